import { Button } from '@mantine/core'
import { type LinkedAccount, listLinkedAccounts, unlinkAccount } from '#contract/sso-links.ts'
import { ssoTexts } from '#texts/sso.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './company-sso.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Quiet } from '#web/ui/layout/text/words.tsx'

/** Who of a company is linked with an account at its provider; a link that leads nowhere any more is taken away here. */
export function LinkedAccounts({ company }: { company: { id: string } }) {
  const t = useTexts(ssoTexts)
  const { can } = useSession()
  const { data, error, refetch } = useRead(listLinkedAccounts, { params: { id: company.id } })
  const { ask, pending } = useConfirmed(unlinkAccount, ({ accountId, email }: LinkedAccount) => ({
    input: { params: { id: company.id, accountId } },
    title: t('sso.unlinkTitle'),
    question: t('sso.unlinkQuestion', { email }),
    confirmLabel: t('sso.unlinkConfirm'),
    done: () => notify.success(t('sso.unlinked')),
  }))
  if (error) return <ErrorNotice error={error} retry={refetch} />
  if (!data || data.items.length === 0) return null
  return (
    <PlainList className={classes.linked} gap="0.375rem" aria-label={t('sso.linked')}>
      {data.items.map((one) => (
        <li key={one.accountId}>
          <span>{one.email}</span>
          <Quiet>{t('sso.linkedSince', { date: formats.instant(one.linkedAt) })}</Quiet>
          {can(unlinkAccount.access) && (
            <Button
              variant="default"
              size="compact-sm"
              disabled={pending}
              aria-label={t('sso.unlink', { email: one.email })}
              onClick={() => ask(one)}
            >
              {t('sso.unlinkConfirm')}
            </Button>
          )}
        </li>
      ))}
    </PlainList>
  )
}
