import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { scopes } from './scopes.ts'
import { day, id, instant, longText, text } from './shapes.ts'

const access = 'services.manage'

/** One key of a service account; the key itself is shown once, when it is made. */
export const serviceKey = z.object({
  id,
  label: z.string(),
  /** The part of the key that names it: `kwk_1a2b3c4d5e6f`. */
  prefix: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  /** Null: it does not end by itself. */
  expiresAt: instant.nullable(),
  revokedAt: instant.nullable(),
  /** To the minute; null: never. */
  lastUsedAt: instant.nullable(),
  lastUsedFrom: z.string(),
  /** Whether it opens anything now. */
  active: z.boolean(),
})
export type ServiceKey = z.infer<typeof serviceKey>

const facts = {
  name: text(60),
  description: longText(500).default(''),
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
  /** Only licences of this company; null: of all. */
  companyId: id.nullable().default(null),
}

export const serviceAccount = z.object({
  id,
  name: z.string(),
  description: z.string(),
  scopes: z.array(z.enum(scopes)),
  company: z.object({ id, name: z.string(), customerNumber: z.string() }).nullable(),
  disabled: z.boolean(),
  createdAt: instant,
  modifiedAt: instant,
  /** Newest first. */
  keys: z.array(serviceKey),
})
export type ServiceAccount = z.infer<typeof serviceAccount>

const serviceAccountsColumns = columnsOf(serviceAccount)({
  name: { text: 'services.name', sort: true },
  description: { text: 'services.description' },
  scopes: { text: 'services.scopes', value: ({ scopes: held }) => held.join(', ') },
  company: { text: 'services.company', value: ({ company }) => company?.name ?? null },
  keys: { text: 'services.keys', value: ({ keys }) => keys.filter(({ active }) => active).length },
  used: { text: 'services.lastUsed', only: 'page' },
  state: {
    text: 'services.state',
    value: ({ disabled }) => ({ text: disabled ? 'services.disabled' : 'services.enabled' }),
  },
  created: { text: 'services.createdAt', sort: true, only: 'file', value: ({ createdAt }) => ({ instant: createdAt }) },
})

export const listServiceAccounts = listOperation({
  name: 'listServiceAccounts',
  path: '/service-accounts',
  access,
  summary: 'Service accounts of the vendor’s own software and shop, with their keys.',
  title: 'services.title',
  sort: 'name',
  columns: serviceAccountsColumns,
})

export const readServiceAccount = operation({
  name: 'readServiceAccount',
  method: 'GET',
  path: '/service-accounts/{id}',
  access,
  summary: 'One service account with its keys.',
  output: serviceAccount,
  errors: ['services.notFound'],
})

export const createServiceAccount = operation({
  name: 'createServiceAccount',
  method: 'POST',
  path: '/service-accounts',
  access,
  confirmed: true,
  summary: 'Create a service account; its keys are made afterwards.',
  body: z.strictObject(facts),
  output: serviceAccount,
  errors: ['services.nameTaken', 'companies.notFound'],
})

export const changeServiceAccount = operation({
  name: 'changeServiceAccount',
  method: 'PUT',
  path: '/service-accounts/{id}',
  access,
  confirmed: true,
  summary: 'Change what a service account is called and may do, or disable it; counts at once for every key.',
  body: z.strictObject({ ...facts, disabled: z.boolean(), modifiedAt: instant.optional() }),
  output: serviceAccount,
  errors: ['services.notFound', 'services.nameTaken', 'companies.notFound', 'request.conflict'],
})

export const deleteServiceAccount = operation({
  name: 'deleteServiceAccount',
  method: 'DELETE',
  path: '/service-accounts/{id}',
  access,
  confirmed: true,
  summary: 'Delete a service account with its keys; the audit log keeps what it did.',
  errors: ['services.notFound'],
})

/** The most hours older keys stay valid after a new one. */
export const longestOverlap = 24 * 30

export const createServiceKey = operation({
  name: 'createServiceKey',
  method: 'POST',
  path: '/service-accounts/{id}/keys',
  access,
  confirmed: true,
  // The key must not be read again, not even by repeating the request.
  secret: true,
  summary: 'Make a key, shown this once. With `overlapHours` it replaces the others, which end after so many hours.',
  body: z.strictObject({
    label: text(60),
    expiresOn: day.nullable().default(null),
    /** Null: the other keys stay as they are. */
    overlapHours: z.number().int().min(0).max(longestOverlap).nullable().default(null),
  }),
  output: z.object({ key: z.string(), account: serviceAccount }),
  errors: ['services.notFound', 'services.tooManyKeys', 'services.keyEnd'],
})

export const revokeServiceKey = operation({
  name: 'revokeServiceKey',
  method: 'DELETE',
  path: '/service-accounts/{id}/keys/{keyId}',
  access,
  confirmed: true,
  summary: 'Revoke a key; it opens nothing from now on.',
  errors: ['services.notFound', 'services.keyNotFound'],
})
