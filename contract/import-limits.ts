// Alone here: the thread that reads tables loads nothing else.

/** Rows a table that is imported may have, its headers aside. */
export const importRowLimit = 100_000

/** Encodings in which a table of text can be read, the likeliest first. */
export const encodings = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'cp850',
  'cp437',
  'windows-1250',
  'iso-8859-15',
  'utf-16le',
  'utf-16be',
] as const
export type Encoding = (typeof encodings)[number]

/** What is noted of a row while its file is read, to be told in the dry run. */
export interface ImportNote {
  code:
    | 'imports.unreadableLetters'
    | 'imports.rowTooWide'
    | 'imports.cellHoldsRows'
    | 'imports.dateCell'
    | 'imports.roundedNumber'
    | 'imports.formulaCell'
    | 'imports.errorCell'
  /** The column it is about, counted from 0; null: the row. */
  column: number | null
  details: Record<string, unknown>
}
