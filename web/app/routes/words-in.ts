type Search = Record<string, unknown>

/** Of an address' search parameters those of these names that are words. */
export const wordsIn =
  <N extends string>(...names: readonly N[]) =>
  (search: Search): { [K in N]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ) as Partial<Record<N, string>>

/** The token in an address; without one it is empty. */
export const tokenIn = ({ token }: Search): { token: string } => ({ token: typeof token === 'string' ? token : '' })

/** The record in an address; none for a new one. */
export const idIn = ({ id }: Search): { id?: string } => (typeof id === 'string' && id ? { id } : {})

/** What stands in an address, where it is a word. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
