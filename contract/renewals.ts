import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { holder } from './holdings.ts'
import { hostRequestErrors, hostRequestLimit } from './hosts.ts'
import { columnsOf, listOperation } from './list.ts'
import { machineName } from './machine-name.ts'
import { requestKind } from './open-requests.ts'
import { operation } from './operation.ts'
import { productInWords } from './products.ts'
import { day, id, instant, listOf, longText, machineNamed, productNamed, text } from './shapes.ts'

export const requestStates = ['open', 'inWork', 'done', 'declined', 'withdrawn'] as const
export const requestState = z.enum(requestStates)
export type RequestState = z.infer<typeof requestState>

/** What a customer asks for, with everything that became of it. */
export const licenceRequest = z.object({
  id,
  kind: requestKind,
  state: requestState,
  holder,
  holdingId: id,
  product: productNamed,
  /** The machine it is about; null: the product as a whole. */
  host: z.object({ id, name: z.string().nullable(), mac: z.string().nullable() }).nullable(),
  /** The cloud account for which more places are asked; null where none was named, or it was deleted since. */
  cloudAccountId: id.nullable(),
  message: z.string(),
  /** For how long a renewal is wished; null: not said. */
  months: z.number().int().nullable(),
  /** Name of the licence request (.id) that came with it; '' for none. */
  fileName: z.string(),
  askedBy: z.string(),
  createdAt: instant,
  /** From first to last; who stands there only for staff. */
  steps: z.array(z.object({ state: requestState, note: z.string(), at: instant, by: z.string() })),
})
export type LicenceRequest = z.infer<typeof licenceRequest>

const requestErrors = ['requests.notFound', 'requests.decided'] as const

export const askForLicence = operation({
  name: 'askForLicence',
  method: 'POST',
  path: '/holdings/{id}/licence-requests',
  access: ['products.company', 'products.mine'],
  summary:
    'Ask for a renewal or a host change, in words or with the new licence request (.id, base64). One at a time for the same thing.',
  body: z
    .strictObject({
      kind: requestKind,
      hostId: id.nullable().default(null),
      cloudAccountId: id.nullable().default(null),
      message: longText(2000).default(''),
      /** Of a renewal: for how many months. */
      months: z.number().int().min(1).max(120).nullable().default(null),
      file: z
        .strictObject({ name: text(200), content: z.base64().max(Math.ceil(hostRequestLimit / 3) * 4) })
        .nullable()
        .default(null),
    })
    .refine(({ kind, message }) => kind !== 'morePlaces' || message !== '', {
      path: ['message'],
      error: 'input.message',
    })
    .refine(({ kind, message, file }) => kind !== 'hostChange' || message !== '' || file !== null, {
      path: ['message'],
      error: 'input.messageOrFile',
    }),
  output: licenceRequest,
  errors: ['holdings.notFound', 'hosts.notFound', 'cloud.notFound', 'requests.openAlready', ...hostRequestErrors],
})

export const listHoldingRequests = operation({
  name: 'listHoldingRequests',
  method: 'GET',
  path: '/holdings/{id}/licence-requests',
  access: ['products.company', 'products.mine'],
  summary: 'What was asked for about a product, newest first (at most 200); a customer reads those of their own.',
  output: listOf(licenceRequest),
  errors: ['holdings.notFound'],
})

export const listContactRequests = operation({
  name: 'listContactRequests',
  method: 'GET',
  path: '/contacts/{id}/licence-requests',
  access: 'hosts.edit',
  summary: 'What a contact requested for their company or themselves, newest first (at most 200).',
  output: listOf(licenceRequest),
  errors: ['contacts.notFound'],
})

export const readLicenceRequest = operation({
  name: 'readLicenceRequest',
  method: 'GET',
  path: '/licence-requests/{id}',
  access: ['products.company', 'hosts.edit'],
  summary: 'One request with its history.',
  output: licenceRequest,
  errors: ['requests.notFound'],
})

export const downloadRequestFile = operation({
  name: 'downloadRequestFile',
  method: 'GET',
  path: '/licence-requests/{id}/file',
  access: ['products.company', 'hosts.edit'],
  summary: 'The licence request (.id) that came with a request.',
  answersFile: ['application/octet-stream'],
  errors: ['requests.notFound'],
})

export const withdrawRequest = operation({
  name: 'withdrawRequest',
  method: 'POST',
  path: '/licence-requests/{id}/withdrawal',
  access: ['products.company', 'products.mine'],
  summary: 'Withdraw a request nobody has answered yet.',
  output: licenceRequest,
  errors: requestErrors,
})

const licenceRequestsColumns = columnsOf(licenceRequest)({
  created: { text: 'requests.created', sort: true, value: ({ createdAt }) => ({ instant: createdAt }) },
  kind: { text: 'requests.kind', sort: true, value: ({ kind }) => ({ text: `requests.kind.${kind}` }) },
  holder: { text: 'requests.holder', holds: 'name', sort: true, value: ({ holder }) => holder.name },
  customerNumber: {
    spare: true,
    text: 'companies.customerNumber',
    only: 'file',
    value: ({ holder }) => holder.customerNumber,
  },
  product: {
    text: 'requests.product',
    holds: 'product',
    value: ({ product }) => productInWords(product),
  },
  host: {
    text: 'requests.host',
    value: ({ host }) => machineName(host) || null,
  },
  message: { text: 'requests.message', only: 'file' },
  askedBy: { text: 'requests.askedBy', holds: 'aside' },
  state: { text: 'requests.state', only: 'file', value: ({ state }) => ({ text: `requests.state.${state}` }) },
})

export const listLicenceRequests = listOperation({
  name: 'listLicenceRequests',
  path: '/licence-requests',
  access: 'hosts.edit',
  summary: 'Requests of all companies by state, the oldest first.',
  filters: { state: requestState.default('open') },
  title: 'requests.title',
  sort: 'created',
  columns: licenceRequestsColumns,
})

export const countLicenceRequests = operation({
  name: 'countLicenceRequests',
  method: 'GET',
  path: '/licence-request-counts',
  access: 'hosts.edit',
  summary: 'How many requests are open.',
  output: z.object({ open: z.number().int() }),
})

export const answerRequest = operation({
  name: 'answerRequest',
  method: 'POST',
  path: '/licence-requests/{id}/answers',
  access: 'hosts.edit',
  summary:
    'Take a request into work, complete or decline it; whoever asked is told by mail while their account sees the product. Declining needs a note.',
  body: z
    .strictObject({ state: z.enum(['inWork', 'done', 'declined']), note: longText(2000).default('') })
    .refine(({ state, note }) => state !== 'declined' || note !== '', { path: ['note'], error: 'input.reason' }),
  /** The address the answer is mailed to; empty where the account is deleted, blocked or no longer sees the product. */
  output: licenceRequest.extend({ toldEmail: z.string() }),
  errors: requestErrors,
})

/** Something that ends: the newest licence of a host or some of its modules, or the modules of a product without licences. */
export const licenceEnd = z.object({
  subjectId: id,
  holdingId: id,
  product: productNamed,
  machine: machineNamed.nullable(),
  endDay: day,
  days: z.number().int(),
  /** Everything has ended then; false: some modules end, others run on. */
  whole: z.boolean(),
})
export type LicenceEnd = z.infer<typeof licenceEnd>

export const glance = z.object({
  /** What ends within 90 days, the next first. */
  ends: z.array(licenceEnd),
  contactsWithoutAccount: z.array(z.object({ id, name: z.string(), email: z.string() })),
  reminders: z.object({
    /** Whether this company is reminded of ends. */
    on: z.boolean(),
    /** How many days before an end; none when the installation sends none. */
    days: z.array(z.number().int()),
  }),
})
export type Glance = z.infer<typeof glance>

export const readGlance = operation({
  name: 'readGlance',
  method: 'GET',
  path: '/companies/{id}/glance',
  access: 'companies.list',
  summary: 'A company at a glance: what ends soon, contacts without account, whether it is reminded of ends.',
  output: glance,
  errors: ['companies.notFound'],
})

export const downloadEnds = operation({
  name: 'downloadEnds',
  method: 'GET',
  path: '/companies/{id}/licence-ends.ics',
  weight: 20,
  access: ['companies.list', 'products.company'],
  summary: 'What ends at a company as a calendar: one all-day event each, the same event when the day moves.',
  answersFile: ['text/calendar'],
  errors: ['companies.notFound'],
})

export const setReminders = operation({
  name: 'setReminders',
  method: 'PUT',
  path: '/companies/{id}/reminders',
  access: 'companies.list',
  summary: 'Switch the mails about ending licences for a company on or off.',
  body: z.strictObject({ on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  errors: ['companies.notFound'],
})

/** When a machine of the product asked about ends first, modules included; without licences the product itself. */
export const requestEnd = z.object({
  /** The host, or the holding where there is none. */
  subjectId: id,
  /** Null for a product as a whole and for unbound licences. */
  machine: machineNamed.nullable(),
  endDay: day,
  /** Negative: it has ended. */
  days: z.number().int(),
  /** Everything ends then; false: some modules. */
  whole: z.boolean(),
})
export type RequestEnd = z.infer<typeof requestEnd>

export const listRequestEnds = operation({
  name: 'listRequestEnds',
  method: 'GET',
  path: '/licence-requests/{id}/ends',
  access: 'hosts.edit',
  summary:
    'What ends when of the product a request is about, machine by machine, the next first; what has no end is left out.',
  output: listOf(requestEnd),
  errors: ['requests.notFound'],
})

export const answerRequests = operation({
  name: 'answerRequests',
  method: 'POST',
  path: '/licence-requests/answers',
  access: 'hosts.edit',
  summary: 'Take up to 200 requests into work or complete them, each as `answerRequest` does.',
  body: z.strictObject({ ids: bulkIds, state: z.enum(['inWork', 'done']), note: longText(2000).default('') }),
  output: bulkOutput,
})
