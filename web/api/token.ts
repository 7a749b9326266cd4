import { verifiedAccount } from './verify-token.ts'

interface AccessToken {
  value: string
  accountId: string
  /** When to fetch a new one, on this machine's monotonic clock. */
  staleAt: number
}

// In memory only: a script from elsewhere that reads storage finds nothing.
let current: AccessToken | null = null

export const accessToken = (): AccessToken | null => current
export const forgetToken = (): void => void (current = null)

/**
 * Takes over a token once its signature is verified. Any failure silently means "signed out".
 * `now` is the server's clock in milliseconds, so that a wrong clock here locks no user out.
 */
export async function takeToken(value: string | null, now: number): Promise<boolean> {
  const verified = value === null ? null : await verifiedAccount(value, now).catch(() => null)
  current =
    verified && value !== null
      ? { value, accountId: verified.accountId, staleAt: performance.now() + verified.lifetime - 20_000 }
      : null
  return current !== null
}
