import { mailFactorCode, proveFactor, readFactor } from '#contract/second-factor.ts'
import { setEmailFactor } from '#contract/security.ts'
import { type Call, operationCall } from '../../call.ts'
import { aboutOneself } from '../../named-person.ts'
import { mailSent, namesOfAccount } from '../words.ts'
import { signInWords } from './sign-in-words.ts'

export const secondFactorCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/authorization/verifycode',
    shown: true,
    purpose: 'Complete a sign-in with the mailed code, or that of an app; answers the access token.',
    operation: proveFactor,
    answers: 'text',
    words: signInWords,
    example: { query: { code: '123456' } },
    input: ({ query: { code, method = 'email' } }) => ({ body: { method, code } }),
    output: ({ accessToken }, { token }) => token.ofProgram(accessToken),
  }),
  operationCall({
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
  operationCall({
    method: 'POST',
    path: '/authorization/resendcode',
    purpose: 'Have a new code mailed; it replaces the one before.',
    operation: mailFactorCode,
    words: signInWords,
    example: {},
    output: () => mailSent,
  }),
  ...(['enabletfa', 'disabletfa'] as const).map((path) =>
    aboutOneself(
      operationCall({
        method: 'POST',
        path: `/authorization/${path}`,
        shown: true,
        purpose: `Switch the mailed second factor ${path === 'enabletfa' ? 'on' : 'off'} for one’s own account.`,
        operation: setEmailFactor,
        example: {},
        input: () => ({ body: { enabled: path === 'enabletfa' } }),
        output: () => true,
      }),
      ...namesOfAccount,
    ),
  ),
]
