import type { ReactNode } from 'react'
import { listReviews } from '#contract/waiting-students.ts'
import { readStudentCard, type StudentCard } from '#contract/student-reviews.ts'
import { productName } from '#texts/product-names.ts'
import { studentListTexts } from '#texts/student-lists.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { PendingContent } from '#web/ui/feedback/pending.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Quiet } from '#web/ui/layout/text/words.tsx'
import classes from '../students.module.css'
import { DecidedNotes } from './decided-notes.tsx'
import { Decide } from './decide.tsx'
import { ProofFiles } from './proof-files.tsx'
import { StudentFacts } from './student-facts.tsx'
import { StudentLicence } from './student-licences.tsx'

/** What staff know of a student, and what they may do: for the page of a contact. */
export function StudentSection({ contactId }: { contactId: string }) {
  const t = useTexts(reviewsTexts)
  return (
    <WithCard contactId={contactId}>
      {(card) => (
        <Section title={t('reviews.card')}>
          <div className={classes.sections}>
            <StudentFacts card={card} />
            <ProofFiles emailConfirmed={card.emailConfirmed} proofs={card.proofs} />
            <DecidedNotes />
            <Decide key={`${contactId} ${card.status}`} contactId={contactId} card={card} />
          </div>
        </Section>
      )}
    </WithCard>
  )
}

/** How far a student is, to read: the status, the products, and the proof that waits. */
export function StudentGlance({ contactId }: { contactId: string }) {
  const t = useTexts(reviewsTexts)
  const l = useTexts(studentListTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  return (
    <WithCard contactId={contactId}>
      {(card) => (
        <Section
          title={t('reviews.card')}
          action={
            card.waitingSince !== null &&
            can(listReviews.access) && (
              <LinkButton to="/studentreviews/$id" params={{ id: contactId }}>
                {t('reviews.toReview')}
              </LinkButton>
            )
          }
        >
          <Facts
            layout="columns"
            label={t('reviews.card')}
            facts={[
              [t('reviews.status'), l(`students.listStatus.${card.status}`)],
              [t('reviews.university'), card.chosen && card.chosen[language]],
              [t('reviews.waiting'), card.waitingSince && formats.instant(card.waitingSince)],
              [
                t('reviews.held'),
                card.studies.length > 0 ? (
                  <PlainList key="held">
                    {card.studies.map(({ holdingId, product, licences }) => (
                      <li key={holdingId}>
                        <TextLink to="/editcontact/$id" params={{ id: contactId }} search={{ tab: 'products' }}>
                          {productName(product, language)}
                        </TextLink>{' '}
                        <Quiet>{t(licences.length > 0 ? 'reviews.licensed' : 'reviews.unlicensed')}</Quiet>
                      </li>
                    ))}
                  </PlainList>
                ) : (
                  ''
                ),
              ],
            ]}
          />
        </Section>
      )}
    </WithCard>
  )
}

/** A person's products with how far each is; `children` draws them and what is given for one. */
export function StudentLicences({
  contactId,
  children,
}: {
  contactId: string
  children: (licenceOf: (holding: { id: string }) => ReactNode) => ReactNode
}) {
  return (
    <WithCard contactId={contactId}>
      {(card) =>
        children(({ id }) => {
          const studies = card.studies.find(({ holdingId }) => holdingId === id)
          return studies && <StudentLicence contactId={contactId} studies={studies} />
        })
      }
    </WithCard>
  )
}

function WithCard({ contactId, children }: { contactId: string; children: (card: StudentCard) => ReactNode }) {
  const { data: card, error, refetch } = useRead(readStudentCard, { params: { id: contactId } })
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return card ? children(card) : <PendingContent lines={6} />
}
