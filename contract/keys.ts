import { z } from 'zod'
import { holder } from './holdings.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { id, instant, listOf } from './shapes.ts'

export const keyStatuses = ['active', 'replaced', 'retired', 'revoked'] as const
const count = z.number().int()

/** A licence key and what hangs on it. Live licences: the newest of their host, the host in use, not run out. */
export const signingKey = z.object({
  id: z.string(),
  /** active: signs. replaced: licences still run on it. retired: none does. revoked: verifies nothing any more. */
  status: z.enum(keyStatuses),
  createdAt: instant,
  createdBy: z.string(),
  replacedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** False: the key store does not have it, so it is not published and what it signed is refused. */
  held: z.boolean(),
  /** Licences ever signed with it, live ones, and the customers that have these. */
  signed: count,
  live: count,
  holders: count,
})
export type SigningKey = z.infer<typeof signingKey>

const byKey = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/, 'input.technical') })

export const listSigningKeys = operation({
  name: 'listSigningKeys',
  method: 'GET',
  path: '/signing-keys',
  access: 'keys.manage',
  summary: 'The licence keys, newest first, with the licences that need them.',
  output: listOf(signingKey),
})

export const rotateSigningKey = operation({
  name: 'rotateSigningKey',
  method: 'POST',
  path: '/signing-keys',
  access: 'keys.manage',
  summary: 'Make a new licence key; it signs from now on, in every process. The former one still verifies.',
  output: signingKey,
  errors: ['licences.signerAway'],
  confirmed: true,
})

export const retireSigningKey = operation({
  name: 'retireSigningKey',
  method: 'POST',
  path: '/signing-keys/{id}/retirement',
  access: 'keys.manage',
  summary: 'Retire a key no live licence needs. It never signs again and still verifies what it signed.',
  params: byKey,
  output: signingKey,
  errors: ['keys.notFound', 'keys.active', 'keys.needed', 'keys.ended'],
  confirmed: true,
})

export const revokeSigningKey = operation({
  name: 'revokeSigningKey',
  method: 'POST',
  path: '/signing-keys/{id}/revocation',
  access: 'keys.manage',
  summary: 'Revoke a key no live licence needs: from then on verifiers refuse everything it signed.',
  params: byKey,
  output: signingKey,
  errors: ['keys.notFound', 'keys.active', 'keys.needed', 'keys.ended'],
  confirmed: true,
})

/** The live licences of a key, issued again with the active one. */
export const resigning = z.object({
  id,
  keyId: z.string(),
  state: z.enum(['running', 'paused', 'done']),
  mail: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
  finishedAt: instant.nullable(),
  /** Licences in all, and what became of them. Skipped: replaced or ended otherwise meanwhile. */
  licences: count,
  signed: count,
  skipped: count,
  failed: count,
  holders: count,
  mails: count,
})
export type Resigning = z.infer<typeof resigning>

export const startResigning = operation({
  name: 'startResigning',
  method: 'POST',
  path: '/signing-keys/{id}/resignings',
  access: 'keys.manage',
  summary:
    'Issue every live licence of a former key anew with the active one, as a job; with `mail` the main contacts get the files.',
  params: byKey,
  body: z.strictObject({ mail: z.boolean() }),
  output: resigning,
  errors: ['keys.notFound', 'keys.active', 'keys.nothingToSign', 'keys.resigningOpen'],
  confirmed: true,
})

export const listResignings = operation({
  name: 'listResignings',
  method: 'GET',
  path: '/resignings',
  access: 'keys.manage',
  summary: 'The last fifty times licences were signed anew, newest first.',
  output: listOf(resigning),
})

export const readResigning = operation({
  name: 'readResigning',
  method: 'GET',
  path: '/resignings/{id}',
  access: 'keys.manage',
  summary: 'How far signing anew has got.',
  output: resigning,
  errors: ['keys.resigningNotFound'],
})

export const pauseResigning = operation({
  name: 'pauseResigning',
  method: 'POST',
  path: '/resignings/{id}/pause',
  access: 'keys.manage',
  summary: 'Pause: the licence at work is finished, no other begun.',
  output: resigning,
  errors: ['keys.resigningNotFound', 'keys.resigningNotRunning'],
})

export const resumeResigning = operation({
  name: 'resumeResigning',
  method: 'POST',
  path: '/resignings/{id}/resumption',
  access: 'keys.manage',
  summary: 'Go on where it was paused; with what failed tried once more when it had ended.',
  output: resigning,
  errors: ['keys.resigningNotFound', 'keys.resigningRunning', 'keys.resigningOpen'],
})

export const resigningHolder = z.object({
  id,
  holder,
  state: z.enum(['open', 'done']),
  licences: count,
  signed: count,
  skipped: count,
  failed: count,
  mails: count,
  /** Codes of what went wrong, each once. */
  problems: z.array(z.string()),
})
export type ResigningHolder = z.infer<typeof resigningHolder>

const resigningHoldersColumns = columnsOf(resigningHolder)({
  holder: { text: 'keys.run.holder', holds: 'name', sort: true, value: ({ holder }) => holder.name },
  customerNumber: { text: 'keys.run.number', code: true, value: ({ holder }) => holder.customerNumber },
  state: {
    text: 'keys.run.holderState',
    value: ({ state }) => ({ text: state === 'open' ? 'keys.run.holderOpen' : 'keys.run.holderDone' }),
  },
  licences: { text: 'keys.run.licences', align: 'right', value: ({ licences }) => ({ count: licences }) },
  signed: { text: 'keys.run.signed', align: 'right', value: ({ signed }) => ({ count: signed }) },
  skipped: { text: 'keys.run.skipped', only: 'file' },
  failed: { text: 'keys.run.failed', align: 'right', value: ({ failed }) => ({ count: failed }) },
  mails: { text: 'keys.run.mails', align: 'right', value: ({ mails }) => ({ count: mails }) },
  problems: {
    text: 'keys.run.problems',
    value: ({ problems }) => ({ parts: problems.map((code) => ({ error: code })), between: '; ' }),
  },
})

export const listResigningHolders = listOperation({
  name: 'listResigningHolders',
  path: '/resignings/{id}/holders',
  access: 'keys.manage',
  summary: 'What became of each customer’s licences; `only` those with failures or still open.',
  errors: ['keys.resigningNotFound'],
  filters: { only: z.enum(['', 'failed', 'open']).default('') },
  title: 'keys.run.title',
  sort: 'holder',
  search: false,
  columns: resigningHoldersColumns,
})
