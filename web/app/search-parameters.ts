type Search = Record<string, unknown>

/** A value as it stood in the address: the router hands over digits as a number, true and false as such. */
const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

/** Picks these search parameters as strings; missing ones become undefined, since the router passes unknown keys through. */
export const wordsIn =
  <N extends string>(...names: readonly N[]) =>
  (search: Search): { [K in N]?: string } =>
    Object.fromEntries(names.map((name) => [name, wordOf(search[name])])) as Partial<Record<N, string>>

/** The token in an address; without one it is empty. */
export const tokenIn = ({ token }: Search): { token: string } => ({ token: wordOf(token) ?? '' })

/** The record in an address; none for a new one. */
export const idIn = ({ id }: Search): { id?: string } => (typeof id === 'string' && id ? { id } : {})

/** What stands in an address, where it is a word. */
export const textIn = (value: unknown): string | undefined => wordOf(value) || undefined

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id of a record in an address; empty where it is none. */
export const uuidOf = (value: unknown): string => (typeof value === 'string' && uuid.test(value) ? value : '')

/** The company in an address, as older links write it too. */
export function companyIn({ company, companyID }: Record<string, unknown>): { company: string } {
  const id = company ?? companyID
  return { company: typeof id === 'string' ? id : '' }
}
