import { crmTexts } from '#texts/crm.ts'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './crm.module.css'
import type { Outcome } from './use-licence-run.ts'
import { Quiet } from '#web/ui/layout/text/words.tsx'

/** What became of a licence file, in words. */
export function LicenceOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const t = useTexts(crmTexts)
  const say = useTexts(licenceImportsTexts)
  const { language } = useLanguage()
  if (!outcome) return <Quiet>{t('crm.documentWaiting')}</Quiet>
  if ('error' in outcome) return <span className={classes.problem}>{outcome.error.text(language)}</span>
  const { outcome: became, failure, customerNumber } = outcome.result
  const detail = failure
    ? `: ${say(`imports.failure.${failure}`)}`
    : became === 'otherCustomer'
      ? `: ${customerNumber}`
      : ''
  return (
    <span className={became === 'imported' || became === 'repeated' ? undefined : classes.problem}>
      {say(`imports.${became}`)}
      {detail}
    </span>
  )
}
