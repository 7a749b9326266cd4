import { Stack, Switch, Text } from '@mantine/core'
import { type Consent, listConsents, setConsent } from '#contract/consents.ts'
import { profileTexts } from '#texts/profile.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useMe } from '#web/ui/data/use-session.ts'
import { useMailed } from '#web/shared/mails/use-mailed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** What one consented to and when; each can be given and withdrawn. */
export function ConsentsSection() {
  const t = useTexts(profileTexts)
  const mailed = useMailed()
  const { email } = useMe()
  const { data, error, refetch } = useRead(listConsents)
  const write = useWrite(setConsent, {
    done: async ({ state }) =>
      state === 'requested'
        ? notify.note(await mailed(t('profile.consentMailed', { email })))
        : notify.success(t(state === 'given' ? 'profile.consentGiven' : 'profile.consentWithdrawn')),
  })
  const stateOf = ({ state, at, textVersion }: Consent) =>
    t(`profile.consent.${state}`, { at: at ? formats.instant(at) : '', version: textVersion ?? '' })
  return (
    <Card title={t('profile.consents')} hint={t('profile.consentsHint')} aria-busy={!data && !error}>
      {error && <ErrorNotice error={error} retry={refetch} />}
      <Stack gap={16}>
        {data?.items.map((consent) =>
          // It belongs to a purchase: it is asked for, and given, where the licence is generated.
          consent.kind === 'downloadReturn' ? (
            <div key={consent.kind}>
              <Text size="sm">{t(`profile.consent.${consent.kind}`)}</Text>
              <Text size="xs" c="dimmed">
                {t(`profile.consent.${consent.kind}Hint`)}
                <br />
                {stateOf(consent)}
              </Text>
            </div>
          ) : (
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
          ),
        )}
      </Stack>
    </Card>
  )
}
