import { useState } from 'react'
import { listMailSamples } from '#contract/mails.ts'
import { mailsTexts } from '#texts/mails.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { MailChoice } from './mail-choice.tsx'

/** Every mail the portal writes, in both languages. Outside a demo there is no such page. */
export function GalleryPage() {
  const t = useTexts(mailsTexts)
  const { language } = useLanguage()
  const [shown, setShown] = useState(language)
  const { data, error } = useRead(listMailSamples, { query: { language: shown } }, { keep: true })
  return (
    <Page
      narrow
      title={t('gallery.title')}
      context={t('gallery.context')}
      error={error}
      crumbs={[
        <TextLink key="mailbox" to="/mailbox">
          {t('mailbox.title')}
        </TextLink>,
      ]}
    >
      <MailChoice mails={data?.items ?? []} language={shown} onLanguage={setShown} />
    </Page>
  )
}
