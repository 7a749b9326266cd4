import { readMe, signIn } from '#contract/session.ts'
import { type Call, operationCall } from '../../call.ts'
import { readText, writtenId, writtenInstant } from '../../spelling.ts'
import { signInWords } from './sign-in-words.ts'

export const signInCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/authorization',
    shown: true,
    purpose:
      'Sign in; answers the token, valid below /v0 for eight hours (V0_TOKEN_MINUTES) or until its account signs out, is disabled or gets another role or password. For ten minutes it counts as confirmed by the password. Where a second factor is due, the token opens verifycode alone, and a code is mailed.',
    operations: [signIn],
    answers: 'text',
    words: signInWords,
    example: { body: { Email: 'licenser@wellenwerk.example', Password: 'Keywerk-2026!' } },
    // Two outcomes of one sign-in, which a declarative row cannot distinguish.
    async answer(ask, { body: { email, password }, token }) {
      const { accessToken } = await ask(signIn, { body: { email: readText(email), password: readText(password) } })
      return accessToken === null ? token.factor() : token.ofProgram(accessToken)
    },
  },
  operationCall({
    method: 'GET',
    path: '/authorization/validatetoken',
    purpose: 'Whether a token still opens anything, until when (Exp, in seconds), and whose it is.',
    operation: readMe,
    example: {},
    output: ({ email, role, contactId, companyId }, { token }) => ({
      Email: email,
      Role: role,
      ContactID: writtenId(contactId),
      CompanyID: writtenId(companyId),
      Exp: token.expires(),
      ValidUntil: writtenInstant(new Date(token.expires() * 1000).toISOString()),
    }),
  }),
]
