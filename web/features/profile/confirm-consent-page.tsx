import { useSearch } from '@tanstack/react-router'
import { confirmConsent } from '#contract/consents.ts'
import { errors } from '#texts/errors.ts'
import { profileTexts } from '#texts/profile.ts'
import { isWholeToken } from '#web/ui/feedback/link-token.ts'
import { OpenedLink } from '#web/ui/feedback/opened-link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Where the link in the newsletter's mail leads: the consent counts from now on. */
export function ConfirmConsentPage() {
  const t = useTexts(profileTexts)
  const say = useTexts(errors)
  const { token } = useSearch({ from: '/confirmconsent' })
  const words = {
    incomplete: say('profile.consentLinkInvalid'),
    what: t('profile.confirmConsentWhat'),
    act: t('profile.confirmConsent'),
    done: t('profile.confirmedConsent'),
    onward: t('profile.toAccount'),
  }
  return (
    <OpenedLink
      title={t('profile.confirmConsent')}
      operation={confirmConsent}
      input={isWholeToken(token) ? { body: { token } } : null}
      words={words}
      to="/user"
    />
  )
}
