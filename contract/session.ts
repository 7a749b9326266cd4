import { z } from 'zod'
import { operation } from './operation.ts'
import { admission } from './second-factor.ts'
import { roleSettings } from './roles.ts'
import { id, instant, language } from './shapes.ts'

/** What the shell needs to know about the account. */
export const me = z.object({
  accountId: id,
  email: z.string(),
  name: z.string(),
  role: z.string(),
  roleId: id,
  ...roleSettings.pick({ landing: true, factorLanding: true, studentVersion: true }).shape,
  permissions: z.array(z.string()),
  companyId: id.nullable(),
  contactId: id.nullable(),
  language: language.nullable(),
  theme: z.enum(['black', 'white']).nullable(),
  /** Until when a second factor must be set up; afterwards only that is open. Null: none is asked for, or there is one. */
  factorDue: instant.nullable(),
})
export type Me = z.infer<typeof me>

export const signIn = operation({
  name: 'signIn',
  method: 'POST',
  path: '/session',
  access: 'public',
  summary:
    'Sign in with e-mail and password; sets the session cookie. With a second factor the token is null and the way goes on at /session/factor.',
  body: z.strictObject({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(200) }),
  output: admission,
  errors: [
    'session.factorLocked',
    'session.wrongPassword',
    'session.lastAttempt',
    'session.locked',
    'session.disabled',
    'session.notConfirmed',
    'session.unknownName',
    'session.passwordWrong',
    'request.origin',
  ],
  secret: true,
  attempts: true,
})

export const refreshSession = operation({
  name: 'refreshSession',
  method: 'POST',
  path: '/session/refresh',
  access: 'public',
  summary:
    'Exchange the session cookie for a new access token; the cookie is rotated, at most every ten seconds. Without a session the token is null.',
  output: z.object({ accessToken: z.string().nullable() }),
  errors: ['request.origin'],
  secret: true,
})

export const signOut = operation({
  name: 'signOut',
  method: 'DELETE',
  path: '/session',
  access: 'public',
  summary: 'End the session: its cookie and its access tokens stop working at once.',
  errors: ['request.origin'],
})

export const readMe = operation({
  name: 'readMe',
  method: 'GET',
  path: '/session',
  access: 'signedIn',
  summary: 'Who is signed in, with role and permissions.',
  withoutFactor: true,
  output: me,
})

export const setPreferences = operation({
  name: 'setPreferences',
  method: 'PATCH',
  path: '/session/preferences',
  access: 'signedIn',
  summary: 'Keep language and theme with the account.',
  withoutFactor: true,
  body: z.strictObject({ language: language.optional(), theme: z.enum(['black', 'white']).optional() }),
})

export const createFirstAdministrator = operation({
  name: 'createFirstAdministrator',
  method: 'POST',
  path: '/setup',
  access: 'public',
  summary:
    'Create the first administrator with the one-time link printed at the start, or let one in with one printed later.',
  body: z.strictObject({
    token: z.string().min(20).max(100),
    email: z.email().max(254),
    password: z.string().min(1).max(200),
  }),
  errors: ['setup.linkInvalid', 'setup.passwordRule', 'password.common'],
  secret: true,
  attempts: true,
})
