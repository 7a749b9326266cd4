import { z } from 'zod'
import { operation } from './operation.ts'
import { email, id, instant, linkOwner, linkSecret as secret, listOf } from './shapes.ts'

const password = z.string().min(1).max(200)

const rule = [
  'password.setPasswordRule',
  'password.setPasswordRuleInvalidChars',
  'password.newAndOldPasswordAreSame',
  'password.common',
] as const

export const unlockAccount = operation({
  name: 'unlockAccount',
  method: 'POST',
  path: '/session/unlock',
  access: 'public',
  summary: 'Unlock an account with the link from the mail; it works once, for an hour.',
  body: z.strictObject({ token: secret, email: linkOwner }),
  errors: ['accounts.errorUnlockAccount'],
  secret: true,
  attempts: true,
})

export const requestNewPassword = operation({
  name: 'requestNewPassword',
  method: 'POST',
  path: '/session/password-links',
  access: 'public',
  summary:
    'Have a link to set a new password mailed. The answer is the same whether or not there is an account, unless accounts are not concealed.',
  body: z.strictObject({ email }),
  errors: ['accounts.userNotFound'],
  attempts: true,
})

export const setNewPassword = operation({
  name: 'setNewPassword',
  method: 'POST',
  path: '/session/new-password',
  access: 'public',
  summary: 'Set a new password with the link from the mail; all sessions of the account end.',
  body: z.strictObject({ id: secret, password, email: linkOwner }),
  errors: ['accounts.linkInvalid', ...rule],
  secret: true,
  attempts: true,
})

export const changePassword = operation({
  name: 'changePassword',
  method: 'POST',
  path: '/session/password',
  access: 'signedIn',
  summary: 'Change one’s own password; all other sessions end. Wrong old passwords count as wrong sign-ins do.',
  body: z.strictObject({ oldPassword: password, password }),
  errors: ['password.oldPasswordNotCorrect', 'session.locked', 'request.conflict', ...rule],
  secret: true,
})

export const ownSession = z.object({
  id,
  createdAt: instant,
  lastUsedAt: instant,
  address: z.string(),
  userAgent: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const listSessions = operation({
  name: 'listSessions',
  method: 'GET',
  path: '/session/sessions',
  access: 'signedIn',
  summary: 'Where one is signed in, the session used last first.',
  output: listOf(ownSession),
})

export const endOwnSession = operation({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/session/sessions/{id}',
  access: 'signedIn',
  summary: 'Sign one of one’s own sessions out; it stops working within a second.',
  errors: ['sessions.notFound'],
})

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/session/sessions',
  access: 'signedIn',
  summary: 'Sign all of one’s own sessions out but this one.',
})
