import { proveFactor, mailFactorCode, readFactor } from '#contract/second-factor.ts'
import { setEmailFactor } from '#contract/security.ts'
import { readMe, signIn } from '#contract/session.ts'
import { type Call, translated } from '../call.ts'
import { readText, writtenId } from '../spelling.ts'
import { mailSent } from './words.ts'

/** What a sign-in is refused with, to the letter. */
const signInWords = {
  'session.unknownName': 'unknown username',
  'session.wrongPassword': 'wrong password',
  'session.passwordWrong': 'wrong password',
  'session.lastAttempt': 'attemps left',
  'session.locked': 'user locked out',
  'session.notConfirmed': 'email is not confirmed',
  'session.disabled': 'user disabled',
  'session.errorTfa': 'error tfa',
  'session.factorGone': 'error tfa',
  'session.factorLocked': 'error tfa',
  'request.invalid': 'The request is invalid.',
} as const

export const signInCalls: readonly Call[] = [
  {
    family: 'authorization',
    method: 'POST',
    path: '/authorization',
    shown: true,
    purpose:
      'Sign in; answers the access token, valid for ten minutes. Where a second factor is due, the token opens verifycode alone, and a code is mailed.',
    operations: [signIn],
    answers: 'text',
    words: signInWords,
    example: { body: { Email: 'licenser@wellenwerk.example', Password: 'Keywerk-2026!' } },
    // Two outcomes of one sign-in, which a row cannot tell apart.
    async answer(ask, { body: { email, password }, factorToken }) {
      const { accessToken } = await ask(signIn, { body: { email: readText(email), password: readText(password) } })
      return accessToken ?? factorToken()
    },
  },
  translated({
    family: 'authorization',
    method: 'GET',
    path: '/authorization/verifycode',
    shown: true,
    purpose: 'Complete a sign-in with the mailed code, or that of an app; answers the access token.',
    operation: proveFactor,
    answers: 'text',
    words: signInWords,
    example: { query: { code: '123456' } },
    input: ({ query: { code, method = 'email' } }) => ({ body: { method, code } }),
    output: ({ accessToken }) => accessToken,
  }),
  translated({
    family: 'authorization',
    method: 'GET',
    path: '/authorization/getcode',
    shown: true,
    purpose: 'Until when the mailed code counts, in seconds. The code itself goes by mail alone: `code` is empty.',
    operation: readFactor,
    answers: 'text',
    words: signInWords,
    example: {},
    output: ({ codeExpiresAt, expiresAt }) => {
      const exp = Math.floor(Date.parse(codeExpiresAt ?? expiresAt) / 1000)
      return Buffer.from(JSON.stringify({ code: '', exp })).toString('base64')
    },
  }),
  translated({
    family: 'authorization',
    method: 'POST',
    path: '/authorization/resendcode',
    purpose: 'Have a new code mailed; it replaces the one before.',
    operation: mailFactorCode,
    words: signInWords,
    example: {},
    output: () => mailSent,
  }),
  translated({
    family: 'authorization',
    method: 'GET',
    path: '/authorization/validatetoken',
    purpose: 'Whether a token still opens anything, and whose it is.',
    operation: readMe,
    example: {},
    output: ({ email, role, contactId, companyId }) => ({
      Email: email,
      Role: role,
      ContactID: writtenId(contactId),
      CompanyID: writtenId(companyId),
    }),
  }),
  ...(['enabletfa', 'disabletfa'] as const).map((path) =>
    translated({
      family: 'authorization',
      method: 'POST',
      path: `/authorization/${path}`,
      shown: true,
      purpose: `Switch the mailed second factor ${path === 'enabletfa' ? 'on' : 'off'} for one’s own account.`,
      operation: setEmailFactor,
      example: {},
      input: () => ({ body: { enabled: path === 'enabletfa' } }),
      output: () => true,
    }),
  ),
]
