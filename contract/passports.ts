import { z } from 'zod'
import { bulkIds } from './bulk.ts'
import { count } from './configuration-items.ts'
import { binding } from './hosts.ts'
import { holder } from './holdings.ts'
import { operation } from './operation.ts'
import { productFacts } from './products.ts'
import { day, id, instant, language, listOf, machineNamed } from './shapes.ts'
import { validity } from './validity.ts'

/** A licence file to download. */
const passportFile = z.object({
  id,
  fileName: z.string(),
  at: instant,
  downloads: z.number().int(),
  lastDownloadAt: instant.nullable(),
})

export const passportModule = z.object({
  level: z.number().int(),
  name: z.string(),
  licName: z.string(),
  count,
  startDate: day.nullable(),
  endDate: day.nullable(),
  unlimited: z.boolean(),
  test: z.boolean(),
  testCount: z.number().int(),
  student: z.boolean(),
})
export type PassportModule = z.infer<typeof passportModule>

export const passportHost = z.object({
  id,
  binding,
  /** One machine, three of a Triade, none of an unbound licence. */
  machines: z.array(machineNamed),
  port: z.number().int(),
  terminalServer: z.boolean(),
  virtualServer: z.boolean(),
  disabled: z.boolean(),
  startDate: day,
  endDate: day.nullable(),
  validity,
  /** The newest licence issued for it; null before the first. */
  licence: passportFile
    .extend({
      serial: z.number().int(),
      generation: z.number().int(),
      /** For how many days after its end the file still holds. */
      graceDays: z.number().int(),
      /** The licence of another machine that replaces this one; null while none does. */
      supersededBy: z.number().int().nullable(),
    })
    .nullable(),
  /** The host its licence moved to; null: it did not. */
  movedTo: id.nullable(),
  /** The machine that died and that this one stands in for with an emergency licence. */
  emergencyFor: id.nullable(),
})
export type PassportHost = z.infer<typeof passportHost>

/** Everything a customer needs to know of a product they have. */
export const passport = z.object({
  id,
  holder,
  product: productFacts,
  note: z.string(),
  disabled: z.boolean(),
  /** The nearest end of all that runs. */
  validity,
  /** In tree order; null while nothing is configured. */
  modules: z.array(passportModule).nullable(),
  hosts: z.array(passportHost),
  /** Files of older systems, newest first. */
  imports: z.array(passportFile),
})
export type Passport = z.infer<typeof passport>

/** With what staff wrote on installing the product; '': nothing. */
const passportWithGuide = passport.extend({ guideDe: z.string(), guideEn: z.string() })
export type PassportWithGuide = z.infer<typeof passportWithGuide>

export const listPassports = operation({
  name: 'listPassports',
  method: 'GET',
  path: '/companies/{id}/passports',
  access: 'products.company',
  summary: 'The licence passports of a company, one per product; a customer reads those of their own company.',
  output: listOf(passport),
  errors: ['companies.notFound'],
})

export const readPassport = operation({
  name: 'readPassport',
  method: 'GET',
  path: '/holdings/{id}/passport',
  access: ['products.company', 'products.mine'],
  summary: 'The licence passport of one product: modules, dates, hosts, current licence files and instructions.',
  output: passportWithGuide,
  errors: ['holdings.notFound'],
})

export const printPassport = operation({
  name: 'printPassport',
  method: 'GET',
  path: '/holdings/{id}/passport.pdf',
  weight: 60,
  access: ['products.company', 'products.mine'],
  summary: 'The licence passport as a tagged PDF in German or English.',
  query: z.strictObject({ language: language.default('de') }),
  answersFile: ['application/pdf'],
  errors: ['holdings.notFound', 'pdf.lettersMissing'],
})

export const fetchLicence = operation({
  name: 'fetchLicence',
  method: 'POST',
  path: '/holdings/{id}/licence-downloads',
  access: ['licences.download', 'products.mine'],
  summary:
    'Fetch a current licence file: the newest of a host, or one that was taken over. Who fetched it and when is noted; `counted` false leaves it out of the number of downloads.',
  body: z.strictObject({ fileId: id, counted: z.boolean().default(true) }),
  answersFile: ['application/octet-stream'],
  errors: ['holdings.notFound', 'holdings.disabled', 'hosts.disabled', 'licences.licNotFound'],
})

export const noteDownload = operation({
  name: 'noteDownload',
  method: 'POST',
  path: '/holdings/{id}/noted-downloads',
  access: ['licences.download', 'products.mine'],
  summary: 'Count a current licence file as fetched that was fetched uncounted.',
  body: z.strictObject({ fileId: id }),
  errors: ['holdings.notFound', 'holdings.disabled', 'hosts.disabled', 'licences.licNotFound'],
})

export const fetchLicences = operation({
  name: 'fetchLicences',
  method: 'POST',
  path: '/holdings/{id}/licence-archives',
  access: ['licences.download', 'products.mine'],
  summary:
    'Up to 200 current licence files of a product in one ZIP file, each fetched and noted as `fetchLicence` does; all of them or none.',
  body: z.strictObject({ fileIds: bulkIds }),
  answersFile: ['application/zip'],
  weight: 10,
  errors: ['holdings.notFound', 'holdings.disabled', 'hosts.disabled', 'licences.licNotFound'],
})
