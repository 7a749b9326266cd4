import type { Decision } from '#contract/student-reviews.ts'
import { store } from '#web/api/store.ts'
import { useStored } from '#web/ui/data/use-stored.ts'

/** A decision just made, and until when it can be undone. */
export interface RecentDecision {
  people: readonly { id: string; name: string }[]
  decision: Decision
  until: string
}

interface Undoable extends RecentDecision {
  /** How long it still can be. */
  seconds: number
}

const decisions = store<readonly Undoable[]>([])
let clock: ReturnType<typeof setInterval> | undefined

/** Counts down, and forgets what cannot be undone any more. */
function tell(all: readonly RecentDecision[]): void {
  const now = Date.now()
  const known = all
    .map((one) => ({ ...one, seconds: Math.ceil((Date.parse(one.until) - now) / 1000) }))
    .filter(({ seconds }) => seconds > 0)
  if (known.length === 0) {
    clearInterval(clock)
    clock = undefined
  } else clock ??= setInterval(() => tell(decisions.get()), 1000)
  decisions.set(known)
}

/** Remembers a decision for as long as it can be undone, whatever page is opened meanwhile. */
export const noteDecision = (one: RecentDecision): void => tell([one, ...decisions.get()])

/** It was undone. */
export const dropDecision = ({ until, people }: RecentDecision): void =>
  tell(decisions.get().filter((one) => one.until !== until || one.people[0]?.id !== people[0]?.id))

/** The decisions that can be undone now, the newest first. */
export const useDecisions = (): readonly Undoable[] => useStored(decisions)
