import { z } from 'zod'
import { operation } from './operation.ts'
import { id, instant, listOf } from './shapes.ts'

/** A change that takes access from people and waits a minute in which it can be undone. */
export const pendingCloudChange = z.object({
  id,
  /** One person's access, the account's start or stack, the product it is for, or the account as a whole. */
  kind: z.enum(['access', 'account', 'product', 'removal']),
  contactId: id.nullable(),
  /** Whose access it is; '' where it is that of all. */
  name: z.string(),
  dueAt: instant,
})
export type PendingCloudChange = z.infer<typeof pendingCloudChange>

const access = ['cloud.edit', 'contacts.create'] as const

export const listPendingCloudChanges = operation({
  name: 'listPendingCloudChanges',
  method: 'GET',
  path: '/cloud/accounts/{id}/pending',
  access,
  summary: 'What is about to take access to a cloud account from people, and can still be undone.',
  output: listOf(pendingCloudChange),
  errors: ['cloud.notFound'],
})

export const undoCloudChange = operation({
  name: 'undoCloudChange',
  method: 'DELETE',
  path: '/cloud/accounts/{id}/pending/{change}',
  access,
  summary: 'Undo such a change before its minute is over: access and sessions go on as if nothing had been.',
  params: z.strictObject({ id, change: id }),
  errors: ['cloud.notFound', 'cloud.changeDone'],
})

export const listCloudAffected = operation({
  name: 'listCloudAffected',
  method: 'GET',
  path: '/cloud/configurations/{id}/affected',
  access: 'cloud.edit',
  summary:
    'Who has access to a cloud account, and who of them streams: those whom a change would cut off. At most 500.',
  output: listOf(z.object({ id, name: z.string(), streaming: z.boolean() })),
  errors: ['cloud.notFound'],
})
