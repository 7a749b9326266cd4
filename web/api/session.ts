import { type Me, readMe, refreshSession } from '#contract/session.ts'
import { ApiError } from './api-error.ts'
import { preview } from './preview.ts'
import { answerOf, request } from './request.ts'
import { store } from './store.ts'
import { forgetToken, takeToken } from './token.ts'
import { fetchKeys } from './verify-token.ts'

/** The signed-in account. */
export const session = store<Me | null>(null)

/** Opens the session a token belongs to; `asked` is called as its account is asked for. False when the token is not genuine. */
export async function openSession(token: string | null, now: number, asked?: () => void): Promise<boolean> {
  if (!(await takeToken(token, now))) return false
  const answer = request(readMe)
  asked?.()
  session.set(await answerOf<typeof readMe>(await answer))
  return true
}

interface Fresh {
  token: string | null
  now: number
}

/** A fresh access token for the session cookie, null without one, and the server's clock. One tab asks after the other. */
export function freshToken(): Promise<Fresh> {
  return 'locks' in navigator ? navigator.locks.request<Promise<Fresh>>('keywerk-refresh', exchange) : exchange()
}

/** Milliseconds an answer may take: every other tab waits for it. */
const patience = 20_000

async function exchange(): Promise<Fresh> {
  const response = await request(refreshSession, {}, { signal: AbortSignal.timeout(patience) })
  const { accessToken } = await answerOf<typeof refreshSession>(response)
  return { token: accessToken, now: serverTime(response) }
}

/** Continues the session of the cookie, if there is one; `asked` as of `openSession`. */
export async function restoreSession(asked?: () => void): Promise<boolean> {
  fetchKeys()
  const { token, now } = await freshToken()
  // A token the server does not take counts like none: one is signed out.
  return openSession(token, now, asked).catch((thrown: unknown) => {
    if (!(thrown instanceof ApiError) || thrown.status !== 401) throw thrown
    closeSession()
    return false
  })
}

/** Forgets the session in this tab. */
export function closeSession(): void {
  forgetToken()
  preview.set(null)
  session.set(null)
}

/** Reads anew who is signed in: permissions may have been granted or revoked meanwhile. */
export async function rereadMe(): Promise<void> {
  const before = session.get()
  if (!before) return
  const me = await answerOf<typeof readMe>(await request(readMe))
  const same = JSON.stringify(me) === JSON.stringify(session.get())
  if (!same && session.get()?.accountId === me.accountId) session.set(me)
}

/** Changes what this tab knows of the account without asking the server again. */
export function patchMe(patch: Partial<Me>): void {
  const me = session.get()
  session.set(me && { ...me, ...patch })
}

export const serverTime = (response: Response): number => Date.parse(response.headers.get('date') ?? '') || Date.now()
