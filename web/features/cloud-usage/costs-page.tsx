import { Button } from '@mantine/core'
import { useState } from 'react'
import { type CostVariables, listCostVariables, removeCostVariables, saveCostVariables } from '#contract/cloud-costs.ts'
import { cloudCostTexts } from '#texts/cloud-usage.ts'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { centsOf } from '#web/ui/form/fields/parse-number.ts'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { localeOf } from '#web/ui/data/locale.ts'
import { IconPlus, IconTrash } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

interface Dated extends CostVariables {
  fromMonth: string
}

/** The month with its whole year: `May 26` would be taken for a day. */
const monthOf = (month: string, language: 'de' | 'en') =>
  new Date(`${month.slice(0, 7)}-01T00:00:00Z`).toLocaleString(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** What usage costs, from which month on. */
export function CostsPage() {
  const t = useTexts(cloudCostTexts)
  const { data, error, refetchError } = useRead(listCostVariables)
  const [adding, setAdding] = useState(false)
  const action = !adding && (
    <Button leftSection={<IconPlus />} onClick={() => setAdding(true)}>
      {t('cloudCosts.add')}
    </Button>
  )
  return (
    <Page
      narrow
      title={t('cloudCosts.title')}
      context={t('cloudCosts.context')}
      action={action}
      error={error}
      refetchError={refetchError}
    >
      {adding && (
        <Section title={t('cloudCosts.add')}>
          <CostForm onSaved={() => setAdding(false)} />
        </Section>
      )}
      {data?.items.map((costs) => (
        <Known key={costs.fromMonth} costs={costs} />
      ))}
      {data?.items.length === 0 && !adding && <p>{t('cloudCosts.none')}</p>}
    </Page>
  )
}

function Known({ costs }: { costs: Dated }) {
  const t = useTexts(cloudCostTexts)
  const { language } = useLanguage()
  const month = monthOf(costs.fromMonth, language)
  const { remove } = useRemoval(removeCostVariables, () => ({
    input: { params: { month: costs.fromMonth } },
    title: t('cloudCosts.removeTitle'),
    question: t('cloudCosts.removeQuestion', { month }),
    confirmLabel: t('cloudCosts.remove'),
    removed: () => notify.note(t('cloudCosts.removed', { month })),
  }))
  const action = (
    <Button size="compact-sm" variant="default" leftSection={<IconTrash />} onClick={() => remove()}>
      {t('cloudCosts.remove')}
    </Button>
  )
  return (
    <Section title={t('cloudCosts.since', { month })} action={action}>
      <CostForm known={costs} />
    </Section>
  )
}

function CostForm({ known, onSaved }: { known?: Dated; onSaved?: () => void }) {
  const t = useTexts(cloudCostTexts)
  const { language } = useLanguage()
  const entry = useEntry(saveCostVariables, {
    initial: {
      fromMonth: known?.fromMonth ?? '',
      perHourCents: (known?.perHourCents ?? 0) / 100,
      perLoginMonthCents: (known?.perLoginMonthCents ?? 0) / 100,
      serverMonthCents: (known?.serverMonthCents ?? 0) / 100,
    },
    input: ({ fromMonth, perHourCents, perLoginMonthCents, serverMonthCents }) => ({
      body: {
        fromMonth,
        perHourCents: centsOf(perHourCents),
        perLoginMonthCents: centsOf(perLoginMonthCents),
        serverMonthCents: centsOf(serverMonthCents),
      },
    }),
    done: ({ fromMonth }) => {
      notify.success(t('cloudCosts.saved', { month: monthOf(fromMonth, language) }))
      onSaved?.()
    },
  })
  return (
    <EntryForm entry={entry}>
      <FieldGrid>
        {!known && (
          <TextField
            {...entry.field('fromMonth', t('cloudCosts.month'))}
            hint={t('cloudCosts.monthHint')}
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the form is gone, and the focus with it
            autoFocus
          />
        )}
        <NumberField {...entry.field('perHourCents', t('cloudCosts.perHour'))} min={0} step={0.1} decimals={2} />
        <NumberField {...entry.field('perLoginMonthCents', t('cloudCosts.perLogin'))} min={0} step={0.1} decimals={2} />
        <NumberField {...entry.field('serverMonthCents', t('cloudCosts.server'))} min={0} step={1} decimals={2} />
      </FieldGrid>
    </EntryForm>
  )
}
