import { Alert } from '@mantine/core'
import type { LedgerCheck } from '#contract/ledger.ts'
import type { Reason } from '#licence/reason.ts'
import { describeReason } from '#licence/words.ts'
import { ledgerTexts } from '#texts/ledger.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './ledger.module.css'

/** What the check of the whole ledger found. */
export function Finding({ answer }: { answer: LedgerCheck }) {
  const t = useTexts(ledgerTexts)
  const { language } = useLanguage()
  const number = (n: number) => formats.number(n, language)
  const { entries, brokenAt, heads, wrongHead, unknownHead, reasons, licences } = answer
  const faults = [
    brokenAt !== null && t('ledger.brokenAt', { position: number(brokenAt) }),
    wrongHead !== null && t('ledger.wrongHead', { day: formats.date(wrongHead) }),
    unknownHead !== null && t('ledger.unknownHead', { day: formats.date(unknownHead) }),
    ...(['changed', 'missing', 'outside'] as const).map(
      (kind) => licences[kind].length > 0 && t(`ledger.${kind}`, { serials: licences[kind].join(', ') }),
    ),
  ].filter((line) => line !== false)
  if (faults.length === 0)
    return <Alert color="green">{t('ledger.whole', { entries: number(entries), heads: number(heads) })}</Alert>
  return (
    <Alert color="red">
      {faults.map((line) => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
      {reasons.length > 0 && (
        <>
          <p className={classes.line}>{t('ledger.details')}</p>
          <ul>
            {reasons.slice(0, 10).map((reason, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same fault may be told twice, and the list never changes
              <li key={at}>{describeReason(reason as Reason, language)}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
