import { z } from 'zod'
import { operation } from './operation.ts'
import type { Permission } from './permissions.ts'
import { id, instant } from './shapes.ts'

/** What may wait for staff, in the order it is offered. */
export const waitingKinds = [
  'request',
  'emergency',
  'move',
  'registration',
  'review',
  'course',
  'payment',
  'end',
  'budget',
  'certificate',
  'invitations',
] as const
export type WaitingKind = (typeof waitingKinds)[number]
const waitingKind = z.enum(waitingKinds)

/** All who decide on any of it. What of it an account sees, the permission of its kind says. */
const deciding: readonly Permission[] = [
  'hosts.edit',
  'moves.decide',
  'companies.list',
  'students.verify',
  'payments.create',
  'configurations.edit',
  'cloud.edit',
  'cloud.sso.list',
]

const waiting = z.object({
  kind: waitingKind,
  id,
  /** Whose it is: a company, a person, the reference of a payment. */
  who: z.string(),
  /** What it is about; empty where the kind says it all. */
  aboutDe: z.string(),
  aboutEn: z.string(),
  since: instant,
})
export type Waiting = z.infer<typeof waiting>

export const readInbox = operation({
  name: 'readInbox',
  method: 'GET',
  path: '/inbox',
  access: deciding,
  summary:
    'Everything that waits for a decision of this account, or of one kind, the oldest first: at most 200, and how much of each kind.',
  query: z.strictObject({ kind: waitingKind.optional() }),
  output: z.object({
    open: z.number().int(),
    kinds: z.array(z.object({ kind: waitingKind, open: z.number().int() })),
    items: z.array(waiting),
  }),
})

export const countInbox = operation({
  name: 'countInbox',
  method: 'GET',
  path: '/inbox-counts',
  access: deciding,
  summary: 'How much waits for a decision of this account.',
  output: z.object({ open: z.number().int() }),
})
