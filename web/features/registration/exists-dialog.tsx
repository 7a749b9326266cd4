import { Text } from '@mantine/core'
import { errors } from '#texts/errors.ts'
import { registrationTexts } from '#texts/registration.ts'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Where the portal does not conceal who has an account: sign in, or reset the password. */
export function ExistsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(registrationTexts)
  const say = useTexts(errors)
  return (
    <Dialog title={t('registration.existsTitle')} onClose={onClose}>
      <Text>{say('registration.userExists')}</Text>
      <DialogButtons>
        <LinkButton to="/forgotPassword" variant="default">
          {t('registration.forgot')}
        </LinkButton>
        <LinkButton to="/login">{t('registration.toLogin')}</LinkButton>
      </DialogButtons>
    </Dialog>
  )
}
