import { z } from 'zod'
import { operation } from './operation.ts'
import { instant } from './shapes.ts'

/** The most days an emergency licence may run, and the most a customer may take within twelve months. */
export const emergencyLimits = { days: 30, perYear: 100 } as const

/** For how long emergency licences of a product run, and how many a customer may take within twelve months. */
export const emergencyPolicyInput = z.strictObject({
  days: z.number().int().min(1).max(emergencyLimits.days),
  perYear: z.number().int().min(1).max(emergencyLimits.perYear),
})
export type EmergencyPolicy = z.infer<typeof emergencyPolicyInput>

export const emergencyPolicy = z.object({ ...emergencyPolicyInput.shape, modifiedAt: instant })
export type EmergencyPolicyRow = z.infer<typeof emergencyPolicy>

export const readEmergencyPolicy = operation({
  name: 'readEmergencyPolicy',
  method: 'GET',
  path: '/products/{id}/emergency-policy',
  access: 'products.all',
  summary: 'Whether customers may take emergency licences of a product; null when they may not.',
  output: z.object({
    policy: emergencyPolicy.nullable(),
    /** Licences of the product say that they are for an emergency: format 3. */
    marked: z.boolean(),
  }),
  errors: ['products.notFound'],
})

export const saveEmergencyPolicy = operation({
  name: 'saveEmergencyPolicy',
  method: 'PUT',
  path: '/products/{id}/emergency-policy',
  access: 'products.all',
  summary:
    'Let customers take emergency licences of a product, which has to write format 3. With `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...emergencyPolicyInput.shape, modifiedAt: instant.optional() }),
  output: emergencyPolicy,
  errors: ['products.notFound', 'emergencies.format', 'request.conflict'],
})

export const deleteEmergencyPolicy = operation({
  name: 'deleteEmergencyPolicy',
  method: 'DELETE',
  path: '/products/{id}/emergency-policy',
  access: 'products.all',
  summary: 'Let customers take no more emergency licences of a product; those that run keep running.',
  errors: ['products.notFound'],
})
