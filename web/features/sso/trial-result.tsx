import { Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { finishSsoTrial, type SsoSeen, type SsoTrial } from '#contract/sso-refusals.ts'
import { ssoTexts } from '#texts/sso.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './company-sso.module.css'
import { Reason } from './refusals.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** What a sign-in on trial came to: what the provider said, and whether the person would be let in. */
export function TrialResult({ provider, query }: { provider: string; query: string }) {
  const t = useTexts(ssoTexts)
  const { language } = useLanguage()
  const [trial, setTrial] = useState<SsoTrial | null>(null)
  const { run, error } = useWrite(finishSsoTrial, { silent: true, done: setTrial })
  // What came back works once: drawing twice must not send it twice.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void run({ params: { provider }, body: { query } })
  }, [run, provider, query])
  return (
    <Page narrow title={t('sso.tryTitle')}>
      <Stack gap="md">
        {error && <Notice>{error.text(language)}</Notice>}
        {!trial && !error && <Text component="output">{t('sso.tryWait')}</Text>}
        {trial && <Outcome trial={trial} />}
      </Stack>
    </Page>
  )
}

function Outcome({ trial: { admitted, refusal, seen, companyId } }: { trial: SsoTrial }) {
  const t = useTexts(ssoTexts)
  return (
    <>
      {admitted && (
        <Notice color="green">
          {t(admitted.first ? 'sso.tryFirst' : 'sso.tryAdmitted', { email: admitted.email })}
        </Notice>
      )}
      {refusal && (
        <Notice color="orange" title={t('sso.tryRefused')}>
          <Reason {...refusal} />
        </Notice>
      )}
      <Hint>{t('sso.tryNothing')}</Hint>
      {seen ? <Seen seen={seen} /> : <Hint>{t('sso.tryUnread')}</Hint>}
      <LinkButton
        className={classes.back}
        to="/company/$id"
        params={{ id: companyId }}
        search={{ tab: 'details', edit: undefined }}
        variant="default"
      >
        {t('sso.backToCompany')}
      </LinkButton>
    </>
  )
}

// As the standards and makers call them.
const known: Readonly<Record<string, string>> = {
  objectId: 'objectidentifier / objectGUID',
  pairwiseId: 'pairwise-id',
  subjectId: 'subject-id',
  principalName: 'eduPersonPrincipalName',
}

function Seen({ seen: { issuer, name, format, attributes, emails, lasting } }: { seen: SsoSeen }) {
  const t = useTexts(ssoTexts)
  const lines = (all: readonly string[]) =>
    all.length === 0 ? (
      '–'
    ) : (
      <PlainList gap={0}>
        {all.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </PlainList>
    )
  return (
    <Section title={t('sso.tryCame')}>
      <Facts
        layout="stacked"
        facts={[
          [t('sso.seen.issuer'), issuer || '–'],
          [t('sso.seen.name'), name || '–'],
          [t('sso.seen.format'), format || '–'],
          [t('sso.seen.emails'), lines(emails)],
          [
            t('sso.seen.lasting'),
            lines(
              lasting.map(({ kind, value }) => `${known[kind] ?? (format === 'sub' ? 'sub' : 'NameID')}: ${value}`),
            ),
          ],
          [t('sso.seen.attributes'), lines(attributes)],
        ]}
      />
    </Section>
  )
}
