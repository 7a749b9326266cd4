import { Alert, Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { placeOrder } from '#contract/orders.ts'
import type { Studies } from '#contract/students.ts'
import { takeStudentVersion } from '#contract/student-versions.ts'
import { euros } from '#texts/money.ts'
import { studentsTexts } from '#texts/students.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { awaitedOrder } from '#web/shared/orders/awaited-order.ts'
import classes from './students.module.css'
import { useTermWords } from './term-words.ts'
import { productTitle } from '#texts/product-names.ts'
import { Hint, LinkedText } from '#web/ui/layout/text/words.tsx'
import { Licence } from './licence.tsx'

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
      <Guide product={product} />
    </div>
  )
}

/** Where the program is, where the file goes, how a licence request is made: as staff wrote it. */
function Guide({ product }: { product: Studies['product'] }) {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  const words = (language === 'en' && product.guideEn) || product.guideDe
  if (!words) return null
  return (
    <Section title={t('students.guide')}>
      <LinkedText>{words}</LinkedText>
    </Section>
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
    done: ({ location }) => window.location.assign(location),
  })
  const isAwaited = order?.state === 'open' && awaitedOrder() === order.id
  const underWay = order?.confirming || isAwaited || (order?.state === 'pending' && !order.test)
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
