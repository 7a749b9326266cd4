/** What a backup says of itself, first. */
export interface Manifest {
  format: 1
  createdAt: string
  /** The newest migration of the database. */
  migration: string
  tables: { name: string; columns: string }[]
  keys: string[]
}

/** What it held, last: whoever reads it back compares. */
export interface Contents {
  tables: Record<string, { bytes: number; sha256: string }>
}
