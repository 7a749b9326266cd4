import { Button, Group } from '@mantine/core'
import { useId } from 'react'
import { undoDecision } from '#contract/student-reviews.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { dropDecision, useDecisions } from './decided.ts'
import classes from './reviews.module.css'

/** What was decided within the last minute, with the person’s name and the way back. */
export function DecidedNotes({ onUndone }: { onUndone?: (contactId: string) => void }) {
  const t = useTexts(reviewsTexts)
  const decisions = useDecisions()
  return (
    <div aria-live="polite">
      {decisions.length > 0 && (
        <PlainList gap="0.25rem" aria-label={t('reviews.decisions')}>
          {decisions.slice(0, 3).map((one) => (
            <li key={`${one.people[0]?.id} ${one.until}`}>
              <DecidedNote decided={one} onUndone={onUndone} />
            </li>
          ))}
        </PlainList>
      )}
    </div>
  )
}

interface DecidedNoteProps {
  decided: ReturnType<typeof useDecisions>[number]
  onUndone: ((id: string) => void) | undefined
}

function DecidedNote({ decided, onUndone }: DecidedNoteProps) {
  const t = useTexts(reviewsTexts)
  const about = useId()
  const { run, pending } = useWrite(undoDecision)
  const { people, decision, seconds } = decided
  const [first] = people
  const undo = async () => {
    for (const { id } of people) if (!(await run({ params: { id } }))) return
    dropDecision(decided)
    notify.success(t('reviews.undone'))
    if (people.length === 1) onUndone?.(first!.id)
  }
  return (
    <Group gap="0.25rem 0.75rem" className={classes.decided ?? ''}>
      <span id={about}>
        {people.length > 1
          ? t('reviews.done.several', { count: people.length })
          : t(`reviews.done.${decision}`, { name: first?.name ?? '' })}
      </span>
      <UndoButton seconds={seconds} about={about} pending={pending} onClick={() => void undo()} />
    </Group>
  )
}

interface UndoButtonProps {
  seconds: number
  /** The id of what says whose decision it is. */
  about: string
  pending: boolean
  onClick: () => void
}

/** Screen readers hear what is undone, not each second that passes. */
function UndoButton({ seconds, about, pending, onClick }: UndoButtonProps) {
  const t = useTexts(reviewsTexts)
  return (
    <Button size="xs" variant="default" loading={pending} aria-describedby={about} onClick={onClick}>
      {t('reviews.undo')}
      <span aria-hidden>
        {'\u00a0'}({seconds} s)
      </span>
    </Button>
  )
}
