import { List } from '@mantine/core'
import { diffLicences, issueFacts } from '#licence/diff.ts'
import type { LicenceFacts } from '#licence/licence-file.ts'
import { readBody } from '#licence/licence-lines.ts'
import { describeDifference } from '#licence/words.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import classes from './licences.module.css'

/** What a licence changes from the one before, module by module, in words. */
export function Difference({ before, after }: { before: string | null; after: string }) {
  const t = useTexts(licencesTexts)
  const { language } = useLanguage()
  const [old, now] = [before === null ? null : factsOf(before), factsOf(after)]
  const differences =
    old && now ? diffLicences(old, now).filter((one) => one.kind !== 'fact' || !issueFacts.includes(one.fact)) : []
  return (
    <section>
      <h3 className={classes.heading}>{t('licences.difference')}</h3>
      {old === null && <p>{t('licences.difference.first')}</p>}
      {old !== null && differences.length === 0 && <p>{t('licences.difference.none')}</p>}
      <List size="sm" className={classes.differences}>
        {differences.map((difference) => {
          const words = describeDifference(difference, language)
          return <List.Item key={words}>{words}</List.Item>
        })}
      </List>
    </section>
  )
}

function factsOf(text: string): LicenceFacts | null {
  const body = readBody(text.split('\n').filter((line) => line !== '' && !line.startsWith('SIGNATURE ')))
  return body.ok ? body.facts : null
}
