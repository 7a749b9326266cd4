import { z } from 'zod'
import { operation } from './operation.ts'
import { instant } from './shapes.ts'

/** How a sign-in may go on after the password. */
const factorMethod = z.enum(['email', 'totp', 'passkey', 'recovery'])
export type FactorMethod = z.infer<typeof factorMethod>

/** What a sign-in still needs. The way on is proven by a cookie no script can read. */
export const secondFactor = z.object({
  methods: z.array(factorMethod),
  /** Until when the sign-in may be completed. */
  expiresAt: instant,
  /** Until when the mailed code counts; null where none is mailed. */
  codeExpiresAt: instant.nullable(),
})
export type SecondFactor = z.infer<typeof secondFactor>

const tokens = z.object({ accessToken: z.string() })

/** An access token, or what is still needed for one. */
export const admission = z.object({ accessToken: z.string().nullable(), secondFactor: secondFactor.optional() })

/** What browsers take for `navigator.credentials`, as JSON (WebAuthn Level 3, section 5.1). */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'input.technical')

/** A passkey's answer to a challenge. */
export const assertion = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(100).nullish(),
  }),
})
export type Assertion = z.infer<typeof assertion>

/** A new passkey. */
export const attestation = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/, 'input.technical'))
      .max(10)
      .optional(),
  }),
})
export type Attestation = z.infer<typeof attestation>

export const readFactor = operation({
  name: 'readFactor',
  method: 'GET',
  path: '/session/factor',
  access: 'public',
  summary: 'What the sign-in of the factor cookie still needs.',
  output: secondFactor,
  errors: ['session.factorGone', 'request.origin'],
})

export const proveFactor = operation({
  name: 'proveFactor',
  method: 'POST',
  path: '/session/factor',
  access: 'public',
  summary: 'Complete a sign-in with a code: mailed, from an authenticator app, or a recovery code.',
  body: z.strictObject({ method: z.enum(['email', 'totp', 'recovery']), code: z.string().trim().min(1).max(40) }),
  output: tokens,
  errors: ['session.factorGone', 'session.errorTfa', 'session.factorLocked', 'session.disabled', 'request.origin'],
  secret: true,
  attempts: true,
})

export const mailFactorCode = operation({
  name: 'mailFactorCode',
  method: 'POST',
  path: '/session/factor/mail',
  access: 'public',
  summary: 'Have a new code mailed; it replaces the one before. Every 30 seconds at most, and five times.',
  output: z.object({ expiresAt: instant }),
  errors: ['session.factorGone', 'session.errorResendMail', 'session.factorLocked', 'request.origin'],
  secret: true,
})

export const readFactorPasskeyOptions = operation({
  name: 'readFactorPasskeyOptions',
  method: 'POST',
  path: '/session/factor/passkey/options',
  access: 'public',
  summary: 'A challenge for one of the account’s passkeys, to complete a sign-in.',
  output: passkeyOptions,
  errors: ['session.factorGone', 'request.origin'],
  secret: true,
})

export const proveFactorPasskey = operation({
  name: 'proveFactorPasskey',
  method: 'POST',
  path: '/session/factor/passkey',
  access: 'public',
  summary: 'Complete a sign-in with a passkey.',
  body: z.strictObject({ response: assertion }),
  output: tokens,
  errors: [
    'session.factorGone',
    'session.passkeyRefused',
    'session.passkeySetBack',
    'session.disabled',
    'request.origin',
  ],
  secret: true,
  attempts: true,
})

export const readPasskeySignInOptions = operation({
  name: 'readPasskeySignInOptions',
  method: 'POST',
  path: '/session/passkey/options',
  access: 'public',
  summary: 'A challenge for a passkey to sign in with; sets a cookie the answer must come with.',
  output: passkeyOptions,
  errors: ['request.origin'],
  secret: true,
})

export const signInWithPasskey = operation({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/session/passkey',
  access: 'public',
  summary: 'Sign in with a passkey alone; it counts as both factors. Sets the session cookie.',
  body: z.strictObject({ response: assertion }),
  output: tokens,
  errors: ['session.passkeyRefused', 'session.passkeySetBack', 'session.disabled', 'request.origin'],
  secret: true,
  attempts: true,
})
