import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { operation } from './operation.ts'
import { invitationRefusals } from './registration.ts'
import { id, instant, listOf } from './shapes.ts'

/** Most contacts that are invited at once. */
export const invitationsAtOnce = 200

export const inviteContacts = operation({
  name: 'inviteContacts',
  method: 'POST',
  path: '/invitations',
  access: 'contacts.resend',
  summary:
    'Mail up to 200 contacts a link with which they make their account, as `inviteContact` does for one. Those that cannot be invited are named with the reason, and keep none of the others from it.',
  body: z.strictObject({ ids: z.array(id).min(1).max(invitationsAtOnce) }),
  output: listOf(
    z.object({
      id,
      /** Null: the invitation is on its way. */
      refusal: z.enum(invitationRefusals).nullable(),
      /** How many invitations are possible, where there were too many. */
      limit: z.number().int().nullable(),
    }),
  ),
})

export const withdrawInvitation = operation({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/contacts/{id}/invitation',
  access: 'contacts.resend',
  summary: 'Withdraw the invitation of a contact; its links lead nowhere from this moment on.',
  errors: ['contacts.notFound', 'contacts.alreadyConfirmed', 'contacts.notInvited'],
})

export const invitationStates = ['none', 'invited', 'expired', 'confirmed'] as const

export const invitationState = z.object({
  contactId: id,
  state: z.enum(invitationStates),
  /** When and by whom the contact was invited last, and how long the link works. */
  invitedAt: instant.nullable(),
  invitedBy: z.string(),
  expiresAt: instant.nullable(),
})
export type InvitationState = z.infer<typeof invitationState>

export const listInvitations = operation({
  name: 'listInvitations',
  method: 'GET',
  path: '/invitations',
  access: 'contacts.resend',
  summary: 'How far the named contacts (ids, comma-separated, at most 100) are on the way to an account.',
  query: z.strictObject({
    contacts: z
      .string()
      .max(4000)
      .transform((value) => value.split(',').filter(Boolean))
      .pipe(z.array(id).max(100)),
  }),
  output: listOf(invitationState),
})

export const withdrawInvitations = operation({
  name: 'withdrawInvitations',
  method: 'POST',
  path: '/invitations/withdrawals',
  access: 'contacts.resend',
  summary: 'Withdraw up to 200 invitations, each as `withdrawInvitation` does.',
  body: z.strictObject({ ids: bulkIds }),
  output: bulkOutput,
})
