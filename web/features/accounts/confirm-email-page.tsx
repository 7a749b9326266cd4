import { useSearch } from '@tanstack/react-router'
import { confirmEmail } from '#contract/security.ts'
import { errors } from '#texts/errors.ts'
import { securityTexts } from '#texts/security.ts'
import { isWholeToken } from '#web/ui/feedback/link-token.ts'
import { OpenedLink } from '#web/ui/feedback/opened-link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Where the link in the mail to a new address leads: takes the address over. */
export function ConfirmEmailPage() {
  const t = useTexts(securityTexts)
  const say = useTexts(errors)
  const { token } = useSearch({ from: '/confirmemail' })
  const words = {
    incomplete: say('accounts.linkInvalid'),
    what: t('security.emailConfirmWhat'),
    act: t('security.emailConfirmNow'),
    done: t('security.emailConfirmed'),
    onward: t('security.goOn'),
  }
  return (
    <OpenedLink
      title={t('security.emailConfirmTitle')}
      operation={confirmEmail}
      input={isWholeToken(token) ? { body: { token } } : null}
      words={words}
    />
  )
}
