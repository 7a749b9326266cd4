import { useState } from 'react'
import { listMailTemplates } from '#contract/mails.ts'
import { mailsTexts } from '#texts/mails.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { MailChoice } from './mail-choice.tsx'

/** Every mail the portal writes, with placeholders for what differs from one to the next. */
export function MailTemplatesPage() {
  const t = useTexts(mailsTexts)
  const { language } = useLanguage()
  const [shown, setShown] = useState(language)
  const { data, error } = useRead(listMailTemplates, { query: { language: shown } }, { keep: true })
  return (
    <Page narrow title={t('mailTemplates.title')} context={t('mailTemplates.context')} error={error}>
      <MailChoice mails={data?.items ?? []} language={shown} onLanguage={setShown} />
    </Page>
  )
}
