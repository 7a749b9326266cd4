import type { Operation } from '#contract/operation.ts'
import { readFactor, type SecondFactor } from '#contract/second-factor.ts'
import { answerOf, type Input, request } from '../../api/request.ts'
import { call } from '../../api.ts'
import { serverNow } from '../../api/server-clock.ts'
import { openSession, serverTime } from '../../api/session.ts'
import { store } from '../../api/store.ts'
import { tellTabs } from '../../api/tabs.ts'
import { saveChoicesMadeBefore } from '../preferences/preferences.ts'

/** What a sign-in came to: `in`; a second factor that is still to come; `null` when the token is not genuine. */
export type Admission = 'in' | SecondFactor | null

/** The second factor this tab waits for, and where to go after it. */
export const awaitedFactor = store<{ factor: SecondFactor; to: string | undefined } | null>(null)

const marker = 'secondFactor'
awaitedFactor.subscribe(() => {
  const waiting = awaitedFactor.get()
  try {
    if (waiting) sessionStorage.setItem(marker, waiting.to ?? '')
    else sessionStorage.removeItem(marker)
  } catch {
    // Storage may be switched off: then a reload begins at the sign-in page.
  }
})

/** After a reload: the second factor this tab was waiting for, if it still may be given. */
export async function findFactorAgain(): Promise<void> {
  const to = waitingMark()
  if (to === null) return
  const factor = await call(readFactor).catch(() => null)
  awaitedFactor.set(factor && { factor, to: to || undefined })
}

function waitingMark(): string | null {
  try {
    return sessionStorage.getItem(marker)
  } catch {
    return null
  }
}

interface Admitting {
  accessToken: string | null
  secondFactor?: SecondFactor | undefined
}

/** Runs an operation that signs in, and opens its session here. Throws ApiError when the operation refuses. */
export async function enter<O extends Operation>(operation: O, input: Input<O>): Promise<Admission> {
  const response = await request(operation, input)
  const { accessToken, secondFactor } = (await answerOf(response)) as Admitting
  if (secondFactor) return secondFactor
  if (!(await openSession(accessToken, serverTime(response)))) return null
  awaitedFactor.set(null)
  saveChoicesMadeBefore()
  tellTabs('in')
  return 'in'
}

/** Whether a second factor was asked for in this tab and may still be given. */
export function factorIsDue(): boolean {
  const waiting = awaitedFactor.get()
  if (waiting && Date.parse(waiting.factor.expiresAt) <= serverNow()) awaitedFactor.set(null)
  return awaitedFactor.get() !== null
}
