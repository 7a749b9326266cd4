import { z } from 'zod'
import { operation } from './operation.ts'
import { assertion, attestation, passkeyOptions } from './second-factor.ts'
import { email, id, instant, linkSecret, text } from './shapes.ts'

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** Whether its maker stores a copy for the person's other devices. */
  backedUp: z.boolean(),
  /** When it last answered with a counter that had gone back, as a copy of it does. */
  setBackAt: instant.nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const security = z.object({
  /** A code is mailed at sign-in. */
  emailFactor: z.boolean(),
  totp: z.boolean(),
  passkeys: z.array(passkey),
  /** Recovery codes not used yet. */
  recoveryCodes: z.number().int(),
})
export type Security = z.infer<typeof security>

/** Whether a sign-in asks for more than the password. */
export const hasFactor = ({ emailFactor, totp, passkeys }: Security): boolean =>
  emailFactor || totp || passkeys.length > 0

const code = z
  .string()
  .trim()
  .regex(/^\d{3} ?\d{3}$/, 'input.sixDigits')
  .transform((value) => value.replace(' ', ''))
const passkeyName = text(60)
/** Shown once, when there were none before. */
const firstCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const readSecurity = operation({
  name: 'readSecurity',
  method: 'GET',
  path: '/session/security',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'One’s own second factors.',
  output: security,
})

export const setEmailFactor = operation({
  name: 'setEmailFactor',
  method: 'PUT',
  path: '/session/security/email-factor',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'Switch the mailed code at sign-in on or off.',
  body: z.strictObject({ enabled: z.boolean() }),
  confirmed: true,
  errors: ['security.factorNeeded'],
})

export const startTotp = operation({
  name: 'startTotp',
  method: 'POST',
  path: '/session/security/totp',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'A secret for an authenticator app. It counts once a code made with it is confirmed.',
  output: z.object({ secret: z.string(), uri: z.string() }),
  secret: true,
  confirmed: true,
})

export const confirmTotp = operation({
  name: 'confirmTotp',
  method: 'PUT',
  path: '/session/security/totp',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'Confirm the authenticator app with a code of its own.',
  body: z.strictObject({ code }),
  output: firstCodes,
  errors: ['security.totpWrong', 'security.totpNotStarted'],
  secret: true,
  attempts: true,
  confirmed: true,
})

export const removeTotp = operation({
  name: 'removeTotp',
  method: 'DELETE',
  path: '/session/security/totp',
  access: 'signedIn',
  summary: 'Remove the authenticator app.',
  confirmed: true,
  errors: ['security.factorNeeded'],
})

export const createRecoveryCodes = operation({
  name: 'createRecoveryCodes',
  method: 'POST',
  path: '/session/security/recovery-codes',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'Ten new recovery codes; older ones stop working.',
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['security.noFactor'],
  secret: true,
  confirmed: true,
})

export const readPasskeyOptions = operation({
  name: 'readPasskeyOptions',
  method: 'POST',
  path: '/session/security/passkeys/options',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'What the browser needs to make a new passkey.',
  output: passkeyOptions,
  errors: ['security.passkeyLimit'],
  secret: true,
  confirmed: true,
})

export const addPasskey = operation({
  name: 'addPasskey',
  method: 'POST',
  path: '/session/security/passkeys',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'Add a passkey.',
  body: z.strictObject({ name: passkeyName, response: attestation }),
  output: firstCodes.extend({ id }),
  errors: ['security.passkeyInvalid', 'security.passkeyTaken', 'security.passkeyLimit'],
  secret: true,
  confirmed: true,
})

export const renamePasskey = operation({
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/session/security/passkeys/{id}',
  access: 'signedIn',
  summary: 'Give a passkey another name.',
  body: z.strictObject({ name: passkeyName }),
  errors: ['security.passkeyNotFound'],
})

export const removePasskey = operation({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/session/security/passkeys/{id}',
  access: 'signedIn',
  summary: 'Remove a passkey.',
  errors: ['security.passkeyNotFound', 'security.factorNeeded'],
  confirmed: true,
})

export const requestEmailChange = operation({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/session/security/email',
  access: 'signedIn',
  summary: 'Have a link mailed to a new address. The answer is the same whether or not the address has an account.',
  body: z.strictObject({ email }),
  errors: ['security.emailSame'],
  confirmed: true,
  attempts: true,
})

export const confirmEmail = operation({
  name: 'confirmEmail',
  method: 'POST',
  path: '/session/email',
  access: 'public',
  summary: 'Take over the new address with the link from the mail; the account’s other sessions end.',
  body: z.strictObject({ token: linkSecret }),
  errors: ['accounts.linkInvalid'],
  secret: true,
  attempts: true,
})

export const confirmSession = operation({
  name: 'confirmSession',
  method: 'POST',
  path: '/session/confirmation',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'Give the password again; what is marked as to be confirmed is open for ten minutes.',
  body: z.strictObject({ password: z.string().min(1).max(200) }),
  errors: ['session.confirmationWrong', 'session.locked'],
  secret: true,
  attempts: true,
})

export const readConfirmationOptions = operation({
  name: 'readConfirmationOptions',
  method: 'POST',
  path: '/session/confirmation/passkey/options',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'A challenge for one of one’s own passkeys, to confirm.',
  output: passkeyOptions,
  secret: true,
})

export const confirmWithPasskey = operation({
  name: 'confirmWithPasskey',
  method: 'POST',
  path: '/session/confirmation/passkey',
  access: 'signedIn',
  withoutFactor: true,
  summary: 'Confirm with a passkey instead of the password.',
  body: z.strictObject({ response: assertion }),
  errors: ['security.passkeyInvalid', 'security.passkeySetBack'],
  secret: true,
  attempts: true,
})
