import { Alert, Button } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { readStudentCard, type StudentCard } from '#contract/student-reviews.ts'
import { listReviews } from '#contract/waiting-students.ts'
import { isWaiting } from '#contract/verification-status.ts'
import { studentListTexts } from '#texts/student-lists.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useMe } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { DecidedNotes } from './decided-notes.tsx'
import { DecisionButtons, DecisionFields } from './decide.tsx'
import { ProofFiles } from './proof-files.tsx'
import classes from './reviews.module.css'
import { StudentFacts } from './student-facts.tsx'
import { useAge } from './use-age.ts'
import { useDecision } from './use-decision.ts'

/** One proof: the document beside what is known, the decision below; after it the next one opens. */
export function ReviewPage() {
  const t = useTexts(reviewsTexts)
  const { id } = useParams({ from: '/studentreviews/$id' })
  const navigate = useNavigate()
  const keyHeld = useKeyHeld()
  const age = useAge()
  const { data: card, error, refetchError } = useRead(readStudentCard, { params: { id } }, { every: 15_000 })
  const { data: queue } = useRead(listReviews, { query: { show: 'free', pageSize: 50 } }, { every: 15_000 })
  const waiting = queue?.items ?? []
  const place = waiting.findIndex((one) => one.id === id)
  // The longest waiting after this one; after the last one those left out before.
  const next = (waiting[place + 1] ?? waiting.find((one) => one.id !== id))?.id
  const open = (contactId: string | undefined) =>
    contactId ? navigate({ to: '/studentreviews/$id', params: { id: contactId } }) : navigate({ to: '/studentreviews' })
  const [oldest] = waiting
  const action = (
    <>
      <LinkButton to="/editcontact/$id" params={{ id }} variant="default">
        {t('reviews.toPerson')}
      </LinkButton>
      <Button variant="default" onClick={() => void open(next)}>
        {t(next ? 'reviews.next' : 'reviews.toList')}
      </Button>
    </>
  )
  return (
    <Page
      title={card && (card.accountName || card.accountEmail)}
      context={oldest && t('reviews.stand', { count: queue!.total, time: age(oldest.waitingSince) })}
      action={action}
      error={error}
      refetchError={refetchError}
    >
      {card && (
        <Review
          key={`${id} ${card.status}`}
          contactId={id}
          card={card}
          keyHeld={keyHeld}
          onNext={() => void open(next)}
          onUndone={(contactId) => void open(contactId)}
        />
      )}
    </Page>
  )
}

/** Whether the key that decided is still down: a decision sets it, releasing the key or leaving the window clears it. */
function useKeyHeld(): RefObject<boolean> {
  const held = useRef(false)
  useEffect(() => {
    const letGo = () => {
      held.current = false
    }
    window.addEventListener('keyup', letGo)
    window.addEventListener('blur', letGo)
    return () => {
      window.removeEventListener('keyup', letGo)
      window.removeEventListener('blur', letGo)
    }
  }, [])
  return held
}

interface ReviewProps {
  contactId: string
  card: StudentCard
  keyHeld: RefObject<boolean>
  onNext: () => void
  onUndone: (contactId: string) => void
}

function Review({ contactId, card, keyHeld, onNext, onUndone }: ReviewProps) {
  const t = useTexts(reviewsTexts)
  const waits = isWaiting(card.status)
  const decision = useDecision({ contactId, card, onDecided: onNext, keyHeld })
  return (
    <div>
      <Meanwhile card={card} />
      <div className={classes.desk}>
        <Section title={t('reviews.document')}>
          <ProofFiles emailConfirmed={card.emailConfirmed} proofs={card.proofs} open={waits} />
        </Section>
        <div>
          <Section title={t('reviews.card')}>
            <StudentFacts card={card} />
          </Section>
          {waits && (
            <Section title={t('reviews.decision')}>
              <DecisionFields decision={decision} />
            </Section>
          )}
        </div>
      </div>
      <div className={classes.foot} data-foot-bar>
        <DecidedNotes onUndone={onUndone} />
        {waits && <DecisionButtons decision={decision} />}
      </div>
    </div>
  )
}

/** That another account is deciding, or has decided. */
function Meanwhile({ card: { status, claimedBy, earlier } }: { card: StudentCard }) {
  const t = useTexts(reviewsTexts)
  const l = useTexts(studentListTexts)
  const { email } = useMe()
  if (isWaiting(status))
    return claimedBy !== null && claimedBy !== email ? (
      <Alert color="yellow" mb="md">
        <output>{t('reviews.othersClaim', { name: claimedBy })}</output>
      </Alert>
    ) : null
  const by = earlier.at(-1)?.by ?? ''
  const now = l(`students.listStatus.${status}`)
  return (
    <Alert color="blue" mb="md">
      <output>
        {by && by !== email ? t('reviews.decidedBy', { by, status: now }) : t('reviews.noneWaiting', { status: now })}
      </output>
    </Alert>
  )
}
