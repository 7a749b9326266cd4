import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { launchEventPlace, type PlaceLaunch, type PlaceTold, readEventPlace } from '#contract/event-places.ts'
import { call } from '#web/api.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'

export type Step =
  | { kind: 'looking' }
  /** What the link is for, as `place` says; `outcome` of a start that failed for good. */
  | { kind: 'told'; outcome: Extract<PlaceLaunch['outcome'], 'refused' | 'noStack'> | null }
  /** Tried again by itself: no room, no answer, or asked too often. */
  | { kind: 'waiting'; why: 'full' | 'away' | 'busy'; until: number; error: ApiError | null }
  | { kind: 'own'; since: string | null }
  | { kind: 'leaving'; url: string }
  | { kind: 'problem'; error: ApiError }

/** Seconds between tries while there is no room. */
const pauses = [10, 15, 20, 30, 45, 60] as const
/** Milliseconds between looks at a place another person has. */
const takenPause = 30_000
/** An event may be moved while a guest waits for it. */
const earlyPause = 120_000

/** Moments by the clock of this browser. */
export interface PlaceState {
  lookedAtHere: number
  opensAtHere: number
}

/** The place behind a link: looks, waits for its time by itself, and opens the stream in this tab. */
export function usePlace(token: string) {
  const [place, setPlace] = useState<(PlaceTold & PlaceState) | null>(null)
  const [step, setStep] = useState<Step>({ kind: 'looking' })
  const tries = useRef(0)
  const busy = useRef(false)
  /** What is asked again when waiting is over. */
  const asked = useRef<'look' | 'start'>('look')

  function wait(why: 'full' | 'away' | 'busy', seconds: number, error: ApiError | null = null) {
    setStep({ kind: 'waiting', why, until: Date.now() + seconds * 1000, error })
  }
  const nextPause = () => pauses[Math.min(tries.current++, pauses.length - 1)]!

  async function once(what: 'look' | 'start', work: () => Promise<void>) {
    if (busy.current) return
    busy.current = true
    asked.current = what
    try {
      await work()
    } catch (thrown) {
      const error = asApiError(thrown)
      const seconds = Number(error.details['seconds'])
      if (error.code === 'request.tooMany') wait('busy', Math.max(5, seconds || 0), error)
      else if (error.outcomeUnknown) wait('away', nextPause(), error)
      else setStep({ kind: 'problem', error })
    } finally {
      busy.current = false
    }
  }

  const lookUp = async () => {
    const told = await call(readEventPlace, { body: { token } })
    const lookedAtHere = Date.now()
    setPlace({ ...told, lookedAtHere, opensAtHere: lookedAtHere + told.opensIn * 1000 })
    setStep({ kind: 'told', outcome: null })
  }
  const look = () => once('look', lookUp)

  const start = (how: { endOwn?: boolean; goOn?: boolean } = {}) =>
    once('start', async () => {
      setStep({ kind: 'looking' })
      const { outcome, streamingUrl, ownSession } = await call(launchEventPlace, {
        body: { token, endOwn: how.endOwn ?? false },
      })
      if (outcome === 'started' && streamingUrl) {
        if (ownSession && !how.goOn) return setStep({ kind: 'own', since: ownSession.since })
        setStep({ kind: 'leaving', url: streamingUrl })
        return location.assign(streamingUrl)
      }
      if (outcome === 'full' || outcome === 'away') return wait(outcome, nextPause())
      if (outcome === 'refused' || outcome === 'noStack') return setStep({ kind: 'told', outcome })
      // Early, over or taken: what the place says of itself.
      await lookUp()
      if (outcome === 'taken') setPlace((known) => known && { ...known, taken: 'other' })
    })

  const retry = () => void (asked.current === 'start' && step.kind === 'waiting' ? start() : look())
  const again = useEffectEvent(retry)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    again()
  }, [])

  const due = step.kind === 'waiting' ? step.until : step.kind === 'told' && !step.outcome ? nextLook(place) : null
  useEffect(() => {
    if (due === null) return undefined
    const timer = setTimeout(again, Math.max(500, due - Date.now()))
    return () => clearTimeout(timer)
  }, [due])

  return {
    place,
    step,
    look,
    start: () => {
      tries.current = 0
      return start()
    },
    goOn: () => start({ goOn: true }),
    endOwn: () => start({ endOwn: true }),
    now: retry,
    stop: () => setStep({ kind: 'told', outcome: null }),
  }
}

/** When to look again by itself; null: on request. */
function nextLook(place: (PlaceTold & PlaceState) | null): number | null {
  if (place?.state === 'early') return Math.min(place.opensAtHere, place.lookedAtHere + earlyPause)
  return place?.state === 'open' && place.taken === 'other' ? place.lookedAtHere + takenPause : null
}
