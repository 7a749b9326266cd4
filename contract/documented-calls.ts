import { z } from 'zod'
import { operation } from './operation.ts'
import { day, id, listOf } from './shapes.ts'

/** `GET /company`: method and path below /v0. */
const callName = z.string().regex(/^(GET|POST|DELETE) \/[a-z0-9/-]{1,100}$/i, 'input.technical')

export const callUse = z.object({
  call: z.string(),
  /** Answered in the last thirty days. */
  uses: z.number().int(),
  lastUsedOn: day.nullable(),
  /** The most frequent callers, at most twenty; the account is '' without a sign-in. */
  callers: z.array(
    z.object({ accountId: id.nullable(), account: z.string(), address: z.string(), uses: z.number().int() }),
  ),
  disabled: z.boolean(),
})
export type CallUse = z.infer<typeof callUse>

export const listCallUses = operation({
  name: 'listCallUses',
  method: 'GET',
  path: '/documented-calls',
  access: 'services.manage',
  summary:
    'Documented calls (/v0) that were asked in the last thirty days, by whom and how often, and those that are turned off.',
  output: listOf(callUse),
})

export const switchCall = operation({
  name: 'switchCall',
  method: 'PUT',
  path: '/documented-calls',
  access: 'services.manage',
  summary: 'Turn a documented call off, or on again. One that is off answers 410 within a few seconds.',
  body: z.strictObject({ call: callName, disabled: z.boolean() }),
})

export const oldIdKinds = ['role', 'permission', 'product', 'consentType', 'addressType'] as const
export type OldIdKind = (typeof oldIdKinds)[number]

const target = z.object({
  kind: z.enum(oldIdKinds),
  /** The id of the record; of a consent or an address type its name. */
  target: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
})
export type OldIdTarget = z.infer<typeof target>

// Not all systems keep to the versions of UUIDs.
const guid = z.guid({ error: 'input.guid' })

export const oldId = target.extend({ oldId: guid })
export type OldId = z.infer<typeof oldId>

export const listOldIds = operation({
  name: 'listOldIds',
  method: 'GET',
  path: '/documented-calls/ids',
  access: 'services.manage',
  summary: 'Fixed ids of older programs, with the role, permission, product, consent or address type each means here.',
  output: listOf(oldId),
})

export const listOldIdTargets = operation({
  name: 'listOldIdTargets',
  method: 'GET',
  path: '/documented-calls/targets',
  access: 'services.manage',
  summary: 'Everything a fixed id of an older program can mean.',
  output: listOf(target),
})

export const saveOldId = operation({
  name: 'saveOldId',
  method: 'PUT',
  path: '/documented-calls/ids',
  access: 'services.manage',
  summary: 'Say what a fixed id of older programs means here. It is understood a few seconds later.',
  body: z.strictObject({ oldId: guid.toLowerCase(), kind: z.enum(oldIdKinds), target: z.string().min(1).max(100) }),
  output: oldId,
  errors: ['documentedCalls.targetUnknown'],
})

export const deleteOldId = operation({
  name: 'deleteOldId',
  method: 'DELETE',
  path: '/documented-calls/ids/{id}',
  params: z.strictObject({ id: guid }),
  access: 'services.manage',
  summary: 'Forget a fixed id of older programs.',
  errors: ['documentedCalls.oldIdNotFound'],
})
