import { z } from 'zod'
import { awsAway } from './cloud.ts'
import { operation } from './operation.ts'
import { secondFactor } from './second-factor.ts'
import { day, email, id, instant, listOf } from './shapes.ts'

export const createCloudTicket = operation({
  name: 'createCloudTicket',
  method: 'POST',
  path: '/cloud/tickets',
  access: 'public',
  summary: 'A ticket for one sign-in to the cloud: single use, two minutes.',
  output: z.object({ ticket: z.string() }),
  anonymous: true,
  secret: true,
})

/**
 * Why a person has no access though they were given a place: switched off, the account begins later or has expired, the
 * month's budget is used up, the vendor has disabled the company's product or blocked the person's account. `day`: from
 * when it works, or since when it does not, where that is known.
 */
export const noAccess = z.object({
  reason: z.enum(['off', 'ahead', 'expired', 'stopped', 'disabled', 'blocked']),
  day: day.nullable(),
})
export type NoAccess = z.infer<typeof noAccess>

/** A place that was given to a person, as the person sees it. */
export const ownCloudPlace = z.object({
  /** The cloud account's. */
  id,
  companyName: z.string(),
  titleDe: z.string(),
  titleEn: z.string(),
  stack: z.string(),
  startDate: day,
  endDate: day,
  seats: z.number().int(),
  /** How many of them are free, as of the last sync; never more than the stack has room for. */
  free: z.number().int(),
  /** Why it cannot be used; null: it can. */
  noAccess: noAccess.nullable(),
  /** The one they chose last. */
  last: z.boolean(),
})
export type OwnCloudPlace = z.infer<typeof ownCloudPlace>

export const listOwnCloudPlaces = operation({
  name: 'listOwnCloudPlaces',
  method: 'GET',
  path: '/my/cloud-places',
  access: 'signedIn',
  summary: 'The places of the cloud that whoever is signed in was given, usable ones first.',
  output: listOf(ownCloudPlace),
})

/** What a sign-in to the cloud comes to. */
export const cloudLaunch = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('started'),
    /** Where to go on, for a minute; stored nowhere. */
    streamingUrl: z.string(),
    /** The person's own session that still runs: the address leads back into it. */
    ownSession: z.object({ since: instant.nullable() }).nullable(),
  }),
  /** Several places can be used and none was named. */
  z.object({ outcome: z.literal('choose'), choices: z.array(ownCloudPlace) }),
  /** The password was right; the way goes on at /session/factor. */
  z.object({ outcome: z.literal('factorDue'), secondFactor }),
  /** The reason, where it is known and the password was right. */
  z.object({ outcome: z.literal('noAccess'), noAccess: noAccess.optional() }),
  z.object({
    outcome: z.enum([
      /** The address is not known. */
      'unknown',
      /** Invited, without a password so far: a link to set one was mailed. */
      'passwordFirst',
      'wrongPassword',
      'noStack',
      /** AWS gives no address. */
      'refused',
    ]),
  }),
  z.object({ outcome: z.literal('full') }),
])
export type CloudLaunch = z.infer<typeof cloudLaunch>

/** The cloud account to stream at; `last`: the one chosen last, for programs that cannot ask. */
const place = z.union([id, z.literal('last')]).optional()

const launchErrors = ['aws.notConfigured'] as const

export const createCloudSession = operation({
  name: 'createCloudSession',
  method: 'POST',
  path: '/cloud/sessions',
  access: 'public',
  summary:
    'Sign in to the cloud with a ticket, e-mail and password of the portal. `endOwn` ends the person’s own running session first. With several places that can be used, `place` names one; without it they are answered as `choices`.',
  body: z.strictObject({
    ticket: z.string().min(1).max(100),
    email: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(200),
    endOwn: z.boolean().default(false),
    place,
  }),
  output: cloudLaunch,
  errors: [
    ...launchErrors,
    'cloud.ticketInvalid',
    'session.locked',
    'session.factorLocked',
    'session.disabled',
    'session.notConfirmed',
    'request.origin',
  ],
  secret: true,
  attempts: true,
})

export const launchCloud = operation({
  name: 'launchCloud',
  method: 'POST',
  path: '/cloud/launches',
  access: 'signedIn',
  summary: 'The same for whoever is signed in to the portal, after a second factor or by the company’s sign-on.',
  body: z.strictObject({ endOwn: z.boolean().default(false), place }),
  output: cloudLaunch,
  errors: launchErrors,
  secret: true,
})

export const requestCloudPassword = operation({
  name: 'requestCloudPassword',
  method: 'POST',
  path: '/cloud/passwords',
  access: 'public',
  summary:
    'Have a link mailed to set a new password. That an address is unknown or has no access is only told where accounts are not concealed.',
  body: z.strictObject({ email }),
  output: z.object({ outcome: z.enum(['mailed', 'unknown', 'noAccess']) }),
  attempts: true,
})

/** Who streams, as of the last look. */
export const runningSession = z.object({
  id: z.string(),
  contactId: id.nullable(),
  name: z.string(),
  email: z.string(),
  connected: z.boolean(),
  startedAt: instant.nullable(),
})
export type RunningSession = z.infer<typeof runningSession>

export const listRunningSessions = operation({
  name: 'listRunningSessions',
  method: 'GET',
  path: '/cloud/configurations/{id}/sessions',
  access: 'cloud.edit',
  summary: 'Who of a cloud account streams, as of the last look at AppStream.',
  output: z.object({ items: z.array(runningSession), lookedAt: instant.nullable() }),
  errors: ['cloud.notFound'],
})

export const endRunningSession = operation({
  name: 'endRunningSession',
  method: 'DELETE',
  path: '/cloud/configurations/{id}/sessions/{session}',
  access: 'cloud.edit',
  summary: 'End somebody’s session: unsaved work is lost.',
  params: z.strictObject({ id, session: z.string().min(1).max(200) }),
  errors: ['cloud.notFound', 'cloud.sessionGone', ...awsAway],
})
