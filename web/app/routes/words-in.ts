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
