import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { day, id, instant, listOf, productNamed } from './shapes.ts'
import { extensions, runtimes } from './cloud-terms.ts'

/** What takes access from people waits a minute in which it can be undone, instead of happening at once. */
export const undoable = z.boolean().default(false)

export const termStates = ['ahead', 'running', 'expired'] as const
/** What AppStream calls the states of a fleet; NONE: the stack has no fleet, or its state is unknown. */
export const fleetState = z.enum(['STARTING', 'RUNNING', 'STOPPING', 'STOPPED', 'NONE'])

/** Where software is streamed from. What AppStream calls it by stays with the server. */
export const cloudStack = z.object({
  id,
  /** Its display name, else its description. */
  name: z.string(),
  fleetState,
  running: z.number().int(),
  inUse: z.number().int(),
  available: z.number().int(),
  lookedAt: instant,
  /** AppStream knows it no more. */
  gone: z.boolean(),
})
export type CloudStack = z.infer<typeof cloudStack>

export const cloudStateOf = z.object({
  /** Whether the cloud is set up here at all. */
  setUp: z.boolean(),
  lookedAt: instant.nullable(),
  /** The last try failed, at this time; what is shown is as of `lookedAt`. */
  failedAt: instant.nullable(),
})

/** What can become of asking AWS. */
export const awsAway = [
  'aws.away',
  'aws.badAnswer',
  'aws.notConfigured',
  'aws.refused',
  'aws.timeout',
  'aws.unreachable',
] as const

const looked = cloudStateOf.extend({
  /** What the last try failed with. */
  failure: z.enum(['timeout', 'unreachable', 'badAnswer', 'refused']).nullable(),
  items: z.array(cloudStack),
})

export const listCloudStacks = operation({
  name: 'listCloudStacks',
  method: 'GET',
  path: '/cloud/stacks',
  access: ['cloud.edit', 'cloud.create', 'companies.list', 'events.edit'],
  summary: 'The stacks as of the last look at AppStream, with the state of their fleets.',
  output: looked,
})

export const refreshCloud = operation({
  name: 'refreshCloud',
  method: 'POST',
  path: '/cloud/looks',
  access: 'cloud.edit',
  summary: 'Look at stacks, fleets and running sessions now.',
  output: looked,
  errors: awsAway,
})

export const accountType = z.object({ id, name: z.string(), profileNumber: z.number().int(), test: z.boolean() })

export const listCloudAccountTypes = operation({
  name: 'listCloudAccountTypes',
  method: 'GET',
  path: '/cloud/account-types',
  access: ['cloud.edit', 'cloud.create'],
  summary: 'The account types whoever asks may choose: all with `cloud.all`, else the test types.',
  output: listOf(accountType),
})

export const cloudConfigurationInput = z.strictObject({
  accountTypeId: id,
  stackId: id,
  seats: z.number().int().min(1).max(10_000),
  runtime: z.enum(runtimes),
  startDate: day,
})
export type CloudConfigurationInput = z.infer<typeof cloudConfigurationInput>

const company = z.object({ id, name: z.string(), customerNumber: z.string() })

/** One cloud account of a company. */
export const cloudConfiguration = cloudConfigurationInput.extend({
  id,
  holdingId: id,
  company,
  product: productNamed,
  accountType: z.string(),
  stack: cloudStack,
  /** The last day, itself included. */
  endDate: day,
  state: z.enum(termStates),
  /** Its terms, the latest first, which `runtime`, `startDate` and `endDate` are of. */
  terms: z.array(z.object({ runtime: z.enum(runtimes), startDate: day, endDate: day })),
  /** People who may stream now, of `seats`. */
  used: z.number().int(),
  /** People who stream, as of the last look. */
  streaming: z.number().int(),
  stopped: z.boolean(),
  /** No product is active for it: its people have nothing to work with. */
  missingProduct: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
  modifiedAt: instant,
  /** By e-mail; '' where unknown. */
  modifiedBy: z.string(),
})
export type CloudConfiguration = z.infer<typeof cloudConfiguration>

export const readCloudHolding = operation({
  name: 'readCloudHolding',
  method: 'GET',
  path: '/cloud/holdings/{id}',
  access: ['cloud.edit', 'cloud.create'],
  summary: 'A company’s cloud product and its accounts, the newest first. The bucket only with `cloud.bucket`.',
  output: z.object({
    id,
    company,
    product: productNamed,
    /** The last part of the bucket’s name; null for those who may not see it, '' while there is none. */
    bucket: z.string().nullable(),
    configurations: z.array(cloudConfiguration),
  }),
  errors: ['holdings.notFound', 'cloud.noCloudProduct'],
})

const writeErrors = [
  'cloud.typeForbidden',
  'cloud.stackUnknown',
  'cloud.expired',
  'cloud.endsBeforeToday',
  'cloud.fewerSeats',
  'request.conflict',
] as const

export const createCloudConfiguration = operation({
  name: 'createCloudConfiguration',
  method: 'POST',
  path: '/cloud/holdings/{id}/configurations',
  access: 'cloud.create',
  summary:
    'Give a company’s cloud product an account; with `takeOver`, people with their access and the linked product come from an account it has.',
  body: cloudConfigurationInput.extend({ takeOver: id.nullable().default(null) }),
  output: cloudConfiguration,
  errors: ['holdings.notFound', 'cloud.noCloudProduct', 'cloud.notFound', ...writeErrors],
})

export const readCloudConfiguration = operation({
  name: 'readCloudConfiguration',
  method: 'GET',
  path: '/cloud/configurations/{id}',
  access: 'cloud.edit',
  summary: 'One cloud account.',
  output: cloudConfiguration,
  errors: ['cloud.notFound'],
})

export const changeCloudConfiguration = operation({
  name: 'changeCloudConfiguration',
  method: 'PUT',
  path: '/cloud/configurations/{id}',
  access: 'cloud.edit',
  summary:
    'Change a cloud account that has not expired; `modifiedAt` as it was read. With `undoable`, a change that takes access from people waits a minute.',
  body: cloudConfigurationInput.extend({ modifiedAt: instant, undoable }),
  output: cloudConfiguration,
  errors: ['cloud.notFound', 'cloud.changePending', ...writeErrors],
})

export const extendCloudConfiguration = operation({
  name: 'extendCloudConfiguration',
  method: 'POST',
  path: '/cloud/configurations/{id}/terms',
  access: 'cloud.edit',
  summary:
    'Extend a cloud account that runs or has ended: a term from its last day, or from today where that is later. People and product stay.',
  body: z.strictObject({ runtime: z.enum(extensions), modifiedAt: instant }),
  output: cloudConfiguration,
  errors: ['cloud.notFound', 'cloud.endless', 'cloud.changePending', 'request.conflict'],
})

export const removeCloudConfiguration = operation({
  name: 'removeCloudConfiguration',
  method: 'DELETE',
  path: '/cloud/configurations/{id}',
  access: 'cloud.bucket',
  summary: 'Delete a cloud account: its people lose access, with `undoable` after a minute in which it can be undone.',
  query: z.strictObject({ undoable: z.stringbool().default(false) }),
  errors: ['cloud.notFound'],
})

/** A company with a cloud product, over all of its accounts the reader sees. */
export const cloudCompany = z.object({
  /** The company’s. */
  id,
  name: z.string(),
  customerNumber: z.string(),
  holdingId: id,
  accounts: z.number().int(),
  /** Its only account; null where it has none or several. */
  accountId: id.nullable(),
  stack: z.string(),
  fleetState,
  used: z.number().int(),
  seats: z.number().int(),
  streaming: z.number().int(),
  startDate: day.nullable(),
  endDate: day.nullable(),
  /** Null: it has no account yet, which counts as active. */
  active: z.boolean().nullable(),
  endsSoon: z.boolean(),
  /** Who made the company, by e-mail; '' where unknown. */
  createdBy: z.string(),
  /** Each account of its own, the newest first. */
  configurations: z.array(
    z.object({
      seats: z.number().int(),
      startDate: day,
      endDate: day,
      stack: z.string(),
      createdAt: instant,
      createdBy: z.string(),
    }),
  ),
  /** Of those that run today one whose budget is used up, then one that ends soon; without any the next to start. */
  state: z.enum([...termStates, 'none', 'soon', 'stopped']),
})
export type CloudCompany = z.infer<typeof cloudCompany>

const companyColumns = columnsOf(cloudCompany)({
  name: { text: 'cloud.company', sort: true },
  customerNumber: { text: 'cloud.number', sort: true, code: true, only: 'page', spare: true },
  number: {
    text: 'cloud.customerNumber',
    code: true,
    only: 'file',
    value: ({ customerNumber }) => customerNumber,
  },
  stack: { text: 'cloud.stack', holds: 'product' },
  fleet: {
    text: 'cloud.fleet',
    spare: true,
    value: (row) => ({ text: `cloud.fleet.${row.fleetState}` }) as const,
  },
  places: {
    text: 'cloud.places',
    align: 'right',
    only: 'page',
    value: ({ used, seats }) => ({ text: 'cloud.usedOf', with: { used, seats } }),
  },
  used: { text: 'cloud.usedPlaces', align: 'right', only: 'file' },
  seats: { text: 'cloud.seats', align: 'right', only: 'file' },
  streaming: { text: 'cloud.streaming', align: 'right', sort: true },
  start: { text: 'cloud.start', sort: true, spare: true, value: ({ startDate }) => ({ day: startDate }) },
  end: { text: 'cloud.end', sort: true, value: ({ endDate }) => ({ day: endDate }) },
  state: {
    text: 'cloud.state',
    value: ({ state, startDate }) =>
      state === 'ahead'
        ? ({ parts: [{ text: 'cloud.state.ahead' }, { day: startDate }], between: ' ' } as const)
        : ({ text: `cloud.state.${state}` } as const),
  },
})

export const listCloudCompanies = listOperation({
  name: 'listCloudCompanies',
  path: '/cloud/companies',
  access: 'companies.list',
  summary:
    'Companies with a cloud product: active ones, all, or those with an account that ends within 60 days. Without `cloud.all` only those the reader made.',
  title: 'cloud.companies',
  columns: companyColumns,
  sort: 'name',
  filters: { show: z.enum(['active', 'all', 'ending']).default('active') },
})
