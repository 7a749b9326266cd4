import { createHash } from 'node:crypto'
import { firstConfigurationFrom } from '#domains/configurations/public.ts'
import { lockHolding } from '#domains/holdings/public.ts'
import { readForeignLicence } from '#licence/foreign-licence.ts'
import { bareFileName } from '#licence/licence-file-name.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { namesCompany } from './import.ts'
import { insertImport } from './import-queries.ts'
import { productOfFile } from './import-product.ts'
import { productTitle } from '#texts/product-names.ts'

/** A company's file names its number, a person's none. */
const namesHolder = (numbers: readonly string[], { customerNumber }: { customerNumber: string }): boolean =>
  customerNumber === '' ? numbers.length === 0 : namesCompany(numbers, customerNumber)

/** Loads a .lic file as the first configuration of a holding and stores the file with it. */
export async function loadLicence(
  call: Write,
  holdingId: string,
  wish: { fileName: string; bytes: Uint8Array; acceptOtherNumber: boolean },
): Promise<{ configurationId: string; taken: number; unknown: string[]; daysOpen: boolean }> {
  const { db, actor, audit } = call
  const { holder, product } = await lockHolding(db, actor, holdingId)
  const fileName = bareFileName(wish.fileName)
  const file = readForeignLicence(wish.bytes)
  if (!file.ok) fail(file.code === 'size' ? 'licences.fileTooLarge' : 'licences.fileUnreadable')
  const meant = await productOfFile(db, fileName, file)
  if (typeof meant !== 'string' && meant.id !== product.id) {
    const title = productTitle(meant, actor.language)
    fail('licences.fileOtherProduct', { product: title, version: meant.version })
  }
  const found = file.customerNumbers.join(', ')
  if (!wish.acceptOtherNumber && !namesHolder(file.customerNumbers, holder))
    fail('licences.licFileCustomerNumberMismatch', { found: found || '–', number: holder.customerNumber || '–' })
  const title = `${product.titleDe} ${product.version}`
  const labels = { name: title.length > 30 ? '' : title, description: fileName.slice(0, 222) }
  const first = await firstConfigurationFrom(call, holdingId, file.modules, labels)
  const content = Buffer.from(wish.bytes)
  const sha256 = createHash('sha256').update(content).digest()
  const row = { id: newId(), holdingId, fileName, customerNumber: found }
  const isNew = await insertImport(db, { ...row, bytes: content, sha256 }, actor.accountId)
  if (isNew) audit({ kind: 'licenceImport', id: row.id, after: { ...row, sha256: sha256.toString('hex') } })
  return { ...first, unknown: [...first.unknown, ...file.unread] }
}
