import { useSearch } from '@tanstack/react-router'
import { confirmStudentEmail } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { isWholeToken } from '#web/ui/feedback/link-token.ts'
import { OpenedLink } from '#web/ui/feedback/opened-link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { mailedAddress } from './mailed-address.ts'

/** Where the link to a student's university address leads. */
export function StudentEmailPage() {
  const t = useTexts(studentsTexts)
  const { id, email: mailed } = useSearch({ from: '/confirmationStudentEmail' })
  const email = mailedAddress(mailed)
  return (
    <OpenedLink
      title={t('students.confirmTitle')}
      operation={confirmStudentEmail}
      input={isWholeToken(id) && email.includes('@') ? { body: { id, email } } : null}
      to="/products/Student"
      words={{
        incomplete: t('students.confirmIncomplete'),
        what: t('students.confirmWhat', { email }),
        act: t('students.confirmNow'),
        done: ({ status }) => t(status === 'verified' ? 'students.confirmKnown' : 'students.confirmUnknown'),
        onward: t('students.goOn'),
      }}
    />
  )
}
