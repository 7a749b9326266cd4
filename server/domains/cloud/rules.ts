/** Milliseconds after which a taken place counts only if AppStream reports a session: an address lives a minute. */
export const placeHeld = 90_000

/** Seconds for which what takes access from people waits, to be undone. */
export const undoSeconds = 60

const week = 7 * 86_400_000

/**
 * Until when a company cannot change who has its places: while all are taken, a place that changed hands within the
 * blocking period blocks the rest of it; for the first minute it does not, so that a slip can be undone. Null: nothing is
 * blocked.
 */
export function blockedUntil(
  { seats, used, changedAt }: { seats: number; used: number; changedAt: string | null },
  weeks: number,
  now: Date,
): Date | null {
  if (used < seats || changedAt === null) return null
  if (now.getTime() - Date.parse(changedAt) < undoSeconds * 1000) return null
  const until = new Date(Date.parse(changedAt) + weeks * week)
  return until > now ? until : null
}

/** Until when places are blocked once the last one is given now. */
export const lockedUntil = (weeks: number, now: Date): Date => new Date(now.getTime() + weeks * week)

/** The numbers of a setting such as `1;2;3`. */
export const profileNumbers = (text: string): number[] => text.split(';').filter(Boolean).map(Number)

interface Typed {
  profileNumber: number
}

/** Which account types may be chosen: test types alone, unless all are seen. */
export const choosableTypes = <T extends Typed>(
  types: readonly T[],
  { all, standard, test }: { all: boolean; standard: readonly number[]; test: readonly number[] },
): (T & { test: boolean })[] =>
  types
    .map((type) => ({ ...type, test: test.includes(type.profileNumber) }))
    .filter((type) => type.test || (all && (standard.length === 0 || standard.includes(type.profileNumber))))

/** The name of a company's bucket: what S3 allows, with an unguessable end. */
export function bucketName(prefix: string, customerNumber: string, random: string): string {
  const number = customerNumber
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 20)
  return [prefix, number, random].filter(Boolean).join('-')
}

/** What people are shown of a bucket's name. */
export const lastPart = (bucket: string): string => bucket.split('-').at(-1) ?? ''

const germanSpeaking = new Set(['DE', 'AT', 'CH', 'LI', 'LU'])

/** The language of a person's mails: `de` or `en`; for any other value by the country. */
export const cloudLanguage = (language: string, country = ''): 'de' | 'en' =>
  language === 'de' || language === 'en' ? language : germanSpeaking.has(country) ? 'de' : 'en'
