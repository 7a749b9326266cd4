import { Paper, Switch, Text } from '@mantine/core'
import { type Consent, listConsents, setConsent } from '#contract/consents.ts'
import { profileTexts } from '#texts/profile.ts'
import { ErrorNotice } from '#web/ui/error-notice.tsx'
import { formats } from '#web/ui/formats.ts'
import { notify } from '#web/ui/notify.ts'
import { useRead, useWrite } from '#web/ui/use-api.ts'
import { useMe } from '#web/ui/use-session.ts'
import { useMailed } from '#web/ui/use-mailed.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './profile.module.css'

/** What one consented to and when; each can be given and withdrawn. */
export function ConsentsSection() {
  const t = useTexts(profileTexts)
  const mailed = useMailed()
  const { email } = useMe()
  const { data, error, refetch } = useRead(listConsents)
  const write = useWrite(setConsent, {
    done: ({ state }) =>
      state === 'requested'
        ? notify.note(mailed(t('profile.consentMailed', { email })))
        : notify.success(t(state === 'given' ? 'profile.consentGiven' : 'profile.consentWithdrawn')),
  })
  const stateOf = ({ state, at, textVersion }: Consent) =>
    t(`profile.consent.${state}`, { at: at ? formats.instant(at) : '', version: textVersion ?? '' })
  return (
    <Paper withBorder p="md" component="section" aria-busy={!data && !error}>
      <h2 className={classes.heading}>{t('profile.consents')}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {t('profile.consentsHint')}
      </Text>
      {error && <ErrorNotice error={error} retry={refetch} />}
      <div className={classes.consents}>
        {data?.items.map((consent) => (
          <Switch
            key={consent.kind}
            label={t(`profile.consent.${consent.kind}`)}
            description={
              <>
                {t(`profile.consent.${consent.kind}Hint`)}
                <br />
                {stateOf(consent)}
              </>
            }
            checked={consent.state === 'given' || consent.state === 'requested'}
            disabled={write.pending}
            onChange={(event) =>
              void write.run({ params: { kind: consent.kind }, body: { given: event.currentTarget.checked } })
            }
          />
        ))}
      </div>
    </Paper>
  )
}
