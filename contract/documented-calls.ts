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
