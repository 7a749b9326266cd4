import { useSearch } from '@tanstack/react-router'
import { confirmRegistration } from '#contract/registration.ts'
import { registrationTexts } from '#texts/registration.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { isWholeToken } from '#web/ui/feedback/link-token.ts'
import { OpenedLink } from '#web/ui/feedback/opened-link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { WhichPassword } from './which-password.tsx'

/** Where the link of the confirmation mail leads: makes the account, then goes to the sign-in by itself. */
export function ConfirmationPage() {
  const t = useTexts(registrationTexts)
  const { id: token, isRoloffMatek } = useSearch({ from: '/confirmationRegistration' })
  const words = {
    incomplete: t('registration.linkIncomplete'),
    what: t('registration.confirmWhat'),
    act: t('registration.confirmNow'),
    done: t(isRoloffMatek ? 'registration.doneRoloffMatek' : 'registration.done'),
    onward: t('registration.toLogin'),
  }
  const again = (
    <LinkButton to="/registration" variant="default">
      {t('registration.again')}
    </LinkButton>
  )
  return (
    <OpenedLink
      title={t('registration.confirmTitle')}
      operation={confirmRegistration}
      input={isWholeToken(token) ? { body: { token } } : null}
      words={words}
      goOn
      otherwise={again}
      asks={{
        code: 'registration.passwordNeeded',
        form: (done) => <WhichPassword token={token} done={done} otherwise={again} />,
      }}
    />
  )
}
