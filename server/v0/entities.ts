import type { z } from 'zod'
import type { Company, companyRow, CompanyType } from '#contract/companies.ts'
import type { Contact } from '#contract/contacts.ts'
import type { Holding } from '#contract/holdings.ts'
import type { Order } from '#contract/orders.ts'
import type { Role } from '#contract/roles.ts'
import { writtenContractDay, writtenEnd, writtenId, writtenInstant } from './spelling.ts'

/** The portal's records in the documents' names. */

export const writtenContact = (contact: Contact) => ({
  ID: writtenId(contact.id),
  CompanyID: writtenId(contact.companyId),
  Salutation: contact.salutation,
  Title: contact.title,
  FirstName: contact.firstName,
  LastName: contact.lastName,
  Gender: genders[contact.gender],
  Phone: contact.phone,
  Email: contact.email,
  Department: contact.department,
  Position: contact.position,
  MainContact: contact.mainContact,
  Language: contact.language,
  Image: 0,
  Created: writtenInstant(contact.createdAt),
  Modified: writtenInstant(contact.modifiedAt),
})

const genders = { '': '', m: 'männlich', f: 'weiblich', d: 'divers' } as const

export const writtenCompany = (company: Company) => {
  const { serviceContract: contract } = company
  return {
    ID: writtenId(company.id),
    CompanyTypeID: writtenId(company.companyTypeId),
    CustomerNr: company.customerNumber,
    VATnr: company.vatNumber,
    Name: company.name,
    Street: company.street,
    Housenumber: company.houseNumber,
    ZipCode: company.zipCode,
    City: company.city,
    Country: company.country,
    Phone: company.phone,
    Fax: company.fax,
    Email: company.email,
    Website: company.website,
    Language: company.language,
    Image: 0,
    ServiceContract: contract !== null,
    ServiceContractStart: writtenContractDay(contract?.start ?? null),
    ServiceContractEnd: contract ? writtenEnd(contract.end, contract.end === null) : writtenContractDay(null),
    VemasID: company.crmId ?? '',
    VemasRemark: company.remark,
    Created: writtenInstant(company.createdAt),
    Modified: writtenInstant(company.modifiedAt),
  }
}

export const writtenCompanyRow = (row: z.infer<typeof companyRow>) => ({
  ID: writtenId(row.id),
  Name: row.name,
  CustomerNr: row.customerNumber,
  CompanyType: row.companyTypeDe,
  Street: row.street,
  Housenumber: row.houseNumber,
  ZipCode: row.zipCode,
  City: row.city,
  Created: writtenInstant(row.createdAt),
})

export const writtenCompanyType = ({ id, nameDe }: CompanyType) => ({ ID: writtenId(id), Name: nameDe })

export const writtenRole = ({ id, name, description }: Pick<Role, 'id' | 'name' | 'description'>) => ({
  ID: writtenId(id),
  Name: name,
  Description: description,
})

/** A product a company holds: CompanyHasProduct. */
export const writtenHolding = (holding: Holding) => ({
  ID: writtenId(holding.id),
  ...(holding.holder.kind === 'company'
    ? { CompanyID: writtenId(holding.holder.id) }
    : { ContactID: writtenId(holding.holder.id) }),
  ProductID: writtenId(holding.product.id),
  ConfigurationID: writtenId(holding.configuration?.id ?? null),
  Info: holding.note,
  Disable: holding.disabled,
  FileCount: holding.licences,
  Created: writtenInstant(holding.createdAt),
  Modified: writtenInstant(holding.modifiedAt),
})

export const writtenOrder = (order: Order) => ({
  ProductID: writtenId(order.product.id),
  Price: order.priceCents / 100,
  PriceWithoutTax: (order.priceCents - order.taxCents) / 100,
  Tax: order.taxCents / 100,
  OrderDate: writtenInstant(order.orderedAt),
  RefID: order.reference,
  Testorder: order.test,
  Status: order.shopState,
})
