import type { Contact } from '#contract/contacts.ts'
import { writtenId, writtenInstant } from '../spelling.ts'

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
  CreatedBy: contact.createdBy,
  Created: writtenInstant(contact.createdAt),
  ModifiedBy: contact.modifiedBy,
  Modified: writtenInstant(contact.modifiedAt),
})

const genders = { '': '', m: 'männlich', f: 'weiblich', d: 'divers' } as const
