import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { type Course, decideOnCourse, listCourses } from '#contract/courses.ts'
import { coursesTexts } from '#texts/courses.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { AnswerForm } from '#web/ui/dialog/answer-form.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { IconCheck } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** What lecturers ask for, until staff have decided. */
export function CoursesPage() {
  const t = useTexts(coursesTexts)
  const why = useTexts(reasonsTexts)
  const list = useListState(listCourses)
  const [deciding, setDeciding] = useState<Course | null>(null)
  return (
    <Page title={t('courses.list')} context={t('courses.listContext')}>
      <ListTable
        list={list}
        texts={coursesTexts}
        chips={{ show: list.query.show === 'all' ? t('courses.all') : undefined }}
        filters={
          <Switch
            label={t('courses.all')}
            checked={list.query.show === 'all'}
            onChange={({ currentTarget: { checked } }) => list.set({ show: checked ? 'all' : 'open' })}
          />
        }
        empty={{ text: t('courses.listEmpty') }}
        actions={(course) => (
          <RowButton
            text={t('courses.decide', { name: course.name })}
            letter="o"
            icon={<IconCheck />}
            reason={course.state !== 'asked' && why('reason.decided')}
            onClick={() => setDeciding(course)}
          />
        )}
      />
      {deciding && <DecideDialog course={deciding} onClose={() => setDeciding(null)} />}
    </Page>
  )
}

function DecideDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const t = useTexts(coursesTexts)
  const { language } = useLanguage()
  const { id, name, term, places, lecturer, email, university } = course
  const decide = useWrite(decideOnCourse, {
    done: ({ state }) => {
      notify.success(t(state === 'approved' ? 'courses.approved' : 'courses.declined', { name }))
      onClose()
    },
  })
  const send = (approve: boolean, reason: string) => void decide.run({ params: { id }, body: { approve, reason } })
  return (
    <Dialog title={t('courses.decideTitle')} onClose={onClose} stays>
      <p>{t('courses.decideText', { lecturer, places, name, term, university: university[language], email })}</p>
      <AnswerForm
        words={{ label: t('courses.message'), hint: t('courses.messageHint') }}
        maxLength={500}
        pending={decide.pending}
        onDecline={(reason) => send(false, reason)}
      >
        {(reason) => (
          <Button disabled={decide.pending} onClick={() => send(true, reason)}>
            {t('courses.approve')}
          </Button>
        )}
      </AnswerForm>
    </Dialog>
  )
}
