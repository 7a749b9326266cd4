import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type CloudLaunch,
  createCloudSession,
  createCloudTicket,
  launchCloud,
  type OwnCloudPlace,
} from '#contract/cloud-sessions.ts'
import { signOut } from '#contract/session.ts'
import type { LaunchRefusalProps } from '#web/features/cloud/places/launch-outcome.tsx'
import { type ApiError, asApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { closeSession } from '../../api/session.ts'
import { tellTabs } from '../../api/tabs.ts'
import { call } from '../../api.ts'

/** Who wants in: by the portal's session, or with a password that stays in this tab's memory while it waits. */
export type Credentials = { email: string; password: string } | 'signedIn'

export type CloudState =
  | { step: 'idle' }
  | { step: 'pending' }
  | { step: 'refused'; refusal: LaunchRefusalProps }
  /** The portal itself refused, such as for a locked account. */
  | { step: 'failed'; problem: ApiError }
  /** No place is free: tried again by itself after `seconds`. */
  | { step: 'waiting'; seconds: number }
  | { step: 'own'; since: string | null }
  /** Several places can be used: one of them is to be chosen. */
  | { step: 'choose'; places: readonly OwnCloudPlace[] }
  | { step: 'leaving'; url: string }

interface Options {
  /** The portal's session was opened for this launch alone: it ends with it. */
  endsPortal: boolean
  onFactor: (factor: Extract<CloudLaunch, { outcome: 'factorDue' }>['secondFactor']) => unknown
}

/** Seconds between tries while no place is free. */
const pauses = [10, 15, 20, 30, 45, 60] as const

/** Signs in to the cloud and goes there; while no place is free, tries again with growing pauses. */
export function useCloudLaunch({ endsPortal, onFactor }: Options) {
  const [state, setState] = useState<CloudState>({ step: 'idle' })
  const wanting = useRef<Credentials | null>(null)
  const chosen = useRef<string | undefined>(undefined)
  const tries = useRef(0)
  const busy = useRef(false)

  async function leave(url: string) {
    setState({ step: 'leaving', url })
    if (endsPortal) {
      await request(signOut).catch(() => undefined)
      closeSession()
      tellTabs('out')
    }
    wanting.current = null
    location.assign(url)
  }

  async function attempt({ endOwn = false, goOn = false } = {}): Promise<void> {
    if (!wanting.current || busy.current) return
    busy.current = true
    setState({ step: 'pending' })
    try {
      const answer = await ask(wanting.current, endOwn, chosen.current)
      if (answer.outcome === 'factorDue') await onFactor(answer.secondFactor)
      else if (answer.outcome === 'choose') setState({ step: 'choose', places: answer.choices })
      else if (answer.outcome === 'started')
        if (answer.ownSession && !goOn) setState({ step: 'own', since: answer.ownSession.since })
        else await leave(answer.streamingUrl)
      else if (answer.outcome === 'full')
        setState({ step: 'waiting', seconds: pauses[Math.min(tries.current++, pauses.length - 1)]! })
      else setState({ step: 'refused', refusal: answer })
    } catch (error) {
      setState({ step: 'failed', problem: asApiError(error) })
    } finally {
      busy.current = false
    }
  }

  useEffect(() => {
    if (state.step !== 'waiting') return undefined
    const timer = setTimeout(() => {
      if (state.seconds > 1) setState({ step: 'waiting', seconds: state.seconds - 1 })
      else void attempt()
    }, 1000)
    return () => clearTimeout(timer)
  })

  return {
    state,
    start(who: Credentials) {
      wanting.current = who
      chosen.current = undefined
      tries.current = 0
      return attempt()
    },
    choose(place: OwnCloudPlace) {
      chosen.current = place.id
      tries.current = 0
      return attempt()
    },
    again: () => attempt(),
    // The address that came with the question lives a minute, and the answer may take longer: a new one.
    goOn: () => attempt({ goOn: true }),
    endOwn: () => attempt({ endOwn: true }),
    stop: useCallback(() => {
      wanting.current = null
      setState({ step: 'idle' })
    }, []),
  }
}

async function ask(who: Credentials, endOwn: boolean, place: string | undefined): Promise<CloudLaunch> {
  const wish = { endOwn, ...(place && { place }) }
  if (who === 'signedIn') return call(launchCloud, { body: wish })
  const { ticket } = await call(createCloudTicket)
  return call(createCloudSession, { body: { ticket, ...who, ...wish } })
}
