import { importColumns, type ImportField, importFields, type ImportKind } from '#contract/import-kinds.ts'
import { plainHeader } from './plain-header.ts'

/** The probable fields of the columns: as this account last mapped such headers, else by the headers. */
export function guessMapping(
  kind: ImportKind,
  headers: string[],
  remembered: Record<string, ImportField | null>,
): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  const take = (field: ImportField | null | undefined) => {
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const known = new Set(importFields[kind])
  const columns: Partial<Record<ImportField, { words: readonly string[] }>> = importColumns[kind]
  const plain = headers.map(plainHeader)
  const first = plain.map((header) => {
    const field = remembered[header]
    return field && known.has(field) ? take(field) : null
  })
  return plain.map((header, index) => {
    if (first[index] || header in remembered) return first[index] ?? null
    return take([...known].find((field) => !taken.has(field) && columns[field]?.words.includes(header)))
  })
}

/** Headers a table of this kind is known by, in plain form: its own, and those this account has mapped before. */
export const knownHeaderWords = (
  kind: ImportKind,
  remembered: Readonly<Record<string, ImportField | null>>,
): string[] => [
  ...Object.values(importColumns[kind]).flatMap(({ words }) => words),
  ...Object.keys(remembered).filter((header) => remembered[header]),
]
