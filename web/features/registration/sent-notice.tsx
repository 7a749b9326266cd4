import { Button, Group, Stack, Text } from '@mantine/core'
import { resendConfirmation } from '#contract/registration.ts'
import { registrationTexts } from '#texts/registration.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useMailed, useMailedText } from '#web/shared/mails/use-mailed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** After registering; the same for every address. */
export function SentNotice({ email }: { email: string }) {
  const t = useTexts(registrationTexts)
  const mailed = useMailed()
  const sent = useMailedText(t('registration.sent', { email }))
  const { run, pending } = useWrite(resendConfirmation, {
    done: async () => notify.note(await mailed(t('registration.resent'))),
  })
  return (
    <Page slim title={t('registration.sentTitle')}>
      <Stack gap="md">
        <Text component="output" style={{ overflowWrap: 'anywhere' }}>
          {sent}
        </Text>
        <Group>
          <LinkButton to="/login">{t('registration.toLogin')}</LinkButton>
          <Button variant="default" loading={pending} onClick={() => void run({ body: { email } })}>
            {t('registration.resend')}
          </Button>
        </Group>
      </Stack>
    </Page>
  )
}
