import type { Studies } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './students.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Quiet } from '#web/ui/layout/text/words.tsx'

/** What happened when, the newest first; what lies ahead on top. */
export function Timeline({ events }: { events: Studies['events'] }) {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  return (
    <Section title={t('students.timeline')}>
      <PlainList className={classes.timeline} gap="0.5rem">
        {events.toReversed().map(({ kind, at, aboutDe, aboutEn, byStaff }) => {
          const about = language === 'de' ? aboutDe : aboutEn
          return (
            <li key={`${kind} ${at}`}>
              <time dateTime={at}>{formats.date(at)}</time>
              <span>
                {t(`students.event.${kind}`)}
                {about && <Quiet>: {about}</Quiet>}
                {byStaff && (kind === 'downloaded' || kind === 'generated') && (
                  <Quiet> ({t('students.byStaff')})</Quiet>
                )}
                {kind === 'ends' && <Quiet> ({t('students.ahead')})</Quiet>}
              </span>
            </li>
          )
        })}
      </PlainList>
    </Section>
  )
}
