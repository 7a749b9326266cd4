import { type RawBuilder, sql } from 'kysely'

/**
 * The search form of rows and queries: lower case, no accents, and umlauts as one letter however they were typed (ü,
 * ue). Where a digraph was folded the plain form is added, so that its parts are found too.
 */
export function searchForm(...parts: (string | null | undefined)[]): string {
  const plain = parts
    .filter(Boolean)
    .join(' ')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const folded = fold(plain)
  return folded === plain ? plain : `${folded} ${plain}`
}

const fold = (text: string): string => text.replace(/([aou])e/g, '$1')

/** The words of a query in search form; at most eight count. */
export const searchWords = (query: string): string[] =>
  query
    .split(/\s+/)
    .map((word) => searchForm(word).split(' ')[0] ?? '')
    .filter(Boolean)
    .slice(0, 8)

/** The pattern of `LIKE` for texts that hold this one; its own wildcards count as letters. */
export const containing = (part: string): string => `%${escaped(part)}%`

const escaped = (part: string): string => part.replace(/[\\%_]/g, '\\$&')

/** Rows that hold every word somewhere, in any order. */
export const matchesWords = (column: RawBuilder<string>, words: string[]): RawBuilder<boolean> =>
  holding(
    column,
    words.map((word) => sql`${containing(word)}`),
  )

/** A word as patterns for the database. */
export interface WordPatterns {
  /** `LIKE` of texts that hold it. */
  anywhere: string
  /** `LIKE` of texts between blanks that have a word beginning with it. */
  beginning: string
  /** `LIKE` of texts between blanks that have it as a word. */
  whole: string
}

export const patternsOf = (word: string): WordPatterns => ({
  anywhere: containing(word),
  beginning: containing(` ${word}`),
  whole: containing(` ${word} `),
})

// PostgreSQL does not see the pattern while it plans, so it plans once. Planning again for each word takes longer than
// finding the rows.
const unseen = (pattern: string): RawBuilder<string> => sql`(SELECT ${pattern}::text)`

/** The same for a column whose index serves every word alike. */
export const matchesIndexedWords = (column: RawBuilder<string>, words: readonly WordPatterns[]): RawBuilder<boolean> =>
  holding(
    column,
    words.map(({ anywhere }) => unseen(anywhere)),
  )

/** Rows in which every word begins one. */
export const matchesBeginnings = (column: RawBuilder<string>, words: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    words.map((word) => sql`(${column} LIKE ${`${escaped(word)}%`} OR ${column} LIKE ${`% ${escaped(word)}%`})`),
    sql` AND `,
  )})`

const holding = (column: RawBuilder<string>, patterns: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${column} LIKE ${pattern}`),
    sql` AND `,
  )})`

// Each letter of a word adds three spellings to search for: longer words would cost seconds, and are hardly typed by
// hand.
const longest = 32

/** Whether a word may be misspelt: it has five letters, and is no longer than people's words. Numbers are meant as typed. */
export const allowsTypo = (word: string): boolean => word.length <= longest && (word.match(/\p{L}/gu) ?? []).length >= 5

/**
 * Rows that hold every word with at most one typo in words of five letters or more. A typo is a letter wrong, missing,
 * too many, or two neighbours swapped. Used only when no row holds the words as typed.
 */
export const matchesWordsWithTypo = (column: RawBuilder<string>, words: string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    words.map((word) => (!allowsTypo(word) ? sql`${column} LIKE ${containing(word)}` : holdsWithTypo(column, word))),
    sql` AND `,
  )})`

function holdsWithTypo(column: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const remaining = typoRemains(word)
  if (remaining.length === 0) return sql`${column} ~ ${typoPattern(word)}`
  const likes = remaining.map((parts) => sql`${column} LIKE ${`%${parts.map(escaped).join('%')}%`}`)
  const rest = sql.join(likes, sql` OR `)
  // The index is searched for the parts alone: for the expression it reads far more. In a scan of the whole table
  // PostgreSQL would apply the expression to every row first, taking it for the cheaper one. It takes fifty times as
  // long.
  return sql`((${rest}) AND CASE WHEN ${rest} THEN ${column} ~ ${typoPattern(word)} ELSE false END)`
}

/** Letters of one part of a word: three of long ones, which are searched for in fewer pieces. */
const partOf = (letters: number): number => (letters < 12 ? 1 : 3)

/**
 * What is left of a word wherever its one typo is, to search the index for. It is the beginning and the end around any
 * two neighbouring parts. In an address nearly all of them contain some of the name. The expression of all spellings
 * would make the index return every address at that domain. None for words too short to be taken apart.
 */
export function typoRemains(word: string): string[][] {
  const letters = [...word]
  const part = partOf(letters.length)
  const parts = Math.floor(letters.length / part)
  const remains = Array.from({ length: parts - 1 }, (_, at) => [
    letters.slice(0, at * part).join(''),
    at + 2 === parts ? '' : letters.slice((at + 2) * part).join(''),
  ]).map((around) => around.filter(Boolean))
  return remains.every((around) => around.some(hasTrigram)) ? remains : []
}

/** Three letters or digits in a row: the trigram index cannot search for less. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text)

/** A regular expression for a word with one typo. */
export function typoPattern(word: string): string {
  const letters = [...word].map((letter) => letter.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
  const spelt = (from: number, to: number) => letters.slice(from, to).join('')
  const variants = new Set<string>()
  for (let at = 0; at < letters.length; at++) {
    const [before, after] = [spelt(0, at), spelt(at + 1, letters.length)]
    // One letter wrong, or one missing in the text: both are "this letter is anything or nothing".
    variants.add(`${before}.?${after}`)
    if (at > 0) variants.add(`${before}.${letters[at]}${after}`)
    if (at + 1 < letters.length)
      variants.add(`${before}${letters[at + 1]}${letters[at]}${spelt(at + 2, letters.length)}`)
  }
  return `(${[...variants].join('|')})`
}

/**
 * How close a text is to the words, to sort by: how many it has whole or as a beginning, and its length in bytes.
 * Cheap, since it is computed for many matches: `LIKE` takes half the time of `strpos`. A word found whole, as most are
 * where a thousand match, needs no second comparison.
 */
export function closeness(
  text: RawBuilder<string>,
  words: readonly WordPatterns[],
): [held: RawBuilder<number>, size: RawBuilder<number>] {
  // So that its first and last word stand between two like the others.
  const spaced = sql`(' ' || ${text} || ' ')`
  const held = words.map(
    ({ beginning, whole }) => sql`CASE WHEN ${spaced} LIKE (${whole}::text) THEN 2
      WHEN ${spaced} LIKE (${beginning}::text) THEN 1 ELSE 0 END`,
  )
  return [sql`(${sql.join(held, sql` + `)})`, sql`octet_length(${text})`]
}
