import type { OldIdKind } from '#contract/documented-calls.ts'
import { fail, Failure } from '#platform/operations/failure.ts'
import type { Call, CallInput } from './call.ts'

/** The fixed ids of older programs: what they mean here, and whether there is a record with an id. */
export interface OldIds {
  meanings(): Promise<ReadonlyMap<string, string>>
  exists(kind: OldIdKind, id: string): Promise<boolean>
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What was sent, with the portal's ids in place of the fixed ones that are assigned. Answers have the portal's alone. */
export function withOurIds(asked: CallInput, meanings: ReadonlyMap<string, string>): CallInput {
  if (meanings.size === 0) return asked
  const ours = <T>(fields: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, meaning(value, meanings)]))
  const rows = asked.rows.map(ours)
  return { ...asked, query: ours(asked.query), rows, body: rows[0] ?? {} }
}

const meaning = <T>(value: T, meanings: ReadonlyMap<string, string>): T =>
  typeof value === 'string' && id.test(value.trim())
    ? ((meanings.get(value.trim().toLowerCase()) as T | undefined) ?? value)
    : value

/** Fields in which older programs send fixed ids, and what they are ids of. */
const fixed: readonly (readonly [field: string, kind: OldIdKind])[] = [
  ['RoleID', 'role'],
  ['UserRoleID', 'role'],
  ['MDUserRoleID', 'role'],
  ['PermissionID', 'permission'],
  ['ProductID', 'product'],
  ['oldProductID', 'product'],
  ['targetProductID', 'product'],
  ['ConsentTypeID', 'consentType'],
]

/** Refusals that are about another record than a fixed id names. */
const otherRecord = /^(contacts|companies|hosts|holdings|configurations|licences|orders)\.notFound$/

/** Runs a call; where it is refused because of an id that is neither the portal's nor assigned, the refusal names it. */
export async function namingUnknownIds<T>(
  { query, body }: CallInput,
  { words }: Pick<Call, 'words'>,
  oldIds: OldIds,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Failure) || ![400, 404, 422].includes(error.status)) throw error
    if (words?.[error.code] !== undefined || otherRecord.test(error.code)) throw error
    for (const [field, kind] of fixed) {
      const sent = body[field.toLowerCase()] ?? query[field.toLowerCase()]
      if (typeof sent !== 'string' || !id.test(sent.trim())) continue
      if (!(await oldIds.exists(kind, sent.trim().toLowerCase())))
        fail('documentedCalls.idUnknown', { field, id: sent })
    }
    throw error
  }
}
