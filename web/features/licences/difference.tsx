import { diffLicences, issueFacts } from '#licence/diff.ts'
import type { LicenceFacts } from '#licence/licence-file.ts'
import { readBody } from '#licence/licence-lines.ts'
import { describeDifference } from '#licence/words.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './licences.module.css'
import styles from './difference.module.css'
import { MarkedList } from '#web/ui/layout/plain-list.tsx'

interface DifferenceProps {
  before: LicenceFacts | null
  after: LicenceFacts
  /** What it is compared with, where that is not the last licence. */
  title?: string
}

/** What a licence changes from the one before, module by module, in words. */
export function Difference({ before, after, title: named }: DifferenceProps) {
  const t = useTexts(licencesTexts)
  const { language } = useLanguage()
  const differences = before
    ? diffLicences(before, after).filter((one) => one.kind !== 'fact' || !issueFacts.includes(one.fact))
    : []
  const title = named ?? t('licences.difference')
  return (
    <div>
      <h3 className={classes.heading}>{title}</h3>
      {!before && <p className={classes.line}>{t('licences.difference.first')}</p>}
      {before && differences.length === 0 && <p className={classes.line}>{t('licences.difference.none')}</p>}
      {differences.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <section className={styles.differences} aria-label={title} tabIndex={0}>
          <MarkedList>
            {differences.map((difference) => {
              const words = describeDifference(difference, language)
              return <li key={words}>{words}</li>
            })}
          </MarkedList>
        </section>
      )}
    </div>
  )
}

/** What a licence file says, signed or not yet; null for none. */
export function factsOf(text: string | null): LicenceFacts | null {
  const body = readBody((text ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('SIGNATURE ')))
  return body.ok ? body.facts : null
}
