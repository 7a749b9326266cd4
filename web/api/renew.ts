import { freshToken, session } from './session.ts'
import { accessToken, forgetToken, takeToken } from './token.ts'

type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(false)
let running: Promise<boolean> | null = null

/** The shell registers here how to ask for the password in place; resolves to whether the session goes on. */
export const askPasswordWith = (how: Ask): void => void (ask = how)

/** Gets a new access token in place of `stale`: once for all requests of this tab that wait. */
export function renew(stale: string | undefined): Promise<boolean> {
  const token = accessToken()
  if (token && token.value !== stale) return Promise.resolve(true)
  running ??= refresh()
    .then((renewed) => renewed || (session.get() !== null && ask()))
    .finally(() => (running = null))
  return running
}

/** Refreshes the token; drops it when another account signed in in another tab. */
export async function refresh(): Promise<boolean> {
  const { token, now } = await freshToken()
  await takeToken(token, now)
  // Another account signed in in another tab: this tab's work must not go on under their name.
  if (accessToken() && accessToken()?.accountId !== session.get()?.accountId) forgetToken()
  return accessToken() !== null
}
