import { z } from 'zod'
import { emergencyPolicyInput } from './emergency-policies.ts'
import { holder } from './holdings.ts'
import { binding, hostRequestErrors, hostRequestLimit } from './hosts.ts'
import { columnsOf, listOperation } from './list.ts'
import { machineNames } from './machine-name.ts'
import { operation } from './operation.ts'
import { productInWords } from './products.ts'
import { day, id, instant, longText, machineNamed, productNamed, text } from './shapes.ts'

/** `superseded`: the licence moved to another machine for good. */
export const emergencyStates = ['running', 'superseded', 'over'] as const
const emergencyState = z.enum(emergencyStates)

/** An emergency licence that was taken for a machine that died. */
export const emergency = z.object({
  id,
  state: emergencyState,
  holder,
  holdingId: id,
  product: productNamed,
  /** The machine that died. */
  hostId: id,
  machinesBefore: z.array(machineNamed),
  /** The machine that stands in for it. */
  newHostId: id,
  machinesAfter: z.array(machineNamed),
  licenceId: id,
  serial: z.number().int(),
  fileName: z.string(),
  endDate: day,
  reason: z.string(),
  takenAt: instant,
  takenBy: z.string(),
  /** The newest move of the machine that died which waits or was carried out. */
  moveId: id.nullable(),
})
export type Emergency = z.infer<typeof emergency>

/** What of emergency licences a holding has left, and for which machines. */
export const emergencyOffer = z.object({
  product: productNamed,
  /** Null: none may be taken of this product. */
  policy: emergencyPolicyInput.nullable(),
  used: z.number().int(),
  left: z.number().int(),
  /** When the next one is free again; null while one is left. */
  nextAt: instant.nullable(),
  /** Whether the account has a second factor, without which none is given. */
  factor: z.boolean(),
  /** Machines with a licence that runs. */
  machines: z.array(z.object({ hostId: id, binding, machines: z.array(machineNamed) })),
})
export type EmergencyOffer = z.infer<typeof emergencyOffer>

const takers = ['products.company', 'products.mine', 'hosts.edit'] as const

export const readEmergencyOffer = operation({
  name: 'readEmergencyOffer',
  method: 'GET',
  path: '/holdings/{id}/emergency-offer',
  access: takers,
  summary: 'Whether an emergency licence may be taken of a holding, how many are left, and for which machines.',
  output: emergencyOffer,
  errors: ['holdings.notFound'],
})

export const takeEmergencyLicence = operation({
  name: 'takeEmergencyLicence',
  method: 'POST',
  path: '/hosts/{id}/emergency-licences',
  access: takers,
  summary:
    'Take an emergency licence for a machine that died, with the licence request (.id, base64) of the one that stands in. While it runs, the same request answers it again.',
  body: z.strictObject({
    file: z.strictObject({ name: text(200), content: z.base64().max(Math.ceil(hostRequestLimit / 3) * 4) }),
    /** The server of a Triade that died, 1 to 3. */
    slot: z.number().int().min(1).max(3).nullable().default(null),
    reason: longText(1000).min(1, 'input.reason'),
  }),
  output: emergency,
  confirmed: true,
  errors: [
    'hosts.notFound',
    'hosts.disabled',
    'hosts.moved',
    'hosts.broken',
    'holdings.disabled',
    ...hostRequestErrors,
    'emergencies.factor',
    'emergencies.none',
    'emergencies.format',
    'emergencies.limit',
    'emergencies.notRunning',
    'emergencies.ofEmergency',
    'emergencies.customerNumber',
    'moves.unbound',
    'moves.nothingIssued',
    'moves.slotMissing',
    'moves.sameMachine',
    'moves.tooManyMachines',
    'licences.broken',
    'licences.licError',
    'licences.changedMeanwhile',
    'configurations.notFound',
  ],
})

const emergencyColumns = columnsOf(emergency)({
  taken: { text: 'emergencies.taken', sort: true, value: ({ takenAt }) => ({ instant: takenAt }) },
  holder: { text: 'emergencies.holder', holds: 'name', sort: true, value: ({ holder }) => holder.name },
  customerNumber: {
    spare: true,
    text: 'companies.customerNumber',
    only: 'file',
    value: ({ holder }) => holder.customerNumber,
  },
  product: {
    text: 'emergencies.product',
    holds: 'product',
    sort: true,
    value: ({ product }) => productInWords(product),
  },
  before: { text: 'emergencies.before', holds: 'aside', value: ({ machinesBefore }) => machineNames(machinesBefore) },
  after: { text: 'emergencies.after', value: ({ machinesAfter }) => machineNames(machinesAfter) },
  end: { text: 'emergencies.end', sort: true, value: ({ endDate }) => ({ day: endDate }) },
  state: { text: 'emergencies.state', value: ({ state }) => ({ text: `emergencies.state.${state}` }) },
  reason: { text: 'emergencies.reason', spare: true },
  takenBy: { text: 'emergencies.takenBy', spare: true },
  serial: { text: 'emergencies.serial', only: 'file' },
})

export const listEmergencies = listOperation({
  name: 'listEmergencies',
  path: '/emergencies',
  access: 'moves.decide',
  summary:
    'Emergency licences of all companies, newest first. `friday`: those since the last Friday at 17:00, portal time.',
  filters: {
    since: z.enum(['all', 'friday']).default('all'),
    state: z.enum(['all', ...emergencyStates]).default('all'),
  },
  title: 'emergencies.title',
  sort: '-taken',
  columns: emergencyColumns,
})
