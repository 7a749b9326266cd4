import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { fileBytes, operation } from './operation.ts'
import { recordedTraits, traitPolicies, traitReading, traitSalt } from './traits.ts'
import { day, id, instant, listOf, longText, optionalEmail, optionalText, text } from './shapes.ts'
import { validity } from './validity.ts'

export const binding = z.enum(['mac', 'name', 'both', 'triade', 'unbound', 'traits'])

/** One machine: computer name and network card as 12 hex digits; null when the request leaves it out. */
const hostName = z.strictObject({
  name: z.string().trim().min(1).max(99).nullable(),
  mac: z
    .string()
    .regex(/^[0-9A-F]{12}$/, 'input.mac')
    .nullable(),
})

/** The facts people enter or a licence request brings. Bounds here; the rules of binding and term are the library's. */
export const hostInput = z.strictObject({
  email: optionalEmail,
  version: z.number().int().min(1).max(999),
  unlimited: z.boolean(),
  startDate: day,
  endDate: day.nullable(),
  companyNameShort: optionalText(120),
  salutation: optionalText(30).default(''),
  firstName: optionalText(100),
  lastName: optionalText(100),
  comment: longText(1000),
  customerNumber: optionalText(10),
  terminalServer: z.boolean(),
  virtualServer: z.boolean(),
  binding,
  port: z.number().int().min(1024).max(65535),
  hosts: z.tuple([hostName, hostName, hostName]),
  hostCreatedOn: day.nullable().default(null),
  serverHostId: optionalText(100).default(''),
  serverName: optionalText(100).default(''),
  installationType: optionalText(50).default(''),
  build: optionalText(50).default(''),
  operatingSystem: optionalText(200).default(''),
  /** What a licence request recorded of the machine; left out: as before. */
  traits: recordedTraits.nullable().optional(),
})
export type HostInput = z.infer<typeof hostInput>

export const host = z.object({
  id,
  holdingId: id,
  disabled: z.boolean(),
  generation: z.number().int(),
  /** The host ID its licence moved to; null: it did not. */
  movedTo: id.nullable(),
  /** The machine that died and that this one stands in for; null: its licences are ordinary ones. */
  emergencyFor: id.nullable(),
  ...hostInput.shape,
  createdAt: instant,
  modifiedAt: instant,
})
export type Host = z.infer<typeof host>

/** What can be wrong with a licence request as a file. */
export const hostRequestErrors = [
  'hosts.requestTooLarge',
  'hosts.requestEncoding',
  'hosts.requestNotXml',
  'hosts.requestDoctype',
  'hosts.requestTooDeep',
  'hosts.requestMissing',
  'hosts.requestField',
  'hosts.otherSalt',
] as const

/** What a licence request (.id) says; texts it leaves out are empty. */
export const hostRequest = z.object({
  product: z.string(),
  version: z.number().int(),
  build: z.string(),
  installationType: z.enum(['single', 'network']).nullable(),
  installationTypeText: z.string(),
  operatingSystem: z.string(),
  created: instant.nullable(),
  /** The day of `created` where the file was made. */
  createdOn: day.nullable(),
  customerNumber: z.string(),
  company: z.string(),
  contact: z.object({ salutation: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  terminalServer: z.boolean(),
  virtualServer: z.boolean(),
  port: z.number().int().nullable(),
  server: z.object({ id: z.string(), name: z.string() }).nullable(),
  hosts: z.array(z.object({ name: z.string().nullable(), mac: z.string().nullable() })),
  /** What the first machine is known by; null of a request without. */
  traits: recordedTraits.nullable(),
})

/** Licence requests are a few hundred bytes; nothing longer is even read. */
export const hostRequestLimit = 256_000

export const readHostRequest = operation({
  name: 'readHostRequest',
  method: 'POST',
  path: '/host-requests',
  access: 'hosts.create',
  summary: 'Read a licence request (.id) and say what it holds; nothing is stored.',
  body: fileBytes,
  uploadLimit: hostRequestLimit,
  output: hostRequest,
  errors: hostRequestErrors,
})

/** Most places of a licence request that are answered. */
export const requestPlacesAtMost = 200

/** A product a licence request may be for. */
const requestPlace = z.object({
  holdingId: id,
  holderName: z.string(),
  product: z.object({ titleDe: z.string(), titleEn: z.string(), version: z.number().int() }),
  /** The host ID that is there for its machine already. */
  hostId: id.nullable(),
})
export type RequestPlace = z.infer<typeof requestPlace>

export const findRequestPlaces = operation({
  name: 'findRequestPlaces',
  method: 'GET',
  path: '/request-places',
  access: 'hosts.list',
  summary:
    'The products a licence request may be for: the holding or the company named, else by its customer number and its first machine; at most 200.',
  query: z.strictObject({
    version: z.coerce.number().int().min(1).max(999),
    installationType: z.enum(['single', 'network']).optional(),
    customerNumber: optionalText(10).default(''),
    /** Its first machine. */
    name: optionalText(99).default(''),
    mac: optionalText(40).default(''),
    holding: id.optional(),
    company: id.optional(),
  }),
  output: z.object({
    items: z.array(requestPlace),
    /** There are more than are named. */
    more: z.boolean(),
  }),
  errors: ['holdings.notFound', 'companies.notFound'],
})

/** A host ID with the newest licence issued for it; null before the first. */
export const listedHost = host.extend({
  licence: z
    .object({
      startDate: day,
      endDate: day.nullable(),
      /** For how many days after its end the file still holds. */
      graceDays: z.number().int(),
      validity,
    })
    .nullable(),
})
export type ListedHost = z.infer<typeof listedHost>

export const listHosts = operation({
  name: 'listHosts',
  method: 'GET',
  path: '/holdings/{id}/hosts',
  access: 'hosts.list',
  summary: 'The host IDs of a holding, newest first, each with the term of its newest licence.',
  output: listOf(listedHost),
  errors: ['holdings.notFound'],
})

export const readHost = operation({
  name: 'readHost',
  method: 'GET',
  path: '/hosts/{id}',
  access: 'hosts.list',
  summary: 'One host ID.',
  output: host,
  errors: ['hosts.notFound'],
})

export const createHost = operation({
  name: 'createHost',
  method: 'POST',
  path: '/holdings/{id}/hosts',
  access: 'hosts.create',
  summary: 'Save a host ID for a holding; every broken rule is named.',
  body: hostInput,
  output: host,
  errors: ['holdings.notFound', 'hosts.broken', 'hosts.otherSalt'],
})

export const changeHost = operation({
  name: 'changeHost',
  method: 'PUT',
  path: '/hosts/{id}',
  access: 'hosts.edit',
  summary: 'Change a host ID; with `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...hostInput.shape, modifiedAt: instant.optional() }),
  output: host,
  errors: ['hosts.notFound', 'hosts.broken', 'hosts.otherSalt', 'request.conflict'],
})

export const toggleHost = operation({
  name: 'toggleHost',
  method: 'PATCH',
  path: '/hosts/{id}/state',
  access: 'hosts.toggle',
  summary: 'Deactivate or activate a host ID: no licence is issued for a deactivated one.',
  body: z.strictObject({ disabled: z.boolean() }),
  output: host,
  errors: ['hosts.notFound', 'hosts.moved'],
})

export const toggleHosts = operation({
  name: 'toggleHosts',
  method: 'POST',
  path: '/hosts/states',
  access: 'hosts.toggle',
  summary: 'Deactivate or activate up to 200 host IDs, each as `toggleHost` does.',
  body: z.strictObject({ ids: bulkIds, disabled: z.boolean() }),
  output: bulkOutput,
})

export const readTraitBinding = operation({
  name: 'readTraitBinding',
  method: 'GET',
  path: '/holdings/{id}/trait-binding',
  access: ['products.company', 'products.mine', 'hosts.list'],
  summary: 'How licences of a holding are bound to traits of machines, and the salt with which machines are read.',
  output: z.object({
    /** Null: they are not. */
    policies: traitPolicies.nullable(),
    salt: traitSalt,
    /** What became of the traits when a machine was last read again, by host ID. */
    readings: z.array(z.object({ hostId: id, ...traitReading.shape })),
  }),
  errors: ['holdings.notFound'],
})

export const rereadHost = operation({
  name: 'rereadHost',
  method: 'POST',
  path: '/hosts/{id}/readings',
  access: ['products.company', 'products.mine', 'hosts.edit'],
  summary:
    'Read a machine again with a licence request (.id, base64). Where as many traits hold as must, it is bound to the new ones and a licence is issued; else only what changed is noted.',
  body: z.strictObject({
    file: z.strictObject({ name: text(200), content: z.base64().max(Math.ceil(hostRequestLimit / 3) * 4) }),
  }),
  output: z.object({
    reading: traitReading,
    /** The serial of the licence that was issued; null where too few traits hold. */
    serial: z.number().int().nullable(),
  }),
  errors: [
    'hosts.notFound',
    'hosts.disabled',
    'hosts.moved',
    'holdings.disabled',
    ...hostRequestErrors,
    'hosts.broken',
    'licences.broken',
    'licences.licError',
    'configurations.notFound',
  ],
})
