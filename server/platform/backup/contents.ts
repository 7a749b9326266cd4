/** What a backup says of itself, first. */
export interface Manifest {
  format: 1
  createdAt: string
  /** The newest migration of the database. */
  migration: string
  tables: { name: string; columns: string }[]
  keys: string[]
}

/** What the backup contains, written last and compared when it is read. */
export interface Contents {
  tables: Record<string, { bytes: number; sha256: string }>
}
