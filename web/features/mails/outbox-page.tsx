import { Badge } from '@mantine/core'
import { lazy, useState } from 'react'
import { listMails, type MailRow, resendMail } from '#contract/mails.ts'
import { mailsTexts } from '#texts/mails.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconEye, IconRefresh } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { MailDialog } from './mail-dialog.tsx'
import classes from './mails.module.css'
import { isResendable, nameOf } from './mail-words.ts'

const ResendMany = lazy(async () => ({ default: (await import('./mails-bulk.tsx')).ResendMany }))

/** While the mail server is away mails wait for hours: the list asks no oftener than so many milliseconds. */
const lookAgain = 3000
const colours = { queued: 'gray', sent: 'green', failed: 'red' } as const

/** What the portal sent, still wants to send, or could not: what failed for good is sent again from here. */
export function OutboxPage() {
  const t = useTexts(mailsTexts)
  const { can } = useSession()
  const list = useListState(listMails)
  const { ask, pending } = useConfirmed(resendMail, ({ id, subject, receiver }: MailRow) => ({
    input: { params: { id } },
    title: t('mails.resendTitle'),
    question: t('mails.resendQuestion', { subject, receiver }),
    confirmLabel: t('mails.resendConfirm'),
    done: () => notify.success(t('mails.requeued', { receiver })),
  }))
  const [read, setRead] = useState<MailRow | null>(null)
  const actions = (mail: MailRow) => (
    <>
      <RowButton
        text={t('mails.read', { receiver: mail.receiver })}
        icon={<IconEye />}
        letter="o"
        onClick={() => setRead(mail)}
      />
      {isResendable(mail) && can(resendMail.access) && (
        <RowButton
          text={t('mails.resend', { receiver: mail.receiver })}
          icon={<IconRefresh />}
          letter="r"
          disabled={pending}
          onClick={() => ask(mail)}
        />
      )}
    </>
  )
  return (
    <Page
      title={t('mails.title')}
      context={t('mails.context')}
      action={<TextLink to="/mailtemplates">{t('mailTemplates.title')}</TextLink>}
    >
      <ListTable
        list={list}
        texts={mailsTexts}
        cells={{
          receiver: ({ receiver, cc }) => (
            <>
              {receiver}
              {cc.length > 0 && <SecondText>{`${t('mails.cc')}: ${cc.join(', ')}`}</SecondText>}
            </>
          ),
          state: (mail) => <State mail={mail} />,
        }}
        empty={{ text: t('mails.empty') }}
        underWay={({ state }) => state === 'queued'}
        every={lookAgain}
        actions={actions}
        {...(can(resendMail.access) && {
          bulk: {
            name: nameOf,
            actions: (mails: MailRow[], clear: () => void) => <ResendMany mails={mails} clear={clear} />,
          },
        })}
      />
      {read && <MailDialog mail={read} close={() => setRead(null)} />}
    </Page>
  )
}

/** How far a mail got, and what the mail server said when it did not get through. */
function State({ mail: { state, attempts, lastError, sentAt } }: { mail: MailRow }) {
  const t = useTexts(mailsTexts)
  const tries = t('mails.attempts', { count: attempts })
  return (
    <>
      <Badge color={colours[state]}>{t(`mails.state.${state}`)}</Badge>
      {state === 'sent' && <SecondText>{formats.instant(sentAt)}</SecondText>}
      {lastError && (
        <details className={classes.small}>
          <summary>{`${t('mails.error')}, ${tries}`}</summary>
          <span className={classes.error}>{lastError}</span>
        </details>
      )}
    </>
  )
}
