import { readMe } from '#contract/session.ts'
import { fail } from '#platform/operations/failure.ts'
import type { AskOne, CallInput, Call } from './call.ts'
import { readId, readText, refuse } from './spelling.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The contact that some of these fields name; null for the caller, who is also meant where no field names a contact.
 */
export async function personNamed(
  ask: AskOne,
  fields: Fields,
  name: string,
  ...names: readonly string[]
): Promise<string | null> {
  const ids = new Set([name, ...names].flatMap((one) => readId(fields[one.toLowerCase()]) ?? []))
  if (ids.size > 1) refuse(name, 'same')
  const [id] = ids
  return id === undefined || id === (await ask(readMe)).contactId ? null : id
}

/** A call about the caller alone, whom these fields may name as well: any other person is refused with 404. */
export const aboutOneself = (call: Call, ...names: readonly string[]): Call => ({
  ...call,
  operations: [...call.operations, readMe],
  answer: async (ask, asked) => {
    await requireOneself(ask, asked, names)
    return call.answer(ask, asked)
  },
})

async function requireOneself(ask: AskOne, { query, body }: CallInput, names: readonly string[]): Promise<void> {
  const fields: Fields = { ...query, ...body }
  const named = names.flatMap((name) => readText(fields[name.toLowerCase()])?.trim().toLowerCase() || [])
  if (named.length === 0) return
  const { contactId, accountId, email } = await ask(readMe)
  const own = new Set([contactId, accountId, email, 'null'])
  if (!named.every((one) => own.has(one))) fail('contacts.notFound')
}
