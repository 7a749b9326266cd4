import type { Contact } from '#contract/contacts.ts'
import { writtenId, writtenInstant } from '../spelling.ts'

/** `hasPicture` is known of the caller's own contact alone: a picture is its person's. */
export const writtenContact = (contact: Contact, hasPicture = false) => ({
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
  AvatarImage: hasPicture ? 1 : 0,
  CreatedBy: contact.createdBy,
  Created: writtenInstant(contact.createdAt),
  ModifiedBy: contact.modifiedBy,
  Modified: writtenInstant(contact.modifiedAt),
})

const genders = { '': '', m: 'männlich', f: 'weiblich', d: 'divers' } as const
