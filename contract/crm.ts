import { z } from 'zod'
import type { ErrorCode } from '#texts/errors.ts'
import { company, companyInput } from './companies.ts'
import { type ComparedField, comparedTogether, type CrmField, crmFields } from './company-fields.ts'
import { importResult } from './licence-imports.ts'
import { operation } from './operation.ts'
import { id, listOf } from './shapes.ts'

/** Number of a company in the CRM (VemasID, AccountID): digits. */
export const crmId = z
  .string()
  .trim()
  .regex(/^\d{1,18}$/, 'input.digits')
export const byCrmId = z.strictObject({ crmId })

/** Why a call to the CRM failed; every operation that asks it can answer these. */
export const crmAway = [
  'crm.notConfigured',
  'crm.away',
  'crm.timeout',
  'crm.unreachable',
  'crm.badAnswer',
  'crm.errorVemasCompany',
] as const satisfies readonly ErrorCode[]

const anyCrm = ['crm.search', 'companies.compare', 'crm.contacts.import', 'companies.licences.import'] as const

export const crmState = z.object({
  configured: z.boolean(),
  /** Seconds until the CRM is asked again after it failed several times; null while it is asked. */
  retryIn: z.number().int().nullable(),
})

export const readCrmState = operation({
  name: 'readCrmState',
  method: 'GET',
  path: '/crm',
  access: anyCrm,
  summary: 'Whether there is a CRM, and whether it is asked at present.',
  output: crmState,
})

/** A company as the CRM lists it. */
export const crmCompanyRow = z.object({
  crmId: z.string(),
  name: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  /** The portal's company that was made of it. */
  companyId: id.nullable(),
})
export type CrmCompanyRow = z.infer<typeof crmCompanyRow>

export const searchCrm = operation({
  name: 'searchCrm',
  method: 'GET',
  path: '/crm/companies',
  access: 'crm.search',
  summary:
    'Companies in the CRM: digits are a number there, else the whole text is searched, else each of its words in turn.',
  query: z.strictObject({ search: z.string().trim().min(1).max(200) }),
  output: z.object({
    items: z.array(crmCompanyRow),
    /** Whether the whole text found nothing, so that its words were searched one by one. */
    byWord: z.boolean(),
    /** Whether there are more than are listed. */
    more: z.boolean(),
  }),
  errors: [...crmAway, 'crm.vemasCompanyNotFoundTitle'],
})

/** What the CRM knows of a company, as far as it fits; what does not is for people to correct. */
const raw = z.string()
export const crmCompanyValues = z.object({
  ...(Object.fromEntries(crmFields.map((field) => [field, raw])) as Record<CrmField, typeof raw>),
  language: companyInput.shape.language.unwrap(),
  serviceContract: z.object({ start: raw, end: raw.nullable() }).nullable(),
})
export type CrmCompanyValues = z.infer<typeof crmCompanyValues>

export const crmCompany = z.object({
  crmId: z.string(),
  values: crmCompanyValues,
  /** What the CRM calls the kind of company, its known misspellings mended. */
  kind: z.string(),
  /** Whether the portal has that kind; otherwise the values hold "Firma". */
  kindKnown: z.boolean(),
  /** As the CRM writes them. */
  written: z.object({ land: z.string(), areaCode: z.string(), phone: z.string(), telefax: z.string() }),
  /** The company that is here already, and by what it was recognised. */
  existing: z
    .object({ id, name: z.string(), by: z.enum(['crmId', 'customerNumber', 'email']), value: z.string() })
    .nullable(),
})
export type CrmCompany = z.infer<typeof crmCompany>

export const readCrmCompany = operation({
  name: 'readCrmCompany',
  method: 'GET',
  path: '/crm/companies/{crmId}',
  access: 'companies.create',
  summary: 'A company of the CRM, translated into the fields of the form.',
  params: byCrmId,
  output: crmCompany,
  errors: [...crmAway, 'crm.companyGone'],
})

export const importCompany = operation({
  name: 'importCompany',
  method: 'POST',
  path: '/crm/companies/{crmId}/import',
  access: 'companies.create',
  summary:
    'Create a company from the CRM, as the form holds it. Its customer number is the CRM’s; number and e-mail must be free.',
  params: byCrmId,
  body: companyInput,
  output: company,
  errors: [
    ...crmAway,
    'crm.companyGone',
    'crm.alreadyLinked',
    'crm.numberDiffers',
    'companies.companyAlredyExistsCustomerNr',
    'companies.companyAlredyExistsEmail',
    'companies.companyAlredyExists',
    'companies.typeUnknown',
    'companies.serviceContractStartEndError',
  ] as ErrorCode[],
})

/** Fields that are compared, some together with others. */
export const comparedFields = Object.keys(comparedTogether) as ComparedField[]

export const crmDifference = z.object({
  field: z.enum(comparedFields),
  /** What the portal holds, and what the CRM says: the fields the difference is about. */
  here: crmCompanyValues.partial(),
  there: crmCompanyValues.partial(),
})
export type CrmDifference = z.infer<typeof crmDifference>

export const compareCompany = operation({
  name: 'compareCompany',
  method: 'GET',
  path: '/companies/{id}/crm-comparison',
  access: 'companies.compare',
  summary: 'What differs between a company and the CRM; nothing is written.',
  output: z.object({
    differences: z.array(crmDifference),
    /** What to say besides: nothing differs, or the CRM’s kind is not known here. */
    notes: z.array(z.enum(['crm.vemasImportNoNewDataText', 'crm.kindUnknown'])),
    kind: z.string(),
  }),
  errors: [...crmAway, 'companies.notFound', 'crm.notLinked', 'crm.companyGone'],
})

export const linkCompany = operation({
  name: 'linkCompany',
  method: 'PUT',
  path: '/companies/{id}/crm-link',
  access: 'companies.compare',
  summary: 'Say which company of the CRM this one is; null: none.',
  body: z.strictObject({ crmId: crmId.nullable() }),
  output: company,
  errors: [...crmAway, 'companies.notFound', 'crm.companyGone', 'crm.alreadyLinked'],
})

/** As many documents as the CRM lists at once. */
export const documentLimit = 1500

export const crmDocument = z.object({
  documentId: z.string(),
  title: z.string(),
  fileName: z.string(),
  /** Day, YYYY-MM-DD, or '' when the CRM has none. */
  date: z.string(),
  /** The company it is of. */
  crmId: z.string(),
})
export type CrmDocument = z.infer<typeof crmDocument>

export const listCrmLicences = operation({
  name: 'listCrmLicences',
  method: 'GET',
  path: '/companies/{id}/crm-licences',
  access: 'companies.licences.import',
  summary: `The licence files among the first ${documentLimit} documents the CRM has of a company.`,
  output: z.object({
    items: z.array(crmDocument),
    /** Documents of the company in all. */
    documents: z.number().int(),
    /** Whether the CRM has more than it lists. */
    limited: z.boolean(),
  }),
  errors: [...crmAway, 'companies.notFound', 'crm.notLinked'],
})

export const importCrmLicence = operation({
  name: 'importCrmLicence',
  method: 'POST',
  path: '/companies/{id}/crm-licences/{documentId}/import',
  access: 'companies.licences.import',
  summary: 'Fetch a licence file from the CRM and take it over like a dropped one; sent again, it counts once.',
  params: z.strictObject({ id, documentId: z.string().regex(/^[\w-]{1,30}$/, 'input.technical') }),
  body: z.strictObject({
    /** Also when the file names another customer number than the company's. */
    acceptOtherNumber: z.boolean().default(false),
  }),
  output: importResult,
  errors: [...crmAway, 'companies.notFound', 'crm.notLinked', 'crm.documentGone'],
})

export const searchCrmDocuments = operation({
  name: 'searchCrmDocuments',
  method: 'GET',
  path: '/crm/documents',
  access: 'companies.licences.import',
  summary: 'Documents of the CRM in which words are found, whatever company they are of.',
  query: z.strictObject({
    search: z.string().trim().min(1).max(200),
    most: z.coerce.number().int().min(1).max(documentLimit).default(documentLimit),
  }),
  output: listOf(crmDocument),
  errors: [...crmAway],
})
