import { unpackFiles } from '#contract/file-batch.ts'
import type { ImportResult } from '#contract/licence-imports.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { fail, Failure } from '#platform/operations/failure.ts'
import type { RunTransaction, Read } from '#platform/operations/operations.ts'
import { failedImport, importLicenceFile } from './import.ts'
import { codeOf } from '#platform/record.ts'

/** Takes the files of one upload over, each in a transaction of its own: one that fails takes no other with it. */
export async function importBatch(
  { db, actor, body }: Read & { body: Uint8Array },
  options: { companyId?: string | undefined; acceptOtherNumber: boolean },
  transaction: RunTransaction,
): Promise<{ items: ImportResult[] }> {
  const files = unpackFiles(body) ?? fail('licences.batchInvalid')
  if (options.companyId !== undefined) await requireVisibleCompany(db, actor, options.companyId)
  const items: ImportResult[] = []
  for (const { name, bytes } of files) {
    const imported = await transaction((call) => importLicenceFile(call, { fileName: name, bytes, ...options })).catch(
      (error: unknown) => {
        // A company deleted meanwhile, or a database that would not have this one file; the others go on.
        if (error instanceof Failure || isRefusedByDatabase(error)) return failedImport(name, 'server')
        throw error
      },
    )
    items.push(imported)
  }
  return { items }
}

/** Errors PostgreSQL gives to one statement (five characters); a lost connection has none of them. */
const isRefusedByDatabase = (error: unknown): boolean => /^(?!57|58|53|08)[0-9A-Z]{5}$/.test(codeOf(error))
