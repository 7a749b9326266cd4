import { type Me, readMe, refreshSession } from '#contract/session.ts'
import { answerOf, request } from './request.ts'
import { forgetToken, takeToken } from './token.ts'

type Listener = () => void

let me: Me | null = null
const listeners = new Set<Listener>()

/** Whoever is signed in, for useSyncExternalStore. */
export const session = {
  get: (): Me | null => me,
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function set(next: Me | null): void {
  me = next
  for (const listener of listeners) listener()
}

/** Opens the session a token belongs to. False when the token is not genuine. */
export async function openSession(token: string | null, now: number): Promise<boolean> {
  if (!(await takeToken(token, now))) return false
  set(await answerOf<typeof readMe>(await request(readMe)))
  return true
}

/** A fresh access token for the session cookie, null without one, and the server's clock. */
export async function freshToken(): Promise<{ token: string | null; now: number }> {
  const response = await request(refreshSession)
  const { accessToken } = await answerOf<typeof refreshSession>(response)
  return { token: accessToken, now: serverTime(response) }
}

/** Continues the session of the cookie, if there is one. */
export async function restoreSession(): Promise<boolean> {
  const { token, now } = await freshToken()
  return openSession(token, now)
}

/** Forgets the session in this tab. */
export function closeSession(): void {
  forgetToken()
  set(null)
}

/** Changes what this tab knows of the account without asking the server again. */
export const patchMe = (patch: Partial<Me>): void => set(me && { ...me, ...patch })

export const serverTime = (response: Response): number => Date.parse(response.headers.get('date') ?? '') || Date.now()
