import { z } from 'zod'
import { batchBytes } from './file-batch.ts'
import { fileBytes, operation } from './operation.ts'
import { id, instant, listOf, productNamed } from './shapes.ts'

/** A licence file may have as many bytes as this. */
export const licenceFileLimit = 1024 * 1024

/**
 * What became of a file: imported; the very same was imported before; skipped for one of the four documented reasons;
 * or it names another customer than the given company, which has to be confirmed.
 */
export const importOutcome = z.enum([
  'imported',
  'repeated',
  'customerUnknown',
  'customerAmbiguous',
  'productPresent',
  'failed',
  'otherCustomer',
])
export type ImportOutcome = z.infer<typeof importOutcome>

/** Why an import failed. */
export const importFailure = z.enum([
  'size',
  'empty',
  'binary',
  'damaged',
  'fileName',
  'productUnknown',
  'productContradicts',
  'productNotAssignable',
  'server',
])
export type ImportFailure = z.infer<typeof importFailure>

export const importResult = z.object({
  fileName: z.string(),
  outcome: importOutcome,
  /** The customer number the file names; '' for none. */
  customerNumber: z.string(),
  company: z.object({ id, name: z.string(), customerNumber: z.string() }).nullable(),
  product: productNamed.nullable(),
  holdingId: id.nullable(),
  failure: importFailure.nullable(),
})
export type ImportResult = z.infer<typeof importResult>

const flag = z.stringbool().default(false)

export const importLicences = operation({
  name: 'importLicences',
  method: 'POST',
  path: '/licence-imports',
  access: 'licences.upload',
  summary:
    'Take over licence files of older systems. The body holds up to 100 files: one line of JSON with name and size of each, then their bytes. Each file is a transaction of its own; sent again, none counts twice. With `companyId` all belong to that company.',
  query: z.strictObject({
    companyId: id.optional(),
    /** Also files that name another customer number than the company's. */
    acceptOtherNumber: flag,
  }),
  output: listOf(importResult),
  errors: ['companies.notFound', 'licences.batchInvalid'],
  body: fileBytes,
  uploadLimit: batchBytes + 256 * 1024,
})

export const loadLicence = operation({
  name: 'loadLicence',
  method: 'POST',
  path: '/holdings/{id}/licence-imports',
  access: 'configurations.lic.load',
  summary:
    'Load a .lic file as the first configuration of a holding: what the catalogue knows of its modules becomes the configuration, the rest is told.',
  query: z.strictObject({ fileName: z.string().min(1).max(1000), acceptOtherNumber: flag }),
  output: z.object({
    configurationId: id,
    /** How many modules were taken over. */
    taken: z.number().int(),
    /** Module names the catalogue does not know, and lines that could not be read. */
    unknown: z.array(z.string()),
    /** The days were left open: they are set by holders of configurations.edit. */
    daysOpen: z.boolean(),
  }),
  errors: [
    'holdings.notFound',
    'configurations.exists',
    'configurations.broken',
    'products.noMaster',
    'licences.licFileCustomerNumberMismatch',
    'licences.fileUnreadable',
    'licences.fileNoModules',
    'licences.fileTooLarge',
    'licences.fileOtherProduct',
  ],
  body: fileBytes,
  uploadLimit: licenceFileLimit,
})

/** A licence file that was taken over, as lists show it. */
export const licenceImport = z.object({
  id,
  fileName: z.string(),
  customerNumber: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  importedAt: instant,
  importedBy: z.string(),
})
export type LicenceImport = z.infer<typeof licenceImport>

export const listLicenceImports = operation({
  name: 'listLicenceImports',
  method: 'GET',
  path: '/holdings/{id}/licence-imports',
  access: 'licences.download',
  summary: 'The licence files taken over for a holding, newest first; a customer reads those of their own.',
  output: listOf(licenceImport),
  errors: ['holdings.notFound'],
})

export const downloadLicenceImport = operation({
  name: 'downloadLicenceImport',
  method: 'GET',
  path: '/licence-imports/{id}/file',
  access: 'licences.download',
  summary: 'A licence file exactly as it was taken over; of a disabled product for staff alone.',
  answersFile: ['application/octet-stream'],
  errors: ['licences.licNotFound'],
})
