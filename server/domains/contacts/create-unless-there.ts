import type { Contact, ContactInput } from '#contract/contacts.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { contactById } from './queries.ts'
import { insertUnlessThere, mainContactsOf } from './imported-queries.ts'

/**
 * Creates a contact of a company. If its address or the company's main contacts forbid it, returns `emailTaken` or
 * `mainContactLimit`, and the transaction can go on. The caller locks the company.
 */
export async function createContactUnlessThere(
  { db, actor, audit, settings }: Pick<Write, 'db' | 'actor' | 'audit' | 'settings'>,
  input: ContactInput & { companyId: string },
): Promise<Contact | 'emailTaken' | 'mainContactLimit'> {
  const { MAIN_CONTACT_LIMIT: limit } = settings
  if (input.mainContact && (await mainContactsOf(db, input.companyId)) >= limit) return 'mainContactLimit'
  const id = newId()
  if (!(await insertUnlessThere(db, id, input, actor.accountId))) return 'emailTaken'
  const created = (await contactById(db, actor, id)) ?? fail('contacts.notFound')
  audit({ kind: 'contact', id, after: created })
  return created
}
