import { Button } from '@mantine/core'
import { resendConfirmation } from '#contract/registration.ts'
import { registrationTexts } from '#texts/registration.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { useWrite } from '../../ui/data/use-api.ts'
import { useMailed } from '../../shared/mails/use-mailed.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

/** For a user who gave the right password of an address that is still to be confirmed. */
export function ResendConfirmation({ email }: { email: string }) {
  const t = useTexts(registrationTexts)
  const mailed = useMailed()
  const { run, pending } = useWrite(resendConfirmation, {
    done: async () => notify.note(await mailed(t('registration.resent'))),
  })
  return (
    <Button variant="subtle" loading={pending} onClick={() => void run({ body: { email } })}>
      {t('registration.resend')}
    </Button>
  )
}
