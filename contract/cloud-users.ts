import { storedAddress } from './email.ts'
import { z } from 'zod'
import { undoable } from './cloud.ts'
import { noAccess } from './cloud-sessions.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { day, id, instant, listOf, productNamed } from './shapes.ts'

export const cloudInvitations = ['none', 'due', 'sent', 'failed', 'opened'] as const

/** A person with a place of a cloud account, or without one at the moment. */
export const cloudUser = z.object({
  /** The contact's. */
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  active: z.boolean(),
  lastActivatedAt: instant.nullable(),
  invitation: z.enum(cloudInvitations),
  /** Has a password of the portal. */
  hasAccount: z.boolean(),
  /** Streams, as of the last look. */
  streaming: z.boolean(),
  createdAt: instant,
  /** When the link of person and account was changed last, and by whom; '' where unknown. */
  modifiedAt: instant,
  modifiedBy: z.string(),
})
export type CloudUser = z.infer<typeof cloudUser>

const notFound = ['cloud.notFound'] as const

/** A user of the cloud with all places of theirs: the record other programs know them by, which has a number. */
export const cloudPerson = z.object({
  /** The contact's. */
  id,
  number: z.number().int(),
  salutation: z.string(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.string(),
  companyName: z.string(),
  customerNumber: z.string(),
  enabled: z.boolean(),
  confirmedAt: instant.nullable(),
  places: z.array(
    z.object({
      configurationId: id,
      accountTypeId: id,
      stackId: id,
      stack: z.string(),
      startDate: day,
      endDate: day,
      active: z.boolean(),
      invitation: z.enum(cloudInvitations),
    }),
  ),
})
export type CloudPerson = z.infer<typeof cloudPerson>

export const findCloudUser = operation({
  name: 'findCloudUser',
  method: 'GET',
  path: '/cloud/people',
  access: 'cloud.edit',
  summary:
    'The user of the cloud a contact is, by the contact, the number of the record, or the address to the letter.',
  query: z
    .strictObject({
      contact: id.optional(),
      number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      email: z.string().trim().min(1).max(254).transform(storedAddress).optional(),
    })
    .refine((named) => Object.values(named).filter((one) => one !== undefined).length === 1, {
      path: ['contact'],
      error: 'input.oneOfTwo',
    }),
  output: cloudPerson,
  errors: ['cloud.userNotFound'],
})

const userColumns = columnsOf(cloudUser)({
  lastName: { text: 'cloud.lastName', sort: true },
  firstName: { text: 'cloud.firstName', sort: true },
  email: { text: 'cloud.email', holds: 'email', sort: true },
  active: {
    text: 'cloud.access',
    sort: true,
    value: ({ active }) => ({ text: active ? 'cloud.access.on' : 'cloud.access.off' }) as const,
  },
  lastActivated: { text: 'cloud.lastActivated', sort: true, value: ({ lastActivatedAt: at }) => ({ instant: at }) },
  invitation: {
    text: 'cloud.invitation',
    value: ({ invitation }) => ({ text: `cloud.invitation.${invitation}` }) as const,
  },
  modified: { text: 'cloud.modified', spare: true, value: ({ modifiedAt }) => ({ instant: modifiedAt }) },
  modifiedBy: { text: 'cloud.modifiedBy', only: 'file' },
})

export const listCloudUsers = listOperation({
  name: 'listCloudUsers',
  path: '/cloud/configurations/{id}/users',
  access: 'cloud.edit',
  summary: 'The people of a cloud account, active or not.',
  errors: notFound,
  title: 'cloud.users',
  columns: userColumns,
  sort: 'lastName',
})

export const cloudCandidate = z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() })

const candidateColumns = columnsOf(cloudCandidate)({
  lastName: { text: 'cloud.lastName', sort: true },
  firstName: { text: 'cloud.firstName', sort: true },
  email: { text: 'cloud.email', holds: 'email', sort: true },
})

export const listCloudCandidates = listOperation({
  name: 'listCloudCandidates',
  path: '/cloud/configurations/{id}/candidates',
  access: 'cloud.edit',
  summary: 'Contacts of the company that are no people of the cloud account yet.',
  errors: notFound,
  title: 'cloud.candidates',
  columns: candidateColumns,
  sort: 'lastName',
  pageSize: 10,
})

export const addCloudUsers = operation({
  name: 'addCloudUsers',
  method: 'POST',
  path: '/cloud/configurations/{id}/users',
  access: 'cloud.edit',
  summary: 'Take contacts of the company among the people of a cloud account, without access yet. Safe to repeat.',
  body: z.strictObject({ contacts: z.array(id).min(1).max(500) }),
  output: z.object({ added: z.number().int() }),
  errors: [...notFound, 'cloud.expired', 'contacts.notFound'],
})

/** What became of the record other programs know the user by. */
export const deactivationResults = [
  'network_user_ok',
  'linkage_contact_old_user_not_found',
  'network_user_not_found',
  'networkErrorMsg',
] as const

/** With `undoable`: until when access that is taken goes on and the taking can be undone. */
const pendingUntil = instant.nullable()

export const setCloudAccess = operation({
  name: 'setCloudAccess',
  method: 'PUT',
  path: '/cloud/configurations/{id}/users/{contact}',
  access: 'cloud.edit',
  summary:
    'Switch somebody’s access on, while places are left, or off: then a running session ends within a minute. `result` says what became of the user’s record, and whether AppStream could be told.',
  body: z.strictObject({ active: z.boolean(), undoable }),
  output: z.object({ active: z.boolean(), result: z.enum(deactivationResults), pendingUntil }),
  errors: [...notFound, 'cloud.userNotFound', 'cloud.maxAccess', 'cloud.expired'],
})

export const inviteCloudUser = operation({
  name: 'inviteCloudUser',
  method: 'POST',
  path: '/cloud/configurations/{id}/users/{contact}/invitation',
  access: 'cloud.edit',
  summary:
    'Invite somebody by mail, or again: access that is off goes on when the link in the mail is opened; access that is on stays on.',
  errors: [...notFound, 'cloud.userNotFound', 'cloud.expired', 'cloud.invitedJustNow'],
})

/** Contacts that something is done with together. */
export const severalContacts = z.array(id).min(1).max(200)

export const setCloudAccessOfMany = operation({
  name: 'setCloudAccessOfMany',
  method: 'PUT',
  path: '/cloud/configurations/{id}/access',
  access: 'cloud.edit',
  summary: 'Switch access of several people on or off as one: on only where places are left for all of them.',
  body: z.strictObject({ contacts: severalContacts, active: z.boolean(), undoable }),
  output: z.object({ changed: z.number().int(), pendingUntil }),
  errors: [...notFound, 'cloud.userNotFound', 'cloud.tooFewPlaces', 'cloud.expired'],
})

export const inviteCloudUsers = operation({
  name: 'inviteCloudUsers',
  method: 'POST',
  path: '/cloud/configurations/{id}/invitations',
  access: 'cloud.edit',
  summary: 'Invite several people by mail, as one at a time; who was invited within the last minute is left out.',
  body: z.strictObject({ contacts: severalContacts }),
  output: z.object({ invited: z.number().int() }),
  errors: [...notFound, 'cloud.userNotFound', 'cloud.expired'],
})

export const removeCloudUsers = operation({
  name: 'removeCloudUsers',
  method: 'POST',
  path: '/cloud/configurations/{id}/removals',
  access: 'cloud.edit',
  summary: 'Take people without access off the list of a cloud account; they stay contacts of the company.',
  body: z.strictObject({ contacts: severalContacts }),
  output: z.object({ removed: z.number().int() }),
  errors: [...notFound, 'cloud.userHasAccess'],
})

export const openCloudInvitation = operation({
  name: 'openCloudInvitation',
  method: 'POST',
  path: '/cloud/invitations',
  access: 'public',
  summary: 'Open an invitation: switches access on while places are left. Whoever has no password yet is let set one.',
  body: z.strictObject({ token: z.string().min(20).max(100) }),
  output: z.object({
    active: z.boolean(),
    email: z.string(),
    /** Why the access is off, or of no use yet; `full`: all places are taken, the link can be opened again. */
    noAccess: z.object({ reason: z.enum([...noAccess.shape.reason.options, 'full']), day: day.nullable() }).nullable(),
    /** Where the first password is set: an invitation to the portal; null: there is one. */
    setPassword: z.object({ contactId: id, token: z.string() }).nullable(),
  }),
  errors: ['cloud.invitationInvalid'],
  secret: true,
  attempts: true,
})

/** A product of the company that a cloud account is for, or could be. */
export const linkedHolding = z.object({
  holdingId: id,
  ...productNamed.shape,
  configuration: z.string(),
  active: z.boolean(),
})
export type LinkedHolding = z.infer<typeof linkedHolding>

export const listLinkedHoldings = operation({
  name: 'listLinkedHoldings',
  method: 'GET',
  path: '/cloud/configurations/{id}/products',
  access: 'cloud.edit',
  summary: 'The other products of the company, with the one the cloud account is for.',
  output: listOf(linkedHolding),
  errors: notFound,
})

export const setLinkedHolding = operation({
  name: 'setLinkedHolding',
  method: 'PUT',
  path: '/cloud/configurations/{id}/products/{holding}',
  access: 'cloud.edit',
  summary: 'Make a product the one a cloud account is for, or none: then its people lose access.',
  body: z.strictObject({ active: z.boolean(), undoable }),
  output: z.object({ active: z.boolean(), deactivated: z.number().int(), pendingUntil }),
  errors: [...notFound, 'holdings.notFound', 'cloud.onlyOneActiveProduct', 'cloud.expired'],
})
