import { Alert, List } from '@mantine/core'
import type { Verdict } from '#licence/verify.ts'
import { describeReason } from '#licence/words.ts'
import { licencesTexts } from '#texts/licence-files.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LicenceFacts } from '../licence-facts.tsx'
import { LicenceText } from '../licence-text.tsx'
import { isGenuine, NextStep } from './next-step.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface AnswerProps {
  verdict: Verdict
  /** Checked against a machine, too. */
  bound: boolean
  /** The file. */
  bytes: Uint8Array<ArrayBuffer>
}

/** The answer in words, what the file says, and the file itself where it is one. */
export function Answer({ verdict, bound, bytes }: AnswerProps) {
  const t = useTexts(licencesTexts)
  const { language } = useLanguage()
  const { valid, reasons, notes, licence } = verdict
  const sentences = [...reasons, ...notes].map((reason) => describeReason(reason, language))
  return (
    <>
      <div aria-live="polite">
        <Alert
          color={valid ? 'green' : 'red'}
          title={t(valid ? (bound ? 'verify.validHost' : 'verify.valid') : 'verify.invalid')}
        >
          {sentences.length > 0 && (
            <List size="sm">
              {sentences.map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List>
          )}
        </Alert>
        <NextStep verdict={verdict} bytes={bytes} />
      </div>
      {licence && (
        <>
          <Card title={t('verify.facts')}>
            {!valid && <Hint mb={8}>{t(isGenuine(verdict) ? 'verify.facts.genuine' : 'verify.facts.invalid')}</Hint>}
            <LicenceFacts licence={licence} issued />
          </Card>
          <LicenceText text={new TextDecoder().decode(bytes)} />
        </>
      )}
    </>
  )
}
