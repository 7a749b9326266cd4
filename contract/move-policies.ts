import { z } from 'zod'
import { operation } from './operation.ts'
import { instant } from './shapes.ts'

/** How often licences of a product may move; bounds as in the licence library. */
export const movePolicyInput = z.strictObject({
  moves: z.number().int().min(0).max(100),
  months: z.number().int().min(1).max(60),
  bridgeDays: z.number().int().min(0).max(30),
  coolingDays: z.number().int().min(0).max(365),
  automatic: z.boolean(),
})

export const movePolicy = z.object({ ...movePolicyInput.shape, modifiedAt: instant })
export type MovePolicyRow = z.infer<typeof movePolicy>

export const readMovePolicy = operation({
  name: 'readMovePolicy',
  method: 'GET',
  path: '/products/{id}/move-policy',
  access: 'products.all',
  summary: 'How often licences of a product may move to other machines; null when they do not.',
  output: z.object({ policy: movePolicy.nullable() }),
  errors: ['products.notFound'],
})

export const saveMovePolicy = operation({
  name: 'saveMovePolicy',
  method: 'PUT',
  path: '/products/{id}/move-policy',
  access: 'products.all',
  summary: 'Say how often licences of a product may move. With `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...movePolicyInput.shape, modifiedAt: instant.optional() }),
  output: movePolicy,
  errors: ['products.notFound', 'request.conflict'],
})

export const deleteMovePolicy = operation({
  name: 'deleteMovePolicy',
  method: 'DELETE',
  path: '/products/{id}/move-policy',
  access: 'products.all',
  summary: 'Let licences of a product not move any more; what waits stays.',
  errors: ['products.notFound'],
})
