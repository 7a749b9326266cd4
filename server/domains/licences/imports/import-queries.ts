import { sql } from 'kysely'
import type { LicenceImport } from '#contract/licence-imports.ts'
import { holdingVisibleTo } from '#domains/holdings/public.ts'
import { handedOutTo, sha256Hex } from '../queries.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'

/** The holding this very file was imported for before. */
export const importedBefore = async (db: Db, companyId: string, sha256: Buffer): Promise<string | undefined> =>
  (
    await db
      .selectFrom('licenceImports')
      .innerJoin('holdings', 'holdings.id', 'holdingId')
      .select('holdingId')
      .where('companyId', '=', companyId)
      .where('sha256', '=', sha256)
      .executeTakeFirst()
  )?.holdingId

export interface NewImport {
  id: string
  holdingId: string
  fileName: string
  bytes: Buffer
  sha256: Buffer
  customerNumber: string
}

/** Stores a file; false when the holding has it already. */
export async function insertImport(db: Db, row: NewImport, by: string | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('licenceImports')
    .values({ ...row, importedBy: by })
    .onConflict((conflict) => conflict.constraint('licence_imports_content_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Files are visible with their holding. */
const visibleImports = (db: Db, actor: Actor) =>
  db
    .selectFrom('licenceImports')
    .innerJoin('holdings', 'holdings.id', 'licenceImports.holdingId')
    .where(holdingVisibleTo(actor))

export const importsOf = (db: Db, actor: Actor, holdingId: string): Promise<LicenceImport[]> =>
  visibleImports(db, actor)
    .leftJoin('accounts', 'accounts.id', 'importedBy')
    .select(['licenceImports.id', 'fileName', 'licenceImports.customerNumber', 'importedAt'])
    .select([sql<number>`length(bytes)`.as('size'), sha256Hex.as('sha256')])
    .select(({ fn }) => fn.coalesce('accounts.email', sql.lit('')).as('importedBy'))
    .where('holdingId', '=', holdingId)
    .orderBy('importedAt', 'desc')
    .orderBy('licenceImports.id')
    .execute()

/** The file, for whom it is handed out to. */
export const importFile = (db: Db, actor: Actor, id: string) =>
  visibleImports(db, actor)
    .select(['fileName', 'bytes'])
    .where('licenceImports.id', '=', id)
    .where(handedOutTo(actor, sql`true`))
    .executeTakeFirst()
