import { listCaughtMails } from '#contract/mails.ts'
import { mailsTexts } from '#texts/mails.ts'
import { formats } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './mails.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

const lookAgain = 5000

/** The mails the demo caught, newest first. Outside a demo there is no such page. */
export function MailboxPage() {
  const t = useTexts(mailsTexts)
  const { data, error, refetchError } = useRead(listCaughtMails, {}, { every: lookAgain })
  return (
    <Page narrow title={t('mailbox.title')} context={t('mailbox.context')} error={error} refetchError={refetchError}>
      <TextLink to="/mailgallery">{t('gallery.title')}</TextLink>
      {data?.items.length === 0 && <p>{t('mailbox.empty')}</p>}
      <PlainList gap="0.5rem" aria-busy={!data}>
        {data?.items.map(({ id, subject, to, receivedAt }) => (
          <li key={id} className={classes.entry}>
            <TextLink to="/mailbox/$id" params={{ id }}>
              {subject || t('mailbox.noSubject')}
            </TextLink>
            <span className={classes.small}>{`${t('mailbox.to')}: ${to} · ${formats.instant(receivedAt)}`}</span>
          </li>
        ))}
      </PlainList>
    </Page>
  )
}
