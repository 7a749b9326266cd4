import { sql } from 'kysely'
import type { LicenceImport } from '#contract/licence-imports.ts'
import { companyVisibleTo } from '#domains/companies/public.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database.ts'

/** The company product this very file was imported for before. */
export const importedBefore = async (db: Db, companyId: string, sha256: Buffer): Promise<string | undefined> =>
  (
    await db
      .selectFrom('licenceImports')
      .select('companyProductId')
      .where('companyId', '=', companyId)
      .where('sha256', '=', sha256)
      .executeTakeFirst()
  )?.companyProductId

export interface NewImport {
  id: string
  companyId: string
  companyProductId: string
  fileName: string
  bytes: Buffer
  sha256: Buffer
  customerNumber: string
}

/** Keeps a file; false when the company has it already. */
export async function insertImport(db: Db, row: NewImport, by: string | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('licenceImports')
    .values({ ...row, importedBy: by })
    .onConflict((conflict) => conflict.constraint('licence_imports_content_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whoever sees the company sees its files; the query joins companies. */
const visibleTo = (actor: Actor) => companyVisibleTo(actor)

const visibleImports = (db: Db, actor: Actor) =>
  db
    .selectFrom('licenceImports')
    .innerJoin('companies', 'companies.id', 'licenceImports.companyId')
    .where(visibleTo(actor))

export const importsOf = (db: Db, actor: Actor, companyProductId: string): Promise<LicenceImport[]> =>
  visibleImports(db, actor)
    .leftJoin('accounts', 'accounts.id', 'importedBy')
    .select(['licenceImports.id', 'fileName', 'licenceImports.customerNumber', 'importedAt'])
    .select([sql<number>`length(bytes)`.as('size'), sql<string>`encode(sha256, 'hex')`.as('sha256')])
    .select(sql<string>`coalesce(accounts.email, '')`.as('importedBy'))
    .where('companyProductId', '=', companyProductId)
    .orderBy('importedAt', 'desc')
    .orderBy('licenceImports.id')
    .execute()

export const importFile = (db: Db, actor: Actor, id: string) =>
  visibleImports(db, actor).select(['fileName', 'bytes']).where('licenceImports.id', '=', id).executeTakeFirst()
