import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Decision } from '#contract/student-reviews.ts'
import { store } from '#web/api/store.ts'

/** A decision just made, and until when it can be undone. */
export interface Decided {
  people: readonly { id: string; name: string }[]
  decision: Decision
  until: string
}

const decisions = store<readonly Decided[]>([])

const isUndoable = ({ until }: Decided) => Date.parse(until) > Date.now()

/** Remembers a decision for as long as it can be undone, whatever page is opened meanwhile. */
export const noteDecision = (one: Decided): void => decisions.set([one, ...decisions.get().filter(isUndoable)])

export const dropDecision = (one: Decided): void => decisions.set(decisions.get().filter((other) => other !== one))

/** The decisions that can be undone now, the newest first. */
export function useDecisions(): readonly Decided[] {
  const known = useSyncExternalStore(decisions.subscribe, decisions.get)
  useEverySecond(known.length > 0)
  return known.filter(isUndoable)
}

/** Draws what counts down again each second. */
export function useEverySecond(running: boolean): void {
  const [, draw] = useState(0)
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => draw((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [running])
}
