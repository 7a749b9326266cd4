import { z } from 'zod'
import { termStates, undoable } from './cloud.ts'
import { severalContacts } from './cloud-users.ts'
import { operation } from './operation.ts'
import { day, id, instant, listOf } from './shapes.ts'

/** A cloud account as the company's own people see it. */
export const cloudPlaces = z.object({
  id,
  holdingId: id,
  companyName: z.string(),
  titleDe: z.string(),
  titleEn: z.string(),
  stack: z.string(),
  /** AppStream no longer has that environment: every sign-in is refused. */
  gone: z.boolean(),
  startDate: day,
  endDate: day,
  state: z.enum(termStates),
  /** The month’s budget is used up: no streaming. */
  stopped: z.boolean(),
  seats: z.number().int(),
  used: z.number().int(),
  /** Until when nothing can be changed by the company itself: all places are taken, and one changed hands lately. */
  blockedUntil: instant.nullable(),
  /** Until when that would be once the last place is given now; null: the reader is not blocked. */
  lockedUntil: instant.nullable(),
})
export type CloudPlaces = z.infer<typeof cloudPlaces>

export const listMyCloud = operation({
  name: 'listMyCloud',
  method: 'GET',
  path: '/my/cloud',
  access: 'contacts.create',
  summary: 'The cloud accounts of the own company that have not expired.',
  output: listOf(cloudPlaces),
})

export const readCloudPlaces = operation({
  name: 'readCloudPlaces',
  method: 'GET',
  path: '/cloud/places/{id}',
  access: 'contacts.create',
  summary: 'A cloud account with its people and the company’s other contacts, for the company’s administrator.',
  output: cloudPlaces.extend({
    users: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        active: z.boolean(),
        /** Has a password of the portal. */
        hasAccount: z.boolean(),
        streaming: z.boolean(),
        lastActivatedAt: instant.nullable(),
      }),
    ),
  }),
  errors: ['cloud.notFound'],
})

const placeErrors = [
  'cloud.notFound',
  'cloud.userNotFound',
  'cloud.maxAccess',
  'cloud.tooFewPlaces',
  'cloud.expired',
  'cloud.blocked',
] as const

export const setCloudPlace = operation({
  name: 'setCloudPlace',
  method: 'PUT',
  path: '/cloud/places/{id}/users/{contact}',
  access: 'contacts.create',
  summary: 'Give somebody of the own company a place, or take it, with `undoable` in a minute.',
  body: z.strictObject({ active: z.boolean(), undoable }),
  output: cloudPlaces,
  errors: placeErrors,
})

export const setCloudPlaces = operation({
  name: 'setCloudPlaces',
  method: 'PUT',
  path: '/cloud/places/{id}/users',
  access: 'contacts.create',
  summary: 'Give several people of the own company places, or take them, as one: places for all of them, or none.',
  body: z.strictObject({ contacts: severalContacts, active: z.boolean(), undoable }),
  output: cloudPlaces,
  errors: placeErrors,
})
