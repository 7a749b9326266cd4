import { type MailRow, readMail } from '#contract/mails.ts'
import { mailsTexts } from '#texts/mails.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './mails.module.css'

/** What a mail of the outbox said, without what only its receiver may know. */
export function MailDialog({
  mail: { id, subject, receiver, cc, createdAt },
  close,
}: {
  mail: MailRow
  close: () => void
}) {
  const t = useTexts(mailsTexts)
  const { data, error } = useRead(readMail, { params: { id } })
  return (
    <Dialog title={subject} onClose={close} size="lg">
      <Facts
        facts={[
          [t('mails.receiver'), receiver],
          [t('mails.cc'), cc.join(', ')],
          [t('mails.created'), formats.instant(createdAt)],
        ]}
      />
      {error && <ErrorNotice error={error} />}
      {data && (
        <>
          <section className={classes.text} aria-label={t('mails.text')}>
            {data.text}
          </section>
          {data.secret && <p className={classes.small}>{t('mails.secretHidden')}</p>}
        </>
      )}
    </Dialog>
  )
}
