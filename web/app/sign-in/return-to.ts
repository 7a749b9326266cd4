const marker = 'signInReturn'
const minutes = 10

/**
 * Keeps where to go after a sign-in that leads over another site; this tab alone, for ten minutes. Without a place, what a
 * sign-in before that was given up had kept is forgotten.
 */
export function keepReturn(to: string | undefined): void {
  try {
    if (to === undefined) sessionStorage.removeItem(marker)
    else sessionStorage.setItem(marker, JSON.stringify({ to, until: Date.now() + minutes * 60_000 }))
  } catch {
    // Storage may be switched off: then the sign-in ends where the account starts.
  }
}

/** Where one signs in again after such a sign-in failed: where it began. */
export function signInPage(): '/login' | '/awslogin' {
  try {
    return sessionStorage.getItem(marker)?.includes('"/awslogin') ? '/awslogin' : '/login'
  } catch {
    return '/login'
  }
}

/** Where to go after such a sign-in, once; undefined where nothing was kept. */
export function takeReturn(): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(marker) ?? 'null') as { to: string; until: number } | null
    sessionStorage.removeItem(marker)
    return kept && kept.until > Date.now() ? kept.to : undefined
  } catch {
    return undefined
  }
}
