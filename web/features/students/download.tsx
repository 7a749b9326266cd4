import { Alert, Button, Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import { placeOrder } from '#contract/orders.ts'
import { downloadStudentLicence, generateStudentLicence, type Studies } from '#contract/students.ts'
import { euros } from '#texts/money.ts'
import { studentsTexts } from '#texts/students.ts'
import { Facts } from '#web/ui/facts.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { formats } from '#web/ui/formats.ts'
import { TextLink } from '#web/ui/link.tsx'
import { notify } from '#web/ui/notify.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useDownload } from '#web/ui/use-download.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { ReasonButton } from '#web/ui/reason-button.tsx'
import { beginPaymentWait } from '#web/ui/awaited-order.ts'
import classes from './students.module.css'
import { productTitle } from '#texts/product-names.ts'
import { reasonsTexts } from '#texts/reasons.ts'

interface DownloadProps {
  studies: Studies
  /** Shows what is needed for the proof. */
  onProve: () => void
}

/** Price and term, payment, and the licence: one button at a time. */
export function Download({ studies, onProve }: DownloadProps) {
  const t = useTexts(studentsTexts)
  const { product, term, order, paid, verified, licences } = studies
  const years = product.licenceMonths / 12
  const length = Number.isInteger(years)
    ? years === 1
      ? t('students.year')
      : t('students.years', { count: years })
    : t('students.months', { count: product.licenceMonths })
  const mayPay = !paid && (verified || product.payFirst)
  return (
    <div className={classes.sections}>
      <Facts
        facts={[
          [t('students.price'), product.priceCents === 0 ? t('students.free') : euros(product.priceCents)],
          [t('students.term'), length],
        ]}
      />
      {order?.paidAt && !order.test && <p>{t('students.paidOn', { day: formats.date(order.paidAt) })}</p>}
      {order?.state === 'paid' && order.test && <Alert color="yellow">{t('students.testOnly')}</Alert>}
      {term && <Term term={term} suspended={licences.some(({ disabled }) => disabled)} />}
      {!verified && (
        <p>
          {t('students.first', { step: t('students.step.verify') })}{' '}
          <Button size="xs" variant="default" onClick={onProve}>
            {t('students.verification')}
          </Button>
        </p>
      )}
      {mayPay && <Pay studies={studies} />}
      {verified && paid && <Licence studies={studies} />}
      {product.successor && <Successor successor={product.successor} />}
    </div>
  )
}

function Term({ term, suspended }: { term: NonNullable<Studies['term']>; suspended: boolean }) {
  const t = useTexts(studentsTexts)
  const { startsOn, endsOn, ended } = term
  if (suspended) return <Alert color="red">{t('students.suspended')}</Alert>
  return ended ? (
    <Alert color="yellow">{t('students.ended', { end: formats.date(endsOn) })}</Alert>
  ) : (
    <p>{t('students.validUntil', { start: formats.date(startsOn), end: formats.date(endsOn) })}</p>
  )
}

function Successor({ successor }: { successor: NonNullable<Studies['product']['successor']> }) {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  const name = productTitle(successor, language)
  return <p className={classes.note}>{t('students.successor', { name })}</p>
}

function Pay({ studies: { product, order } }: { studies: Studies }) {
  const t = useTexts(studentsTexts)
  const { run, pending } = useWrite(placeOrder, {
    done: ({ orderId, location }) => {
      beginPaymentWait(orderId)
      window.location.assign(location)
    },
  })
  const underWay = order?.confirming || (order?.state === 'pending' && !order.test)
  return (
    <div>
      {(order?.state === 'cancelled' || order?.state === 'refunded') && (
        <Alert color="yellow" mb="sm">
          {t('students.payAgain')}
        </Alert>
      )}
      <ReasonButton
        loading={pending}
        reason={underWay && t('students.waiting')}
        onClick={() => void run({ body: { productId: product.id } })}
      >
        {t('students.pay', { price: euros(product.priceCents) })}
      </ReasonButton>
      <p className={classes.hint}>{t('students.payHint')}</p>
    </div>
  )
}

function Licence({ studies }: { studies: Studies }) {
  const t = useTexts(studentsTexts)
  const why = useTexts(reasonsTexts)
  const { holdingId, product, licences, term, consented } = studies
  const [agreed, setAgreed] = useState(consented)
  const [request, setRequest] = useState<{ name: string; text: string } | null>(null)
  const { run, pending } = useWrite(generateStudentLicence, { done: () => notify.success(t('students.generated')) })
  const more = product.hostBound && licences.length > 0 && licences.length < product.machines
  const offered = licences.length === 0 || term?.ended || more
  const open = [
    ...(product.hostBound && request === null ? [t('students.request')] : []),
    ...(agreed ? [] : [why('reason.consent')]),
  ]
  const usable = licences.filter(({ disabled }) => !disabled && !term?.ended)
  return (
    <div className={classes.sections}>
      {usable.map((licence) => (
        <Fetch key={licence.id} holdingId={holdingId} licence={licence} />
      ))}
      {product.hostBound && <p>{t('students.machines', { used: usable.length, machines: product.machines })}</p>}
      {usable.length > 0 && product.hostBound && (
        <TextLink to="/products/passport/$id" params={{ id: holdingId }}>
          {t('students.move')}
        </TextLink>
      )}
      {offered && (
        <>
          {product.hostBound && (
            <FileDrop
              label={request ? request.name : t('students.request')}
              endings={['.id']}
              limit={256_000}
              onFile={(file) => void file.text().then((text) => setRequest({ name: file.name, text }))}
            />
          )}
          {!consented && (
            <Checkbox
              label={t('students.consent')}
              description={t('students.consentHint')}
              checked={agreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
            />
          )}
          <Group gap="sm">
            <ReasonButton
              loading={pending}
              reason={open.length > 0 && why('reason.open', { what: open.join(', ') })}
              onClick={() =>
                void run({
                  params: { id: holdingId },
                  body: { consent: agreed && !consented, ...(request && { request: request.text }) },
                })
              }
            >
              {t('students.generate')}
            </ReasonButton>
          </Group>
        </>
      )}
    </div>
  )
}

function Fetch({ holdingId, licence }: { holdingId: string; licence: Studies['licences'][number] }) {
  const t = useTexts(studentsTexts)
  const download = useDownload()
  const fetchFile = () =>
    download(downloadStudentLicence, { params: { id: holdingId }, body: { licenceId: licence.id } })
  return (
    <div>
      <Button onClick={() => void fetchFile()}>
        {licence.machine ? t('students.fetchFor', { machine: licence.machine }) : t('students.fetch')}
      </Button>
      <p className={classes.hint}>{licence.fileName}</p>
    </div>
  )
}
