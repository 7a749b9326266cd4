import type { Language } from '#contract/shapes.ts'
import type { Text } from '#texts/fill.ts'

// Texts the operator replaced: rows `key;de-DE;en-US` of dictionary.csv.
let replaced = new Map<string, Partial<Text>>()

/** The wording of a text: the operator's if they replaced it. */
export const textOf = (key: string, text: Text, language: Language): string =>
  replaced.get(key)?.[language] || text[language]

/** Loads dictionary.csv; a failure, or an answer that takes longer than a second, silently changes nothing. */
export async function loadDictionary(): Promise<void> {
  try {
    const response = await fetch('/dictionary.csv', { signal: AbortSignal.timeout(1000), credentials: 'omit' })
    if (response.ok) replaced = parseDictionary(await response.text())
  } catch {
    // Nothing is replaced.
  }
}

export function parseDictionary(csv: string): Map<string, Partial<Text>> {
  const rows = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(unquoted))
  return new Map(
    rows.flatMap(([key, de, en]) =>
      key && (de || en) ? [[key, { ...(de && { de }), ...(en && { en }) }] as const] : [],
    ),
  )
}

const unquoted = (cell: string) =>
  /^\s*"[\s\S]*"\s*$/.test(cell) ? cell.trim().slice(1, -1).replaceAll('""', '"') : cell.trim()
