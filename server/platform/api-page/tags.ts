import type { Operation } from '#contract/operation.ts'
import { wordsOf } from './words.ts'

/** The first part of an address, by which operations are grouped. */
export const tagOf = ({ path }: Pick<Operation, 'path'>): string => path.split('/')[1] ?? ''

/** The groups of operations, each with what is read at its address, or else with what can be done there. */
export const tagsOf = (operations: readonly Operation[]): { name: string; description: string }[] =>
  [...Map.groupBy(operations, tagOf)].map(([name, own]) => {
    const list = own.find(({ method, path }) => method === 'GET' && path === `/${name}`)
    return { name, description: list?.summary ?? own.map((one) => wordsOf(one.name)).join('; ') }
  })
