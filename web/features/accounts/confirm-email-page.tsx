import { useSearch } from '@tanstack/react-router'
import { confirmEmail } from '#contract/security.ts'
import { errors } from '#texts/errors.ts'
import { securityTexts } from '#texts/security.ts'
import { OpenedLink } from '#web/ui/opened-link.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'

/** Where the link in the mail to a new address leads: takes the address over. */
export function ConfirmEmailPage() {
  const t = useTexts(securityTexts)
  const say = useTexts(errors)
  const { token } = useSearch({ from: '/confirmemail' })
  const words = {
    incomplete: say('accounts.linkInvalid'),
    working: t('security.emailConfirming'),
    done: t('security.emailConfirmed'),
    onward: t('security.goOn'),
  }
  return <OpenedLink title={t('security.emailConfirmTitle')} operation={confirmEmail} token={token} words={words} />
}
