import { listContacts } from '#contract/contacts.ts'
import { fail } from '#platform/failure.ts'
import type { Ask } from './call.ts'

/** The contact whose address it is, to the letter: the list's search takes typing errors. */
export async function contactByEmail(ask: Ask, email = '') {
  const wanted = email.trim().toLowerCase()
  const { items } = await ask(listContacts, { query: { search: wanted.slice(0, 200), pageSize: 50 } })
  return items.find((one) => one.email === wanted) ?? fail('contacts.notFound')
}
