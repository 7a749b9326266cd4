import { z } from 'zod'
import { operation } from './operation.ts'
import { zipCodeFits, zipCodeRefusal } from './postal.ts'
import { addressFields } from './profile.ts'
import { id, instant } from './shapes.ts'

const staff = { all: ['students.list', 'contacts.update'] } as const
const zipCode = [zipCodeFits, zipCodeRefusal] as const

/** Where a person lives; all but the country may be empty. */
export const contactAddress = addressFields.extend({ contactId: id, modifiedAt: instant })
export type ContactAddress = z.infer<typeof contactAddress>

export const readContactAddress = operation({
  name: 'readContactAddress',
  method: 'GET',
  path: '/contacts/{id}/address',
  access: 'students.list',
  summary: 'The address a person entered in their profile.',
  output: contactAddress,
  errors: ['contacts.notFound'],
})

export const saveContactAddress = operation({
  name: 'saveContactAddress',
  method: 'PUT',
  path: '/contacts/{id}/address',
  access: staff,
  summary: 'Save the address of a person; with `modifiedAt` a change made meanwhile is refused.',
  body: addressFields.extend({ modifiedAt: instant.optional() }).refine(...zipCode),
  output: contactAddress,
  errors: ['contacts.notFound', 'request.conflict'],
})

/** An address that belongs to no contact yet. */
export const addressDraft = addressFields.extend({
  id,
  /** Whose it became; null while that is open. */
  contactId: id.nullable(),
  /** A day after it was written down. */
  expiresAt: instant,
})
export type AddressDraft = z.infer<typeof addressDraft>

/** As many addresses an account may have open at a time. */
export const addressDraftLimit = 1000

export const createAddressDraft = operation({
  name: 'createAddressDraft',
  method: 'POST',
  path: '/address-drafts',
  access: 'profile.save',
  summary: 'Write an address down before it is said whose it is. It is kept for a day and seen by its writer alone.',
  body: addressFields.refine(...zipCode),
  output: addressDraft,
  errors: ['profile.tooManyAddresses'],
})

export const readAddressDraft = operation({
  name: 'readAddressDraft',
  method: 'GET',
  path: '/address-drafts/{id}',
  access: 'profile.save',
  summary: 'An address one wrote down within the last day, and whose it became.',
  output: addressDraft,
  errors: ['profile.addressNotFound'],
})

export const changeAddressDraft = operation({
  name: 'changeAddressDraft',
  method: 'PUT',
  path: '/address-drafts/{id}',
  access: 'profile.save',
  summary: 'Change an address one wrote down, while it is nobody’s.',
  body: addressFields.refine(...zipCode),
  output: addressDraft,
  errors: ['profile.addressNotFound'],
})

export const assignAddressDraft = operation({
  name: 'assignAddressDraft',
  method: 'POST',
  path: '/address-drafts/{id}/contact',
  access: 'profile.save',
  summary:
    'Make an address one wrote down that of a person: one’s own, or of anybody for those who may change contacts. Safe to repeat.',
  body: z.strictObject({ contactId: id }),
  output: contactAddress,
  errors: ['profile.addressNotFound', 'profile.addressAssigned', 'contacts.notFound'],
})
