import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { claimReview, listReviews, readStudentCard, type StudentCard } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { studentListTexts } from '#texts/student-lists.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Decide, Undo } from './decide.tsx'
import { ProofFiles } from './proof-files.tsx'
import { StudentFacts } from './student-facts.tsx'
import classes from '../students.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** Whose decision can still be taken back. */
interface Decided {
  contactId: string
  name: string
  until: string
}

/** Everything that waits for a decision, document beside decision; the next one opens by itself. */
export function ReviewsPage() {
  const t = useTexts(reviewsTexts)
  const l = useTexts(studentListTexts)
  const { language } = useLanguage()
  const { data, error, refetchError } = useRead(listReviews, {}, { every: 15_000 })
  const keyHeld = useKeyHeld()
  const { contact: asked } = useSearch({ from: '/studentreviews' })
  const [wanted, setWanted] = useState<string | null>(asked ?? null)
  const [decided, setDecided] = useState<Decided | null>(null)
  const free = data?.items.filter(({ claimedBy, mine }) => claimedBy === null || mine) ?? []
  // Who was asked for opens, also beyond the hundred in the list; where another one decides on them, that is said.
  const current = wanted ?? free[0]?.contactId
  const context =
    data?.medianHours != null
      ? t('reviews.median', { hours: formats.number(Math.ceil(data.medianHours), language) })
      : t('reviews.context')
  return (
    <Page title={t('reviews.title')} context={context} error={error} refetchError={refetchError}>
      {decided && (
        <Undo
          key={`${decided.contactId} ${decided.until}`}
          {...decided}
          onUndone={() => {
            setDecided(null)
            setWanted(decided.contactId)
          }}
        />
      )}
      {data?.waiting === 0 && <p>{t('reviews.empty')}</p>}
      {data && data.waiting > 0 && (
        <div className={classes.desk}>
          <Section title={t('reviews.count', { count: data.waiting })}>
            <PlainList className={classes.queue} aria-label={t('reviews.queue')}>
              {data.items.map(({ contactId, name, status, waitingSince, claimedBy, mine }) => (
                <li key={contactId} aria-current={contactId === current ? 'true' : undefined}>
                  <button type="button" disabled={claimedBy !== null && !mine} onClick={() => setWanted(contactId)}>
                    <strong>{name}</strong>
                    <span>
                      {l(`students.listStatus.${status}`)} · {t('reviews.since', { at: formats.date(waitingSince) })}
                    </span>
                    {claimedBy !== null && !mine && <span>{t('reviews.claimedBy', { name: claimedBy })}</span>}
                  </button>
                </li>
              ))}
            </PlainList>
          </Section>
          {current && (
            <Review
              key={current}
              contactId={current}
              keyHeld={keyHeld}
              // The student on the screen stays there when others become free meanwhile.
              onOpened={() => setWanted((chosen) => chosen ?? current)}
              onDecided={(after) => {
                setWanted(null)
                if (after?.undoUntil)
                  setDecided({
                    contactId: current,
                    name: after.accountName || after.accountEmail,
                    until: after.undoUntil,
                  })
              }}
            />
          )}
        </div>
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
  keyHeld: RefObject<boolean>
  onOpened: () => void
  /** The card after a decision; without one another person is wanted. */
  onDecided: (card?: StudentCard) => void
}

function Review({ contactId, keyHeld, onOpened, onDecided }: ReviewProps) {
  const t = useTexts(reviewsTexts)
  const { language } = useLanguage()
  const [claimed, setClaimed] = useState(false)
  const { run, error: refused } = useWrite(claimReview, {
    done() {
      setClaimed(true)
      onOpened()
    },
    silent: true,
  })
  // Read again, not copied: what is done here, such as setting the university, is seen here.
  const { data: card, error: unread } = useRead(readStudentCard, { params: { id: contactId } }, { enabled: claimed })
  const error = refused ?? unread
  useEffect(() => {
    void run({ params: { id: contactId } })
  }, [run, contactId])
  if (error)
    return (
      <Section title={t('reviews.card')}>
        <p>{error.text(language)}</p>
        <Button variant="default" onClick={() => onDecided()}>
          {t('reviews.next')}
        </Button>
      </Section>
    )
  if (!claimed || !card)
    return (
      <Section title={t('reviews.card')} busy>
        {null}
      </Section>
    )
  return (
    <>
      <Section title={t('reviews.document')}>
        <ProofFiles emailConfirmed={card.emailConfirmed} proofs={card.proofs} open />
      </Section>
      <Section title={card.accountName || t('reviews.card')}>
        <div className={classes.sections}>
          <StudentFacts card={card} />
          <Decide key={card.status} contactId={contactId} card={card} onDecided={onDecided} keyHeld={keyHeld} />
        </div>
      </Section>
    </>
  )
}
