import { type Column, valueOf, wordsOf } from '../columns/column.ts'

/** The rows a search finds, in order; where none does to the letter, those it finds with one slip of the keys. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string,
  sort: string | undefined,
): Row[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const texts = words.length === 0 ? [] : rows.map((row) => folded(columns.map((one) => wordsOf(one, row)).join(' ')))
  const found = (holds: (text: string, word: string) => boolean) =>
    words.length === 0 ? [...rows] : rows.filter((_, place) => words.every((word) => holds(texts[place]!, word)))
  const exact = found((text, word) => text.includes(word))
  const kept = exact.length > 0 ? exact : found(holdsNearly)
  const column = columns.find(({ key }) => key === sort?.replace(/^-/, ''))
  if (!column) return kept
  const direction = sort?.startsWith('-') ? -1 : 1
  return kept.toSorted((a, b) => direction * compared(valueOf(column, a), valueOf(column, b)))
}

const compared = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'de', { numeric: true })

/** Umlauts either way: "Müller" is found by "mueller" and by "muller". */
const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** Shorter words are found to the letter alone: with a slip they would be too many others. */
const shortest = 5

/** Whether a text has a word that begins as this one but for one letter: missing, too many, another, or swapped. */
function holdsNearly(text: string, word: string): boolean {
  if (text.includes(word)) return true
  return word.length >= shortest && text.split(/[^\p{L}\p{N}]+/u).some((other) => isNear(other, word))
}

function isNear(other: string, word: string): boolean {
  let same = 0
  while (same < word.length && other[same] === word[same]) same++
  const rest = word.slice(same)
  const there = other.slice(same)
  return (
    there.slice(1).startsWith(rest.slice(1)) ||
    there.startsWith(rest.slice(1)) ||
    there.slice(1).startsWith(rest) ||
    (rest[0] === there[1] && rest[1] === there[0] && there.slice(2).startsWith(rest.slice(2)))
  )
}
