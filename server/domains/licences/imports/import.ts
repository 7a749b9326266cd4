import { languageOf } from '#contract/shapes.ts'
import { createHash } from 'node:crypto'
import { plainCustomerNumber } from '#contract/fields.ts'
import type { ImportFailure, ImportOutcome, ImportResult } from '#contract/licence-imports.ts'
import { companiesByNumbers, companyFor } from '#domains/companies/public.ts'
import { insertHoldingOnce } from '#domains/holdings/public.ts'
import { type ForeignLicence, readForeignLicence } from '#licence/foreign-licence.ts'
import { bareFileName } from '#licence/licence-file-name.ts'
import { newId } from '#platform/database/ids.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { fill } from '#texts/fill.ts'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { importedBefore, insertImport } from './import-queries.ts'
import { type FileProduct, productOfFile } from './import-product.ts'

export interface ImportWish {
  /** As it came; a path before the name is left out. */
  fileName: string
  bytes: Uint8Array
  /** The company it belongs to; left out: the one whose customer number the file names. */
  companyId?: string | undefined
  /** Also when the file names another customer number than the given company's. */
  acceptOtherNumber?: boolean | undefined
}

type Company = { id: string; name: string; customerNumber: string; language: string }

/** Takes one licence file over in the caller's transaction; see `importLicenceFile` in public.ts. */
export async function importLicenceFile(call: Write, wish: ImportWish): Promise<ImportResult> {
  const fileName = bareFileName(wish.fileName)
  const result = resultOf(fileName)
  if (!/[^.]\.lic$/i.test(fileName)) return result.failed('fileName')
  const file = readForeignLicence(wish.bytes)
  if (!file.ok) return result.failed(file.code)
  const customerNumber = file.customerNumbers.join(', ')
  const company = await companyOfFile(call, file, wish)
  if (typeof company === 'string') return { ...result.skipped(company), customerNumber }
  const product = await productOfFile(call.db, fileName, file)
  const known = { customerNumber, company: shownCompany(company) }
  if (typeof product === 'string') return { ...result.failed(product), ...known }
  const { titleDe, titleEn, version } = product
  const kept = await storeImported(call, { company, product, fileName, bytes: wish.bytes, customerNumber })
  return { ...result.skipped(kept.outcome), ...known, product: { titleDe, titleEn, version }, ...kept }
}

async function companyOfFile(
  { db, actor }: Read,
  { customerNumbers }: ForeignLicence,
  { companyId, acceptOtherNumber = false }: ImportWish,
): Promise<Company | ImportOutcome> {
  if (companyId !== undefined) {
    const company = await companyFor(db, actor, companyId)
    return acceptOtherNumber || namesCompany(customerNumbers, company.customerNumber) ? company : 'otherCustomer'
  }
  const found = customerNumbers.length > 0 ? await companiesByNumbers(db, actor, customerNumbers) : []
  if (found.length > 1) return 'customerAmbiguous'
  return found[0] ?? 'customerUnknown'
}

/** Whether a file names this company and no other. */
export const namesCompany = (numbers: readonly string[], customerNumber: string): boolean =>
  numbers.length === 1 && numbers[0] === plainCustomerNumber(customerNumber)

interface Keeping {
  company: Company
  product: FileProduct
  fileName: string
  bytes: Uint8Array
  customerNumber: string
}

/** The holding with its file, unless the company has the product: then it may have come from this very file. */
async function storeImported(
  { db, actor, audit }: Write,
  { company, product, fileName, bytes, customerNumber }: Keeping,
): Promise<{ outcome: ImportOutcome; holdingId: string | null }> {
  const content = Buffer.from(bytes)
  const sha256 = createHash('sha256').update(content).digest()
  const id = newId()
  const language = languageOf(company.language)
  const note = fill(licenceImportsTexts['imports.note'][language], { fileName })
  const holder = { kind: 'company', id: company.id } as const
  const row = { id, holder, productId: product.id, configurationId: null, note }
  if (!(await insertHoldingOnce(db, row, actor.accountId))) {
    const before = await importedBefore(db, company.id, sha256)
    return before ? { outcome: 'repeated', holdingId: before } : { outcome: 'productPresent', holdingId: null }
  }
  const file = { id: newId(), holdingId: id, fileName, customerNumber }
  await insertImport(db, { ...file, bytes: content, sha256 }, actor.accountId)
  audit({ kind: 'holding', id, after: { companyId: company.id, productId: product.id, note } })
  audit({ kind: 'licenceImport', id: file.id, after: { ...file, sha256: sha256.toString('hex') } })
  return { outcome: 'imported', holdingId: id }
}

const shownCompany = ({ id, name, customerNumber }: Company) => ({ id, name, customerNumber })

function resultOf(fileName: string) {
  const skipped = (outcome: ImportOutcome, failure: ImportFailure | null = null): ImportResult => ({
    fileName,
    outcome,
    failure,
    customerNumber: '',
    company: null,
    product: null,
    holdingId: null,
  })
  return { skipped, failed: (failure: ImportFailure) => skipped('failed', failure) }
}

/** The result for a file that could not be imported for an internal reason. */
export const failedImport = (fileName: string, failure: ImportFailure): ImportResult =>
  resultOf(bareFileName(fileName)).failed(failure)
