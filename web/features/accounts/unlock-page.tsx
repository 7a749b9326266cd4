import { useSearch } from '@tanstack/react-router'
import { unlockAccount } from '#contract/accounts.ts'
import { accountsTexts } from '#texts/accounts.ts'
import { errors } from '#texts/errors.ts'
import { isWholeToken } from '#web/ui/feedback/link-token.ts'
import { OpenedLink } from '#web/ui/feedback/opened-link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Where the link of the unlock mail leads: unlocks, then goes to the sign-in by itself. */
export function UnlockPage() {
  const t = useTexts(accountsTexts)
  const say = useTexts(errors)
  const { token } = useSearch({ from: '/resetlockout' })
  const words = {
    incomplete: say('accounts.errorUnlockAccount'),
    what: t('accounts.unlockWhat'),
    act: t('accounts.unlockTitle'),
    done: t('accounts.unlocked'),
    onward: t('accounts.toLogin'),
  }
  return (
    <OpenedLink
      title={t('accounts.unlockTitle')}
      operation={unlockAccount}
      input={isWholeToken(token) ? { body: { token } } : null}
      words={words}
      goOn
    />
  )
}
