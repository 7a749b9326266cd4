import { z } from 'zod'
import { plainCustomerNumber } from './fields.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { withPostalAddress } from './postal.ts'
import {
  country,
  day,
  id,
  instant,
  language,
  listOf,
  longText,
  optionalEmail,
  optionalText,
  text,
  zipCodeText,
} from './shapes.ts'

/** Type of a company: vocational school, company, university, … */
export const companyType = z.object({ id, nameDe: z.string(), nameEn: z.string() })
export type CompanyType = z.infer<typeof companyType>

/** A service contract, or null for none; `end` null means unlimited. */
export const serviceContract = z.strictObject({ start: day, end: day.nullable() })

const companyFields = z.strictObject({
  customerNumber: z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, 'input.customerNumber')
    .transform(plainCustomerNumber),
  name: text(200),
  companyTypeId: id,
  vatNumber: optionalText(30),
  street: text(120),
  /** Empty for post-office boxes, and where houses have names. */
  houseNumber: optionalText(20),
  /** Empty where the country has none. */
  zipCode: z.literal('').or(zipCodeText),
  city: text(120),
  country,
  language,
  email: optionalEmail,
  phone: optionalText(50),
  fax: optionalText(50),
  website: optionalText(300),
  remark: longText(4000),
  serviceContract: serviceContract.nullable(),
})

/** What people enter; only what a company cannot be without must be given. */
const { vatNumber, country: land, email, phone, fax, website, remark, serviceContract: contract } = companyFields.shape
export const companyInput = withPostalAddress(
  z.strictObject({
    ...companyFields.shape,
    vatNumber: vatNumber.default(''),
    country: land.default('DE'),
    language: language.default('de'),
    email: email.default(''),
    phone: phone.default(''),
    fax: fax.default(''),
    website: website.default(''),
    remark: remark.default(''),
    serviceContract: contract.default(null),
  }),
)

/** A contract does not start after its end. The server names that as an error of its own, the forms say it at once. */
export const contractTermFits = ({ serviceContract: term }: { serviceContract: Term | null }): boolean =>
  !term?.end || term.start <= term.end
type Term = z.infer<typeof serviceContract>
const contractTerm = {
  path: ['serviceContract', 'start'],
  error: 'companies.serviceContractStartEndError',
}
export const companyForm = companyInput.refine(contractTermFits, contractTerm)
export type CompanyInput = z.infer<typeof companyInput>

/** A whole company as its form sends it back, with the time it was read. */
export const editedCompany = withPostalAddress(z.strictObject({ ...companyFields.shape, modifiedAt: instant }))

export const editedCompanyForm = editedCompany.refine(contractTermFits, contractTerm)

export const company = z.object({
  id,
  ...companyFields.shape,
  // As it is stored: older ones may still begin with zeros.
  customerNumber: z.string(),
  companyTypeDe: z.string(),
  companyTypeEn: z.string(),
  crmId: z.string().nullable(),
  /** By name; '' where unknown. */
  createdBy: z.string(),
  createdAt: instant,
  modifiedBy: z.string(),
  modifiedAt: instant,
})
export type Company = z.infer<typeof company>

/** A company as the list shows it. */
export const companyRow = z.object({
  id,
  name: z.string(),
  customerNumber: z.string(),
  companyTypeDe: z.string(),
  companyTypeEn: z.string(),
  city: z.string(),
  zipCode: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  createdAt: instant,
  /** The next end of any of its licences, modules included; of none that runs on, the last there was. */
  licences: z.object({
    state: z.enum(['none', 'expired', 'grace', 'soon', 'running', 'unlimited']),
    day: day.nullable(),
  }),
})
export type CompanyRow = z.infer<typeof companyRow>

const companiesColumns = columnsOf(companyRow)({
  number: { text: 'companies.number', align: 'right', only: 'page' },
  name: { text: 'companies.name', sort: true },
  customerNumber: { text: 'companies.customerNumber', sort: true, code: true },
  companyType: {
    text: 'companies.type',
    sort: true,
    value: ({ companyTypeDe, companyTypeEn }) => ({ de: companyTypeDe, en: companyTypeEn }),
  },
  city: { text: 'companies.city', sort: true },
  zipCode: { text: 'companies.zipCode', sort: true, code: true, spare: true },
  street: { text: 'companies.street', holds: 'aside', sort: true, spare: true },
  houseNumber: { text: 'companies.houseNumber', only: 'file' },
  created: { text: 'companies.created', sort: true, value: ({ createdAt }) => ({ day: createdAt }) },
  licences: {
    text: 'companies.licences',
    value: ({ licences: { state, day } }) => ({
      parts: [{ text: `companies.licences.${state}` }, ...(day ? [{ day }] : [])],
      between: ' ',
    }),
  },
})

export const listCompanies = listOperation({
  name: 'listCompanies',
  path: '/companies',
  access: 'companies.list',
  summary: 'Companies, newest first; `search` finds words in any order, umlauts either way, one typo in longer words.',
  title: 'companies.title',
  sort: '-created',
  columns: companiesColumns,
})

export const listCompanyTypes = operation({
  name: 'listCompanyTypes',
  method: 'GET',
  path: '/company-types',
  access: ['companies.list', 'companies.create', 'campaigns.run'],
  summary: 'The types a company can have.',
  output: listOf(companyType),
})

export const addCompanyType = operation({
  name: 'addCompanyType',
  method: 'POST',
  path: '/company-types',
  access: 'companies.create',
  summary: 'Add a type of company, such as a kind the CRM has.',
  body: z.strictObject({ nameDe: text(100), nameEn: text(100) }),
  output: companyType,
  errors: ['companies.typeTaken'],
})

export const readCompany = operation({
  name: 'readCompany',
  method: 'GET',
  path: '/companies/{id}',
  access: ['companies.list', 'products.company'],
  summary: 'One company with all its fields; a customer reads their own, without the remark of staff.',
  output: company,
  errors: ['companies.notFound'],
})

export const findCompany = operation({
  name: 'findCompany',
  method: 'GET',
  path: '/company-numbers/{customerNumber}',
  access: ['companies.list', 'products.company'],
  summary:
    'The company with exactly this customer number; a customer finds their own alone, without the remark of staff.',
  params: z.strictObject({ customerNumber: z.string().trim().min(1).max(40) }),
  output: company,
  errors: ['companies.notFound'],
})

export const createCompany = operation({
  name: 'createCompany',
  method: 'POST',
  path: '/companies',
  access: 'companies.create',
  summary: 'Create a company; its customer number must be free.',
  body: companyInput,
  output: company,
  errors: ['companies.companyAlredyExists', 'companies.typeUnknown', 'companies.serviceContractStartEndError'],
})

export const changeCompany = operation({
  name: 'changeCompany',
  method: 'PATCH',
  path: '/companies/{id}',
  access: 'companies.list',
  summary: 'Change fields of a company; fields left out stay. With `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...companyFields.partial().shape, modifiedAt: instant.optional() }),
  output: company,
  errors: [
    'companies.notFound',
    'companies.companyAlredyExists',
    'companies.typeUnknown',
    'companies.serviceContractStartEndError',
    'request.conflict',
  ],
})

export const deleteCompany = operation({
  name: 'deleteCompany',
  method: 'DELETE',
  path: '/companies/{id}',
  access: 'companies.delete',
  summary: 'Delete a company with its contacts and products; refused once licences were issued to it.',
  errors: ['companies.notFound', 'companies.hasLicences', 'companies.hasCloudAccounts'],
  confirmed: true,
})
