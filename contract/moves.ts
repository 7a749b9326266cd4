import { z } from 'zod'
import { binding, hostRequestErrors, hostRequestLimit } from './hosts.ts'
import { columnsOf, listOperation } from './list.ts'
import { holder } from './holdings.ts'
import { movePolicyInput } from './move-policies.ts'
import { machineNames } from './machine-name.ts'
import { operation } from './operation.ts'
import { productInWords } from './products.ts'
import { day, id, instant, listOf, longText, machineNamed, productNamed, text } from './shapes.ts'

export const moveStates = ['waiting', 'done', 'declined', 'withdrawn'] as const
export const moveState = z.enum(moveStates)
export type MoveState = z.infer<typeof moveState>

export const moveReason = z.enum(['limit', 'cooling', 'staffFirst', 'binding', 'advice', 'customerNumber'])

/** A move of a licence to another machine, asked for or carried out. */
export const move = z.object({
  id,
  state: moveState,
  /** Why it waits or waited for a second person. */
  reasons: z.array(moveReason),
  holder,
  holdingId: id,
  product: productNamed,
  hostId: id,
  newHostId: id.nullable(),
  bindingBefore: binding,
  bindingAfter: binding,
  machinesBefore: z.array(machineNamed),
  machinesAfter: z.array(machineNamed),
  /** How many moves it counts as. */
  count: z.number().int(),
  message: z.string(),
  /** What was answered. */
  note: z.string(),
  fileName: z.string(),
  askedAt: instant,
  askedBy: z.string(),
  decidedAt: instant.nullable(),
  /** Who decided; '' for customers, and before. */
  decidedBy: z.string(),
  doneAt: instant.nullable(),
  oldSerial: z.number().int().nullable(),
  newSerial: z.number().int().nullable(),
  bridgeSerial: z.number().int().nullable(),
  bridgeEnd: day.nullable(),
  /** Whether the reader asked for it: own requests cannot be approved. */
  own: z.boolean(),
})
export type Move = z.infer<typeof move>

/** What is left of a holding's moves. */
export const moveAllowance = z.object({
  /** Null: licences of this product are not moved here. */
  policy: movePolicyInput.nullable(),
  used: z.number().int(),
  left: z.number().int(),
  /** When the next one is free again; null while one is left. */
  nextAt: instant.nullable(),
  /** When each host's licence moved last. */
  lastMoves: z.array(z.object({ hostId: id, at: instant })),
})
export type MoveAllowance = z.infer<typeof moveAllowance>

export const readMoveAllowance = operation({
  name: 'readMoveAllowance',
  method: 'GET',
  path: '/holdings/{id}/move-allowance',
  access: ['products.company', 'products.mine', 'hosts.edit'],
  summary: 'The policy that holds for a holding, and what is left of its moves.',
  output: moveAllowance,
  errors: ['holdings.notFound'],
})

export const hostUse = z.object({
  what: z.enum(['mac', 'name']),
  value: z.string(),
  /** Where it is licensed. */
  holdingId: id,
  hostId: id,
  holderName: z.string(),
  /** '' for a person. */
  customerNumber: z.string(),
  product: productNamed,
})
export type HostUse = z.infer<typeof hostUse>

const typedMark = z.string().trim().max(99).default('')

export const listHostUses = operation({
  name: 'listHostUses',
  method: 'GET',
  path: '/holdings/{id}/host-uses',
  access: ['products.company', 'hosts.create', 'hosts.edit'],
  summary:
    'Other live host IDs with one of these addresses or names, at most ten; a customer sees those of their own company.',
  query: z.strictObject({
    mac1: typedMark,
    mac2: typedMark,
    mac3: typedMark,
    name1: typedMark,
    name2: typedMark,
    name3: typedMark,
    /** The host ID the question is about. */
    except: id.optional(),
  }),
  output: listOf(hostUse),
  errors: ['holdings.notFound'],
})

const carryingOut = ['hosts.broken', 'licences.broken', 'licences.licError', 'configurations.notFound'] as const

export const askForMove = operation({
  name: 'askForMove',
  method: 'POST',
  path: '/hosts/{id}/moves',
  access: ['products.company', 'products.mine', 'hosts.edit'],
  summary:
    'Move a licence to another machine with its licence request (.id, base64). Within the policy it is carried out at once, else it waits for a second person.',
  body: z.strictObject({
    file: z.strictObject({ name: text(200), content: z.base64().max(Math.ceil(hostRequestLimit / 3) * 4) }),
    /** The server of a Triade that is exchanged, 1 to 3. */
    slot: z.number().int().min(1).max(3).nullable().default(null),
    /** Left out: as before. */
    binding: binding.exclude(['unbound']).optional(),
    message: longText(1000).default(''),
  }),
  output: move,
  errors: [
    'hosts.notFound',
    'hosts.disabled',
    'hosts.moved',
    'holdings.disabled',
    ...hostRequestErrors,
    'moves.noPolicy',
    'moves.unbound',
    'moves.nothingIssued',
    'emergencies.ofEmergency',
    'moves.waitingAlready',
    'moves.slotMissing',
    'moves.sameMachine',
    'moves.tooManyMachines',
    ...carryingOut,
  ],
})

export const listHoldingMoves = operation({
  name: 'listHoldingMoves',
  method: 'GET',
  path: '/holdings/{id}/moves',
  access: ['products.company', 'products.mine', 'hosts.edit'],
  summary: 'The moves of a holding, newest first (at most 200).',
  output: listOf(move),
  errors: ['holdings.notFound'],
})

const movesColumns = columnsOf(move)({
  asked: { text: 'moves.asked', sort: true, value: ({ askedAt }) => ({ instant: askedAt }) },
  holder: { text: 'moves.holder', holds: 'name', sort: true, value: ({ holder }) => holder.name },
  customerNumber: {
    spare: true,
    text: 'companies.customerNumber',
    only: 'file',
    value: ({ holder }) => holder.customerNumber,
  },
  product: {
    text: 'moves.product',
    holds: 'product',
    sort: true,
    value: ({ product }) => productInWords(product),
  },
  before: { text: 'moves.before', holds: 'aside', value: ({ machinesBefore }) => machineNames(machinesBefore) },
  after: { text: 'moves.after', value: ({ machinesAfter }) => machineNames(machinesAfter) },
  state: { text: 'moves.state', value: ({ state }) => ({ text: `moves.state.${state}` }) },
  askedBy: { text: 'moves.askedBy', spare: true },
  count: { text: 'moves.count', only: 'file' },
  reasons: {
    text: 'moves.reasons',
    only: 'file',
    value: ({ reasons }) => ({ parts: reasons.map((one) => ({ text: `moves.reason.${one}` })), between: ' ' }),
  },
  decidedBy: { text: 'moves.decidedBy', only: 'file' },
  done: { text: 'moves.done', only: 'file', value: ({ doneAt }) => ({ instant: doneAt }) },
  licences: {
    text: 'moves.licences',
    only: 'file',
    value: ({ oldSerial, newSerial }) => [oldSerial, newSerial].filter(Boolean).join(' → '),
  },
})

export const listMoves = listOperation({
  name: 'listMoves',
  path: '/moves',
  access: 'moves.decide',
  summary: 'Moves of all companies by state, newest first.',
  filters: { state: z.enum(['all', ...moveStates]).default('waiting') },
  title: 'moves.title',
  sort: '-asked',
  columns: movesColumns,
})

export const countMoves = operation({
  name: 'countMoves',
  method: 'GET',
  path: '/move-counts',
  access: 'moves.decide',
  summary: 'How many moves wait for a second person.',
  output: z.object({ open: z.number().int() }),
})

export const readMove = operation({
  name: 'readMove',
  method: 'GET',
  path: '/moves/{id}',
  access: ['products.company', 'moves.decide'],
  summary: 'One move.',
  output: move,
  errors: ['moves.notFound'],
})

export const downloadMoveFile = operation({
  name: 'downloadMoveFile',
  method: 'GET',
  path: '/moves/{id}/file',
  access: ['products.company', 'moves.decide'],
  summary: 'The licence request (.id) of the new machine.',
  answersFile: ['application/octet-stream'],
  errors: ['moves.notFound'],
})

export const withdrawMove = operation({
  name: 'withdrawMove',
  method: 'POST',
  path: '/moves/{id}/withdrawal',
  access: ['products.company', 'products.mine', 'hosts.edit'],
  summary: 'Withdraw a move nobody has decided yet.',
  output: move,
  errors: ['moves.notFound', 'moves.decided'],
})

export const decideMove = operation({
  name: 'decideMove',
  method: 'POST',
  path: '/moves/{id}/decision',
  access: 'moves.decide',
  summary: 'Approve a move, which carries it out, or decline it with a reason. Nobody approves their own.',
  body: z
    .strictObject({ approved: z.boolean(), note: longText(1000).default('') })
    .refine(({ approved, note }) => approved || note !== '', { path: ['note'], error: 'input.reason' }),
  output: move,
  errors: [
    'moves.notFound',
    'moves.decided',
    'moves.own',
    'moves.noPolicy',
    'moves.nothingIssued',
    'emergencies.ofEmergency',
    'hosts.notFound',
    'hosts.disabled',
    'hosts.moved',
    'holdings.disabled',
    ...carryingOut,
  ],
})
