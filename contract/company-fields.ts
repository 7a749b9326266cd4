import type { CompanyInput, listCompanies } from './companies.ts'
import { customerNumberWords, type Field, sharedColumns } from './fields.ts'

interface DescribedField extends Field {
  /** Name under which it is compared with the CRM, alone or with others of that name; null: the CRM does not bring it. */
  crm: keyof CompanyInput | null
  /** Column that shows it in the list and its file; null: none does. */
  list: keyof (typeof listCompanies)['list']['columns'] | null
}

/**
 * What the form, tables, the CRM, merging and the list know of the fields of a company, in the order in which people
 * read them. `crmId` is not entered, but chosen in a merge.
 */
export const companyFields = {
  customerNumber: {
    text: 'companies.customerNumber',
    columns: { customerNumber: { words: [...customerNumberWords, 'accountnumber'] } },
    crm: 'customerNumber',
    merge: 'customerNumber',
    list: 'customerNumber',
  },
  name: {
    text: 'companies.name',
    columns: { name: { words: ['name', 'firma', 'firmenname', 'firmierung', 'company', 'companyname', 'name1'] } },
    crm: 'name',
    merge: 'name',
    list: 'name',
  },
  companyTypeId: {
    text: 'companies.type',
    columns: {
      companyType: { words: ['kundenart', 'firmenart', 'art', 'typ', 'companytype', 'type', 'customertype'] },
    },
    crm: 'companyTypeId',
    merge: 'companyType',
    list: 'companyType',
  },
  vatNumber: {
    text: 'companies.vatNumber',
    columns: {
      vatNumber: { words: ['ustidnr', 'ustid', 'umsatzsteuerid', 'vatnumber', 'vatnr', 'vatid', 'vat'] },
    },
    crm: null,
    merge: 'vatNumber',
    list: null,
  },
  street: {
    text: 'companies.street',
    columns: { street: { words: ['strasse', 'street', 'adresse', 'address'] } },
    crm: 'street',
    merge: 'street',
    list: 'street',
  },
  houseNumber: {
    text: 'companies.houseNumber',
    columns: { houseNumber: { words: ['hausnummer', 'hausnr', 'nr', 'housenumber', 'number'] } },
    crm: 'street',
    merge: 'street',
    list: 'houseNumber',
  },
  zipCode: {
    text: 'companies.zipCode',
    columns: { zipCode: { words: ['plz', 'postleitzahl', 'zip', 'zipcode', 'postcode', 'postalcode'] } },
    crm: 'zipCode',
    merge: 'city',
    list: 'zipCode',
  },
  city: {
    text: 'companies.city',
    columns: { city: { words: ['ort', 'stadt', 'city', 'town'] } },
    crm: 'city',
    merge: 'city',
    list: 'city',
  },
  country: {
    text: 'companies.country',
    columns: { country: sharedColumns.country },
    crm: 'country',
    merge: 'country',
    list: null,
  },
  language: {
    text: 'companies.language',
    columns: { language: sharedColumns.language },
    crm: 'country',
    merge: 'language',
    list: null,
  },
  email: {
    text: 'companies.email',
    columns: { email: sharedColumns.email },
    crm: 'email',
    merge: 'email',
    list: null,
  },
  phone: {
    text: 'companies.phone',
    columns: { phone: sharedColumns.phone },
    crm: 'phone',
    merge: 'phone',
    list: null,
  },
  fax: {
    text: 'companies.fax',
    columns: { fax: { words: ['fax', 'telefax', 'faxnummer'] } },
    crm: 'fax',
    merge: 'fax',
    list: null,
  },
  website: {
    text: 'companies.website',
    columns: { website: { words: ['website', 'homepage', 'web', 'internet', 'url', 'webseite'] } },
    crm: 'website',
    merge: 'website',
    list: null,
  },
  remark: {
    text: 'companies.remark',
    columns: {
      remark: {
        words: ['bemerkung', 'bemerkungen', 'notiz', 'kommentar', 'remark', 'remarks', 'note', 'notes', 'comment'],
      },
    },
    crm: 'remark',
    merge: 'remark',
    list: null,
  },
  crmId: {
    text: 'companies.crmId',
    columns: null,
    crm: null,
    merge: 'crmId',
    list: null,
  },
  serviceContract: {
    text: 'companies.contractSection',
    columns: {
      contractStart: {
        text: 'tableImports.field.contractStart',
        words: [
          'wartungsvertragbeginn',
          'beginndeswartungsvertrags',
          'startoftheservicecontract',
          'vertragsbeginn',
          'beginn',
          'contractstart',
          'servicecontractstart',
          'start',
        ],
      },
      contractEnd: {
        text: 'tableImports.field.contractEnd',
        words: [
          'wartungsvertragende',
          'endedeswartungsvertrags',
          'endoftheservicecontract',
          'vertragsende',
          'ende',
          'contractend',
          'servicecontractend',
          'end',
          'expiry',
        ],
      },
    },
    crm: 'serviceContract',
    merge: 'serviceContract',
    list: null,
  },
} as const satisfies Record<keyof CompanyInput | 'crmId', DescribedField>

type Described = typeof companyFields
type CrmName = { [K in keyof Described]: Described[K]['crm'] }[keyof Described]
export type CrmField = { [K in keyof Described]: Described[K]['crm'] extends null ? never : K }[keyof Described]
export type ComparedField = NonNullable<CrmName>

/** Fields that the CRM brings. */
export const crmFields = (Object.keys(companyFields) as (keyof Described)[]).filter(
  (name): name is CrmField => companyFields[name].crm !== null,
)

/** Fields compared together under each name, the company's own name first. */
export const comparedTogether = Object.fromEntries(
  ['name' as const, ...crmFields.map((field) => companyFields[field].crm)].map((name) => [
    name,
    crmFields.filter((field) => companyFields[field].crm === name),
  ]),
) as Record<ComparedField, CrmField[]>
