import { Alert, Button, Checkbox, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { placeOrder } from '#contract/orders.ts'
import { downloadStudentLicence, generateStudentLicence, type Studies } from '#contract/students.ts'
import { takeStudentVersion } from '#contract/student-versions.ts'
import { euros } from '#texts/money.ts'
import { studentsTexts } from '#texts/students.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { beginPaymentWait } from '#web/shared/orders/awaited-order.ts'
import classes from './students.module.css'
import { useTermWords } from './term-words.ts'
import { productTitle } from '#texts/product-names.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { Hint } from '#web/ui/layout/words.tsx'

interface DownloadProps {
  studies: Studies
  /** Shows what is needed for the proof. */
  onProve: () => void
}

/** Price and term, payment, and the licence: one button at a time. */
export function Download({ studies, onProve }: DownloadProps) {
  const t = useTexts(studentsTexts)
  const { product, term, order, paid, verified, licences, next } = studies
  const length = useTermWords(product.licenceMonths)
  const mayPay = !paid && (verified || product.payFirst)
  const isPaidFor = order?.state === 'paid' && !order.test
  const waived = product.priceCents === 0 || (paid && !isPaidFor)
  const price = t('students.priceWithTax', { price: euros(product.priceCents), tax: product.taxPercent })
  return (
    <div className={classes.sections}>
      <Facts
        facts={[
          [t('students.price'), waived ? t('students.free') : price],
          [t('students.term'), length],
        ]}
      />
      {isPaidFor && order.paidAt && <p>{t('students.paidOn', { day: formats.date(order.paidAt) })}</p>}
      {order?.state === 'paid' && order.test && <Alert color="yellow">{t('students.testOnly')}</Alert>}
      {term && <Term term={term} verified={verified} suspended={licences.some(({ disabled }) => disabled)} />}
      {!verified && (
        <p>
          {t('students.first', { step: t('students.step.verify') })}{' '}
          <Button size="xs" variant="default" onClick={onProve}>
            {t('students.verification')}
          </Button>
        </p>
      )}
      {mayPay && <Pay product={product} order={order} text="students.pay" />}
      {verified && paid && <Licence studies={studies} />}
      {next && <NextTerm studies={studies} next={next} />}
      {product.successor && <Successor successor={product.successor} />}
    </div>
  )
}

interface TermProps {
  term: NonNullable<Studies['term']>
  verified: boolean
  suspended: boolean
}

function Term({ term: { startsOn, endsOn, ended }, verified, suspended }: TermProps) {
  const t = useTexts(studentsTexts)
  if (suspended) return <Alert color="red">{t('students.suspended')}</Alert>
  if (ended && verified) return <p>{t('students.endedBefore', { end: formats.date(endsOn) })}</p>
  return ended ? (
    <Alert color="yellow">{t('students.ended', { end: formats.date(endsOn) })}</Alert>
  ) : (
    <p>{t('students.validUntil', { start: formats.date(startsOn), end: formats.date(endsOn) })}</p>
  )
}

/** The term after the one that runs: paid for before its end, with a licence of its own. */
function NextTerm({ studies, next }: { studies: Studies; next: NonNullable<Studies['next']> }) {
  const t = useTexts(studentsTexts)
  const { startsOn, endsOn, payableFrom, payable, proofFirst, paid, order, licences } = next
  return (
    <Section title={t('students.next')}>
      <div className={classes.sections}>
        <p>{t('students.nextWhen', { start: formats.date(startsOn), end: formats.date(endsOn) })}</p>
        {licences.some(({ disabled }) => disabled) && <Alert color="red">{t('students.suspended')}</Alert>}
        {paid && <p>{t('students.nextPaid')}</p>}
        {!paid && !payable && !proofFirst && <p>{t('students.nextFrom', { day: formats.date(payableFrom) })}</p>}
        {!paid && proofFirst && <p>{t('students.nextProof')}</p>}
        {payable && <Pay product={studies.product} order={order} text="students.renew" />}
        {paid && studies.verified && (
          <Licence studies={{ ...studies, ...next, term: { startsOn, endsOn, ended: false } }} next />
        )}
      </div>
    </Section>
  )
}

function Successor({ successor }: { successor: NonNullable<Studies['product']['successor']> }) {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { run, pending } = useWrite(takeStudentVersion, {
    done: ({ product }) => void navigate({ to: '/products/Student', search: { product: product.id } }),
  })
  const name = productTitle(successor, language)
  return (
    <Group gap="sm">
      <p className={classes.note}>{t('students.successor', { name })}</p>
      <Button
        size="xs"
        variant="default"
        loading={pending}
        onClick={() => void run({ body: { productId: successor.id } })}
      >
        {t('students.toSuccessor', { name })}
      </Button>
    </Group>
  )
}

interface PayProps {
  product: Studies['product']
  order: Studies['order']
  text: 'students.pay' | 'students.renew'
}

function Pay({ product, order, text }: PayProps) {
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
        {t(text, { price: euros(product.priceCents) })}
      </ReasonButton>
      <Hint>{t('students.payHint')}</Hint>
    </div>
  )
}

/** The licence of the term that runs, or of the next one: made, and made again for further machines. */
function Licence({ studies, next = false }: { studies: Studies; next?: boolean }) {
  const t = useTexts(studentsTexts)
  const why = useTexts(reasonsTexts)
  const { holdingId, product, licences, term, consented } = studies
  const [ticked, setTicked] = useState(false)
  const agreed = consented || ticked
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
        <Fetch key={licence.id} holdingId={holdingId} licence={licence} next={next} />
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
              onChange={(event) => setTicked(event.currentTarget.checked)}
            />
          )}
          <Group gap="sm">
            <ReasonButton
              loading={pending}
              reason={open.length > 0 && why('reason.open', { what: open.join(', ') })}
              onClick={() =>
                void run({
                  params: { id: holdingId },
                  body: { consent: ticked && !consented, next, ...(request && { request: request.text }) },
                })
              }
            >
              {t(next ? 'students.nextGenerate' : 'students.generate')}
            </ReasonButton>
          </Group>
        </>
      )}
    </div>
  )
}

interface FetchProps {
  holdingId: string
  licence: Studies['licences'][number]
  next: boolean
}

function Fetch({ holdingId, licence, next }: FetchProps) {
  const t = useTexts(studentsTexts)
  const download = useDownload()
  const fetchFile = () =>
    download(downloadStudentLicence, { params: { id: holdingId }, body: { licenceId: licence.id } })
  return (
    <div>
      <Button onClick={() => void fetchFile()}>
        {licence.machine
          ? t('students.fetchFor', { machine: licence.machine })
          : t(next ? 'students.nextFetch' : 'students.fetch')}
      </Button>
      <Hint>{licence.fileName}</Hint>
    </div>
  )
}
