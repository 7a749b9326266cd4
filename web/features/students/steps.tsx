import { type Studies, studentSteps, type StudentStep } from '#contract/students.ts'
import { isWaiting } from '#contract/verification-status.ts'
import { euros } from '#texts/money.ts'
import { studentsTexts } from '#texts/students.ts'
import { IconCheck } from '#web/ui/layout/icons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './students.module.css'

/** The four steps with the state of each in words, and the one that is next. */
export function Steps({ studies }: { studies: Studies }) {
  const t = useTexts(studentsTexts)
  const { verified, paid, step } = studies
  const states = useStepStates(studies)
  const done = { register: true, verify: verified, pay: paid, download: wasFetched(studies) }
  return (
    <ol className={classes.steps} aria-label={t('students.steps')}>
      {studentSteps.map((one, at) => {
        const now = one === step && !done[one]
        return (
          <li key={one} data-state={done[one] ? 'done' : now ? 'now' : 'ahead'} aria-current={now ? 'step' : undefined}>
            <span className={classes.mark} aria-hidden>
              {done[one] ? <IconCheck /> : at + 1}
            </span>
            <span>{t(`students.step.${one}`)}</span>
            <small>{states[one]}</small>
          </li>
        )
      })}
    </ol>
  )
}

/** The newest licence was fetched after it was made. */
function wasFetched({ licences, events, product: { titleDe } }: Studies): boolean {
  const made = licences.map(({ issuedAt }) => issuedAt).toSorted()
  return events.some(
    ({ kind, at, aboutDe }) => kind === 'downloaded' && aboutDe === titleDe && made.length > 0 && at >= made.at(-1)!,
  )
}

/** The state of each step in words. */
export function useStepStates(studies: Studies): Record<StudentStep, string> {
  const t = useTexts(studentsTexts)
  const { verified, paid, order, product, verification, licences, step } = studies
  const { status } = verification
  return {
    register: t('students.state.done'),
    verify: !product.proofNeeded
      ? t('students.state.notNeeded')
      : verified
        ? t('students.state.proven')
        : isWaiting(status)
          ? t('students.state.inReview')
          : t(status === 'emailUnconfirmed' ? 'students.state.linkSent' : 'students.state.open'),
    pay: paid
      ? t(order?.state === 'paid' && !order.test ? 'students.state.paid' : 'students.free')
      : order?.confirming || order?.state === 'pending'
        ? t('students.state.underWay')
        : euros(product.priceCents),
    download: wasFetched(studies)
      ? t('students.state.fetched')
      : t(licences.length > 0 || step === 'download' ? 'students.state.ready' : 'students.state.later'),
  }
}
