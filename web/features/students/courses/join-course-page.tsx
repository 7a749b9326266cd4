import { Alert, Button, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { joinCourse, readCourseInvitation } from '#contract/courses.ts'
import { coursesTexts } from '#texts/courses.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** Where the link of a course leads: one place, taken with one click. */
export function JoinCoursePage() {
  const t = useTexts(coursesTexts)
  const { language } = useLanguage()
  const { code } = useSearch({ from: '/courses/join' })
  const { data, error, refetchError } = useRead(readCourseInvitation, { params: { code } })
  const join = useWrite(joinCourse, { silent: true })
  const goOn = <LinkButton to="/products/Student">{t('courses.goOn')}</LinkButton>
  return (
    <Page slim title={t('courses.joinTitle')} error={error} refetchError={refetchError}>
      {data && (
        <Stack gap="sm">
          <p>{t('courses.joinText', { name: data.name, term: data.term, university: data.university[language] })}</p>
          {data.joined ? (
            <Alert color="green">
              <output>{t('courses.joined')}</output>
            </Alert>
          ) : (
            <>
              <p>{t('courses.joinHint', { domain: data.university.domain })}</p>
              <p>{data.free > 0 ? t('courses.free', { free: data.free }) : t('courses.full')}</p>
              <Notice>{join.error?.text(language)}</Notice>
              {data.free > 0 && !join.error && (
                <Button loading={join.pending} onClick={() => void join.run({ params: { code } })}>
                  {t('courses.join')}
                </Button>
              )}
            </>
          )}
          {(data.joined || data.free === 0 || join.error) && goOn}
        </Stack>
      )}
    </Page>
  )
}
