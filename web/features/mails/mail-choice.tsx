import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { WrittenMail } from '#contract/mails.ts'
import type { Language } from '#contract/shapes.ts'
import { mailsTexts } from '#texts/mails.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { showSandboxed } from '#web/trusted-types.ts'
import classes from './mails.module.css'

interface Props {
  mails: readonly WrittenMail[]
  language: Language
  onLanguage: (language: Language) => void
}

/** One mail after another, as its receivers see it and as text, in either language. */
export function MailChoice({ mails, language, onLanguage }: Props) {
  const t = useTexts(mailsTexts)
  const [index, setIndex] = useState(0)
  const mail = mails[index]
  return (
    <>
      <SegmentedControl
        aria-label={t('gallery.language')}
        value={language}
        onChange={(next) => onLanguage(next === 'en' ? 'en' : 'de')}
        data={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
      />
      <NativeSelect
        label={t('gallery.choose')}
        value={String(index)}
        onChange={(event) => setIndex(Number(event.currentTarget.value))}
        data={mails.map(({ subject, template }, at) => ({ value: String(at), label: `${subject} (${template})` }))}
      />
      {mail && (
        <>
          {/* Nothing in it runs: it is looked at. */}
          <iframe
            className={classes.preview}
            title={t('gallery.preview', { subject: mail.subject })}
            sandbox=""
            ref={(frame) => {
              if (frame) showSandboxed(frame, mail.html)
            }}
          />
          <Section title={t('gallery.text')}>
            <div className={classes.text}>{mail.text}</div>
          </Section>
        </>
      )}
    </>
  )
}
