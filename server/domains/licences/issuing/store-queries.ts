import { sql } from 'kysely'
import { entering, type NewEntry } from '#domains/ledger/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { keysOf } from '#platform/record.ts'

export interface NewLicence {
  id: string
  serial: number
  hostId: string
  holdingId: string
  configurationId: string
  generation: number
  supersedes: number | null
  keyId: string
  fileName: string
  bytes: Buffer
  sha256: Buffer
  startDate: string
  endDate: string | null
  graceDays: number
  issuedAt: string
  issuedBy: string | null
}

const types: Record<keyof NewLicence, string> = {
  id: 'uuid',
  serial: 'bigint',
  hostId: 'uuid',
  holdingId: 'uuid',
  configurationId: 'uuid',
  generation: 'integer',
  supersedes: 'bigint',
  keyId: 'text',
  fileName: 'text',
  bytes: 'bytea',
  sha256: 'bytea',
  startDate: 'date',
  endDate: 'date',
  graceDays: 'smallint',
  issuedAt: 'timestamptz',
  issuedBy: 'uuid',
}
const columns = keysOf(types)
const listOf = (licences: readonly NewLicence[], column: keyof NewLicence) =>
  sql`${licences.map((licence) => licence[column])}::${sql.raw(types[column])}[]`

/**
 * Stores licences, their entries in the ledger and the generations of their hosts in one statement, so that no other
 * issue comes between. Returns each with the e-mail address of its issuer, without those whose key was retired or
 * revoked.
 */
export const insertLicences = (
  db: Tx,
  licences: readonly NewLicence[],
  entries: readonly NewEntry[],
): Promise<{ id: string; issuedBy: string }[]> =>
  entering(db, entries)
    .with(
      'raised',
      () => sql<never>`(UPDATE hosts SET generation = one.generation
        FROM unnest(${listOf(licences, 'hostId')}, ${listOf(licences, 'generation')}) AS one(id, generation)
        WHERE hosts.id = one.id)`,
    )
    .insertInto('licences')
    .columns(columns)
    .expression(
      sql`SELECT one.* FROM unnest(${sql.join(columns.map((column) => listOf(licences, column)))})
        AS one(${sql.join(columns.map((column) => sql.ref(column)))})
        JOIN signing_keys ON signing_keys.id = one.key_id AND signing_keys.status IN ('active', 'replaced')`,
    )
    .returning(['licences.id', issuer.as('issuedBy')])
    .execute()

const issuer = sql<string>`coalesce((SELECT email FROM accounts WHERE accounts.id = licences.issued_by), '')`
