import { NativeSelect, SegmentedControl } from '@mantine/core'
import { notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { listMailSamples } from '#contract/mails.ts'
import { mailsTexts } from '#texts/mails.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { showSandboxed } from '#web/trusted-types.ts'
import classes from './mails.module.css'
import { Section } from '#web/ui/layout/section.tsx'

/** Every mail the portal writes, in both languages. Outside a demo there is no such page. */
export function GalleryPage() {
  const t = useTexts(mailsTexts)
  const { language } = useLanguage()
  const { demo } = usePortal()
  const [shown, setShown] = useState(language)
  const { data, error } = useRead(listMailSamples, { query: { language: shown } }, { enabled: demo, keep: true })
  const [index, setIndex] = useState(0)
  const samples = data?.items ?? []
  const sample = samples[index]
  if (!demo) throw notFound()
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
      <SegmentedControl
        aria-label={t('gallery.language')}
        value={shown}
        onChange={(next) => setShown(next === 'en' ? 'en' : 'de')}
        data={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
      />
      <NativeSelect
        label={t('gallery.choose')}
        value={String(index)}
        onChange={(event) => setIndex(Number(event.currentTarget.value))}
        data={samples.map(({ subject, template }, at) => ({ value: String(at), label: `${subject} (${template})` }))}
      />
      {sample && (
        <>
          {/* Nothing in it runs: it is looked at. */}
          <iframe
            className={classes.preview}
            title={t('gallery.preview', { subject: sample.subject })}
            sandbox=""
            ref={(frame) => {
              if (frame) showSandboxed(frame, sample.html)
            }}
          />
          <Section title={t('gallery.text')}>
            <div className={classes.text}>{sample.text}</div>
          </Section>
        </>
      )}
    </Page>
  )
}
