import { readStudentCard } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { DecidedNotes } from './decided-notes.tsx'
import { Decide } from './decide.tsx'
import { MailHistory } from './mail-history.tsx'
import { ProofFiles } from './proof-files.tsx'
import { StudentFacts } from './student-facts.tsx'
import { StudentLicences } from './student-licences.tsx'
import classes from '../students.module.css'

/** What staff know of a student, and what they may do: for the page of a contact. */
export function StudentSection({ contactId }: { contactId: string }) {
  const t = useTexts(reviewsTexts)
  const { data: card, error, refetch } = useRead(readStudentCard, { params: { id: contactId } })
  if (error) return <ErrorNotice error={error} retry={refetch} />
  if (!card) return null
  return (
    <>
      <Section title={t('reviews.card')}>
        <div className={classes.sections}>
          <StudentFacts card={card} />
          <ProofFiles emailConfirmed={card.emailConfirmed} proofs={card.proofs} />
          <DecidedNotes />
          <Decide key={`${contactId} ${card.status}`} contactId={contactId} card={card} />
        </div>
      </Section>
      <StudentLicences contactId={contactId} card={card} />
      <MailHistory contactId={contactId} />
    </>
  )
}
