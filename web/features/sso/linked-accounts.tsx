import { Button } from '@mantine/core'
import { type LinkedAccount, listLinkedAccounts, unlinkAccount } from '#contract/sso-links.ts'
import { ssoTexts } from '#texts/sso.ts'
import { confirm } from '#web/ui/confirm.ts'
import { formats } from '#web/ui/formats.ts'
import { notify } from '#web/ui/notify.ts'
import { useRead, useWrite } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './company-sso.module.css'

/** Who of a company is linked with an account at its provider; a link that leads nowhere any more is taken away here. */
export function LinkedAccounts({ company }: { company: { id: string } }) {
  const t = useTexts(ssoTexts)
  const { can } = useSession()
  const { data } = useRead(listLinkedAccounts, { params: { id: company.id } })
  const { run, pending } = useWrite(unlinkAccount, { done: () => notify.success(t('sso.unlinked')) })
  async function ask({ accountId, email }: LinkedAccount) {
    const sure = await confirm({
      title: t('sso.unlinkTitle'),
      question: t('sso.unlinkQuestion', { email }),
      confirmLabel: t('sso.unlinkConfirm'),
    })
    if (sure) await run({ params: { id: company.id, accountId } })
  }
  if (!data || data.items.length === 0) return null
  return (
    <ul className={classes.linked} aria-label={t('sso.linked')}>
      {data.items.map((one) => (
        <li key={one.accountId}>
          <span>{one.email}</span>
          <span className={classes.line}>{t('sso.linkedSince', { date: formats.instant(one.linkedAt) })}</span>
          {can(unlinkAccount.access) && (
            <Button
              variant="default"
              size="compact-sm"
              disabled={pending}
              aria-label={t('sso.unlink', { email: one.email })}
              onClick={() => void ask(one)}
            >
              {t('sso.unlinkConfirm')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
