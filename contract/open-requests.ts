import { z } from 'zod'
import { operation } from './operation.ts'
import { id, listOf } from './shapes.ts'

export const requestKind = z.enum(['renewal', 'hostChange', 'morePlaces'])

export const listOwnOpenRequests = operation({
  name: 'listOwnOpenRequests',
  method: 'GET',
  path: '/my-open-requests',
  access: ['products.company', 'products.mine'],
  summary:
    "What is asked for about products of the caller's company and their own and not decided yet, newest first (at most 200).",
  output: listOf(
    z.object({
      id,
      kind: requestKind,
      state: z.enum(['open', 'inWork']),
      holdingId: id,
      /** The cloud account for which more places are asked; null where none was named. */
      cloudAccountId: id.nullable(),
    }),
  ),
})
