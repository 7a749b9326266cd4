import { type Studies, studentSteps } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { IconCheck } from '#web/ui/layout/icons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './students.module.css'

/** The four steps, with the one that is next. */
export function Steps({ studies }: { studies: Studies }) {
  const t = useTexts(studentsTexts)
  const { verified, paid, step, licences } = studies
  const done = { register: true, verify: verified, pay: paid, download: licences.length > 0 }
  return (
    <ol className={classes.steps} aria-label={t('students.steps')}>
      {studentSteps.map((one, at) => {
        const now = one === step && !done[one]
        const words = t(done[one] ? 'students.stepDone' : now ? 'students.stepNow' : 'students.stepAhead', {
          step: t(`students.step.${one}`),
        })
        return (
          <li
            key={one}
            data-state={done[one] ? 'done' : now ? 'now' : 'ahead'}
            aria-current={now ? 'step' : undefined}
            aria-label={words}
          >
            <span className={classes.mark} aria-hidden>
              {done[one] ? <IconCheck /> : at + 1}
            </span>
            <span aria-hidden>{t(`students.step.${one}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}
