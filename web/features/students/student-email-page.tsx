import { Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { confirmStudentEmail } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { Notice } from '#web/ui/error-notice.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { isWholeToken } from '#web/ui/link-token.ts'
import { Page } from '#web/ui/page.tsx'
import { useWrite } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

/** Where the link to a student's university address leads. */
export function StudentEmailPage() {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  const { id = '', email = '' } = useSearch({ strict: false })
  const [status, setStatus] = useState<number | null>(null)
  const whole = isWholeToken(id) && email.includes('@')
  const { run, error } = useWrite(confirmStudentEmail, { silent: true, done: (answer) => setStatus(answer.status) })
  useEffect(() => {
    if (whole) void run({ body: { id, email } })
  }, [run, id, email, whole])
  const problem = whole ? error?.text(language) : t('students.confirmIncomplete')
  return (
    <Page slim title={t('students.confirmTitle')}>
      <Stack gap="sm">
        {problem && status === null ? (
          <Notice>{problem}</Notice>
        ) : (
          <Text component="output">
            {status === null
              ? t('students.confirmWorking')
              : t(status === 3 ? 'students.confirmKnown' : 'students.confirmUnknown')}
          </Text>
        )}
        {(status !== null || problem) && <LinkButton to="/products/Student">{t('students.goOn')}</LinkButton>}
      </Stack>
    </Page>
  )
}
