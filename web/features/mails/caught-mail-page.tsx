import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { downloadCaughtAttachment, readCaughtMail } from '#contract/mails.ts'
import { mailsTexts } from '#texts/mails.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { LinkedText } from './linked-text.tsx'
import classes from './mails.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** One mail of the demo's mailbox as its receiver would see it. */
export function CaughtMailPage() {
  const t = useTexts(mailsTexts)
  const { language } = useLanguage()
  const download = useDownload()
  const { id } = useParams({ from: '/mailbox/$id' })
  const { data: mail, error, refetchError } = useRead(readCaughtMail, { params: { id } })
  const save = (index: number) => void download(downloadCaughtAttachment, { params: { id, index } })
  const mailbox = <TextLink to="/mailbox">{t('mailbox.title')}</TextLink>
  return (
    <Page
      narrow
      title={mail && (mail.subject || t('mailbox.noSubject'))}
      crumbs={[mailbox]}
      error={error}
      refetchError={refetchError}
    >
      {mail && (
        <>
          <Facts
            facts={[
              [t('mailbox.from'), mail.from],
              [t('mailbox.to'), mail.to],
              [t('mails.cc'), mail.cc],
              [t('mailbox.received'), formats.instant(mail.receivedAt)],
            ]}
          />
          <section className={classes.text} aria-label={t('mailbox.text')}>
            <LinkedText text={mail.text} />
          </section>
          {mail.attachments.length > 0 && (
            <Section title={t('mailbox.attachments')}>
              <PlainList gap="0.5rem">
                {mail.attachments.map(({ name, size }, index) => (
                  <li key={`${index} ${name}`}>
                    <Button
                      variant="default"
                      leftSection={<IconDownload />}
                      h="auto"
                      mih={36}
                      py={6}
                      classNames={{ label: classes.wrap ?? '' }}
                      onClick={() => save(index)}
                    >
                      {t('mailbox.download', { name, size: formats.size(size, language) })}
                    </Button>
                  </li>
                ))}
              </PlainList>
            </Section>
          )}
        </>
      )}
    </Page>
  )
}
