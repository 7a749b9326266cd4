import { Button } from '@mantine/core'
import { useState } from 'react'
import { askForCourse, listMyCourses, type OwnCourse } from '#contract/courses.ts'
import { coursesTexts } from '#texts/courses.ts'
import { uiTexts } from '#texts/ui.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { formats } from '#web/ui/data/formats.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useCopy } from '#web/ui/data/use-copy.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'

/** The courses a lecturer gives: asking for places, and the link for the students. */
export function OwnCoursesPage() {
  const t = useTexts(coursesTexts)
  const { language } = useLanguage()
  const { data, error, refetchError } = useRead(listMyCourses)
  const [asking, setAsking] = useState(false)
  const university = data?.university
  const action = university && !asking && <Button onClick={() => setAsking(true)}>{t('courses.ask')}</Button>
  return (
    <Page
      narrow
      title={t('courses.mine')}
      context={t('courses.mineContext')}
      action={action}
      error={error}
      refetchError={refetchError}
    >
      <div className={classes.sections}>
        {data && !university && (
          <div>
            <p>{t('courses.noUniversity')}</p>
            <LinkButton to="/products/Student" mt="sm">
              {t('courses.confirmAddress')}
            </LinkButton>
          </div>
        )}
        {university && asking && (
          <Section title={t('courses.askTitle')}>
            <p>{t('courses.askHint', { university: university[language] })}</p>
            <AskForm onDone={() => setAsking(false)} />
          </Section>
        )}
        {university && data.items.length === 0 && !asking && <p>{t('courses.none')}</p>}
        {data?.items.map((course) => (
          <Section key={course.id} title={course.name}>
            <OneCourse course={course} />
          </Section>
        ))}
      </div>
    </Page>
  )
}

interface AskValues extends Record<string, unknown> {
  name: string
  term: string
  places: number | null
}

function AskForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(coursesTexts)
  const ui = useTexts(uiTexts)
  const entry = useEntry<typeof askForCourse, AskValues>(askForCourse, {
    initial: { name: '', term: '', places: null },
    input: ({ name, term, places }) => ({ body: { name, term, places: places ?? 0 } }),
    done: () => {
      notify.success(t('courses.asked'))
      onDone()
    },
  })
  const cancel = (
    <Button variant="default" onClick={onDone}>
      {ui('ui.cancel')}
    </Button>
  )
  return (
    <EntryForm entry={entry} saveLabel={t('courses.ask')} cancel={cancel}>
      <FieldGrid>
        <TextField {...entry.field('name', t('courses.name'))} />
        <TextField {...entry.field('term', t('courses.term'))} />
        <NumberField {...entry.field('places', t('courses.places'))} min={1} />
      </FieldGrid>
    </EntryForm>
  )
}

function OneCourse({
  course: { term, places, taken, state, reason, link, university, createdAt },
}: {
  course: OwnCourse
}) {
  const t = useTexts(coursesTexts)
  const { language } = useLanguage()
  const copyText = useCopy()
  const copy = (address: string) => copyText(address, t('courses.copied'))
  return (
    <>
      <Facts
        facts={[
          [t('courses.term'), term],
          [t('courses.university'), university[language]],
          [t('courses.state'), t(`courses.state.${state}`)],
          [t('courses.places'), t('courses.takenOf', { taken, places })],
          [t('courses.created'), formats.date(createdAt)],
          [t('courses.link'), link && <code>{link}</code>],
        ]}
      />
      {reason && <p>{t('courses.reason', { reason })}</p>}
      {link && (
        <Button size="xs" variant="default" mt="xs" onClick={() => copy(link)}>
          {t('courses.copy')}
        </Button>
      )}
    </>
  )
}
