import type { LicenceRequest } from '#contract/renewals.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './renewals.module.css'
import { Quiet, WrittenText } from '#web/ui/layout/text/words.tsx'

/** What became of a request, step by step. */
export function RequestSteps({ steps }: { steps: LicenceRequest['steps'] }) {
  const t = useTexts(renewalsTexts)
  return (
    <ol className={classes.steps} aria-label={t('requests.history')}>
      {steps.map(({ state, note, at, by }) => (
        <li key={at}>
          <strong>{t(`requests.state.${state}`)}</strong>{' '}
          <Quiet>{[formats.instant(at), by].filter(Boolean).join(' · ')}</Quiet>
          {note && <WrittenText>{note}</WrittenText>}
        </li>
      ))}
    </ol>
  )
}
