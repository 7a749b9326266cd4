import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import {
  createPayment,
  listContactOrders,
  listPayableProducts,
  type Order,
  sendPaymentToCrm,
  setOrderTest,
} from '#contract/orders.ts'
import { euros } from '#texts/money.ts'
import { paymentsTexts } from '#texts/orders.ts'
import { uiTexts } from '#texts/ui.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, TextField } from '#web/ui/form/fields/fields.tsx'
import { centsOf } from '#web/ui/form/fields/parse-number.ts'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { OrderCard } from './orders-page.tsx'
import { productName } from '#texts/product-names.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** A person's payments: what the shop told, what staff entered, and what may be done with them. */
export function PaymentsCard({ contactId }: { contactId: string }) {
  const t = useTexts(paymentsTexts)
  const { can } = useSession()
  const { data, error, refetch } = useRead(listContactOrders, { params: { id: contactId } })
  const [entering, setEntering] = useState(false)
  const action = can(createPayment.access) && !entering && (
    <Button size="xs" variant="default" onClick={() => setEntering(true)}>
      {t('payments.create')}
    </Button>
  )
  return (
    <Section title={t('payments.title')} action={action}>
      {entering && <PaymentForm contactId={contactId} onDone={() => setEntering(false)} />}
      {error && <ErrorNotice error={error} retry={refetch} />}
      {data?.items.length === 0 && <p>{t('payments.none')}</p>}
      <PlainList gap="1rem">
        {data?.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
            <OrderActions order={order} crmMail={data.crmMail} />
          </li>
        ))}
      </PlainList>
    </Section>
  )
}

interface OrderActionsProps {
  order: Order
  /** The customer system has an address to mail to. */
  crmMail: boolean
}

function OrderActions({ order: { id, test, paidAt, state, reference, product }, crmMail }: OrderActionsProps) {
  const t = useTexts(paymentsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const toggle = useWrite(setOrderTest, {
    done: (after) => notify.success(t(after.test ? 'payments.nowTest' : 'payments.nowReal')),
  })
  const change = async () => {
    const facts = { number: reference || id, product: productName(product, language) }
    const question = t(state === 'paid' ? 'payments.toTestQuestion' : 'payments.toTestUnpaid', facts)
    const title = t('payments.toTest')
    if (test || (await confirm({ title, question, danger: true })))
      await toggle.run({ params: { id }, body: { test: !test } })
  }
  const crm = useWrite(sendPaymentToCrm, { done: () => notify.success(t('payments.crmSent')) })
  return (
    <Group gap="xs" mt="xs">
      {can(setOrderTest.access) && (
        <Button size="xs" variant="default" loading={toggle.pending} onClick={() => void change()}>
          {t(test ? 'payments.toReal' : 'payments.toTest')}
        </Button>
      )}
      {can(sendPaymentToCrm.access) && crmMail && paidAt && (
        <Button size="xs" variant="default" loading={crm.pending} onClick={() => void crm.run({ params: { id } })}>
          {t('payments.crmMail')}
        </Button>
      )}
    </Group>
  )
}

interface PaymentValues extends Record<string, unknown> {
  productId: string
  priceCents: number | null
  reference: string
  orderedOn: string | null
}

function PaymentForm({ contactId, onDone }: { contactId: string; onDone: () => void }) {
  const t = useTexts(paymentsTexts)
  const ui = useTexts(uiTexts)
  const { language } = useLanguage()
  const { data } = useRead(listPayableProducts)
  const known = (id: string) => data?.items.find((one) => one.id === id)
  const entry = useEntry<typeof createPayment, PaymentValues>(createPayment, {
    initial: { productId: '', priceCents: null, reference: '', orderedOn: null },
    input: ({ productId, priceCents, reference, orderedOn }) => ({
      params: { id: contactId },
      body: { productId, priceCents: centsOf(priceCents), reference, orderedOn: orderedOn ?? '' },
    }),
    ask: ({ productId, priceCents, reference, orderedOn }) =>
      confirm({
        title: t('payments.create'),
        question: t('payments.createQuestion', {
          number: reference,
          price: euros(centsOf(priceCents)),
          product: productName(known(productId)!, language),
          day: formats.date(orderedOn),
        }),
        confirmLabel: t('payments.create'),
      }),
    done: () => {
      notify.success(t('payments.created'))
      onDone()
    },
    failed: ({ code }) => {
      if (code !== 'request.invalid') return false
      notify.error(t('payments.fillAllFields'))
      return true
    },
  })
  return (
    <EntryForm
      entry={entry}
      cancel={
        <Button variant="default" onClick={onDone}>
          {ui('ui.cancel')}
        </Button>
      }
    >
      <FieldGrid>
        <SelectField
          {...entry.field('productId', t('payments.product'))}
          onChange={(id: string) => entry.set({ productId: id, priceCents: (known(id)?.priceCents ?? 0) / 100 })}
          choices={(data?.items ?? []).map(({ id, titleDe, titleEn, version }) => ({
            value: id,
            label: productName({ titleDe, titleEn, version }, language),
          }))}
        />
        <NumberField {...entry.field('priceCents', t('payments.price'))} min={0} step={0.1} decimals={2} />
        <TextField {...entry.field('reference', t('payments.orderNumber'))} inputMode="numeric" />
        <DateField {...entry.field('orderedOn', t('payments.orderedOn'))} />
      </FieldGrid>
    </EntryForm>
  )
}
