const minutes = 10

/**
 * Keeps a word for ten minutes in this tab alone, while it leads over another site; undefined forgets what was kept.
 * Where storage is switched off nothing is.
 */
export function keepInTab(marker: string, word: string | undefined): void {
  try {
    if (word === undefined) sessionStorage.removeItem(marker)
    else sessionStorage.setItem(marker, JSON.stringify({ to: word, until: Date.now() + minutes * 60_000 }))
  } catch {
    // Then whatever comes back is met like something new.
  }
}

/** The word that was kept, which stays; undefined where there is none. */
export function keptInTab(marker: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(marker) ?? 'null') as { to: string; until: number } | null
    return kept && kept.until > Date.now() ? kept.to : undefined
  } catch {
    return undefined
  }
}

/** The provider a sign-in on trial leads over. */
export const trialMarker = 'ssoTrial'
