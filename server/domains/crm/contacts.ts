import { storedAddress } from '#contract/email.ts'
import type { ContactProblem, CrmContact } from '#contract/crm-contacts.ts'
import { contactInput } from '#contract/contacts.ts'
import { email as emailShape } from '#contract/shapes.ts'
import { requireLockedCompany } from '#domains/companies/public.ts'
import { contactsWithEmails, createContactUnlessThere } from '#domains/contacts/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import type { Crm } from './connector.ts'
import { crmIdOf } from './import.ts'

type Person = Omit<CrmContact, 'problem'>
export type CheckedContact = Person & { problem: ContactProblem | null }

/** The contacts the CRM has of a company. Call it before a transaction opens. */
export async function contactsInCrm(read: Read, crm: Crm, companyId: string): Promise<CheckedContact[]> {
  return checkContacts(read.db, companyId, await peopleInCrm(crm, await crmIdOf(read, companyId)))
}

/** The contacts of a company of the CRM as they are there. */
export const peopleInCrm = async (crm: Crm, crmId: string): Promise<Person[]> =>
  (await crm.ask().contacts(crmId)).map((one) => ({
    email: storedAddress(one.KontaktEmail),
    firstName: one.KontaktVorname,
    lastName: one.KontaktNachname,
    position: one.KontaktPosition,
  }))

/** What to say of the list as a whole. */
export function noteOn(
  contacts: CheckedContact[],
): 'crm.vemasContactsNotFound' | 'crm.vemasImportNoNewDataText' | null {
  if (contacts.length === 0) return 'crm.vemasContactsNotFound'
  // What cannot be taken over is nothing new either; each contact carries its reason.
  return contacts.every(({ problem }) => problem !== null) ? 'crm.vemasImportNoNewDataText' : null
}

async function checkContacts(db: Db, companyId: string, people: Person[]): Promise<CheckedContact[]> {
  const here = await contactsWithEmails(db, [...new Set(people.map(({ email }) => email))])
  const companyOf = new Map(here.map((contact) => [contact.email, contact.companyId]))
  const seen = new Set<string>()
  return people.map((person) => {
    const twice = seen.has(person.email)
    seen.add(person.email)
    return { ...person, problem: problemOf(person, twice, companyOf.get(person.email), companyId) }
  })
}

function problemOf(
  { email, firstName, lastName }: Person,
  twice: boolean,
  ownedBy: string | null | undefined,
  companyId: string,
): ContactProblem | null {
  if (email === '') return 'crm.contactWithoutEmail'
  if (!emailShape.safeParse(email).success) return 'crm.contactEmailInvalid'
  if (twice) return 'crm.contactTwice'
  if (ownedBy === companyId) return 'crm.contactAlreadyHere'
  if (ownedBy !== undefined) return 'crm.vemasContactExists'
  return firstName === '' || lastName === '' ? 'crm.contactWithoutName' : null
}

interface Wish {
  email: string
  mainContact: boolean
}
interface Result {
  email: string
  name: string
  outcome: 'done' | 'skipped' | 'failed'
  reason: ContactProblem | null
  limit: number
  contactId: string | null
}

const skips = new Set<ContactProblem>([
  'crm.contactWithoutEmail',
  'crm.contactEmailInvalid',
  'crm.contactAlreadyHere',
  'crm.contactTwice',
])

/** Takes over the chosen contacts, one after the other; one that cannot be taken over leaves the others alone. */
export async function importContacts(
  call: Write,
  companyId: string,
  wishes: Wish[],
  known: CheckedContact[],
): Promise<{ items: Result[] }> {
  const { db, actor, settings } = call
  const limit = settings.MAIN_CONTACT_LIMIT
  const company = await requireLockedCompany(db, actor, companyId)
  const items: Result[] = []
  for (const { email, mainContact } of wishes) {
    const person = known.find((one) => one.email === email)
    const name = person ? `${person.firstName} ${person.lastName}`.trim() : ''
    const made = person ? (person.problem ?? (await create(person, mainContact))) : 'crm.contactGone'
    const [contactId, reason] = typeof made === 'string' ? [null, made] : [made.id, null]
    const outcome = reason === null ? 'done' : skips.has(reason) ? 'skipped' : 'failed'
    items.push({ email, name, outcome, reason, limit, contactId })
  }
  return { items }

  async function create(person: Person, mainContact: boolean): Promise<ContactProblem | { id: string }> {
    const { email, firstName, lastName, position } = person
    const input = contactInput.safeParse({
      companyId,
      salutation: 'NoSalutation',
      email,
      firstName,
      lastName,
      position,
      mainContact,
      language: company.language,
    })
    if (!input.success) return 'crm.contactWithoutName'
    const made = await createContactUnlessThere(call, { ...input.data, companyId })
    if (made === 'mainContactLimit') return 'contacts.mainContactLimit'
    return made === 'emailTaken' ? 'crm.vemasContactExists' : made
  }
}
