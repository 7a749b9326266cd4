import { readMe, signIn } from '#contract/session.ts'
import { type Call, operationCall } from '../../call.ts'
import { readText, writtenId } from '../../spelling.ts'
import { signInWords } from './sign-in-words.ts'

export const signInCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/authorization',
    shown: true,
    purpose:
      'Sign in; answers the access token, valid for ten minutes. Where a second factor is due, the token opens verifycode alone, and a code is mailed.',
    operations: [signIn],
    answers: 'text',
    words: signInWords,
    example: { body: { Email: 'licenser@wellenwerk.example', Password: 'Keywerk-2026!' } },
    // Two outcomes of one sign-in, which a declarative row cannot distinguish.
    async answer(ask, { body: { email, password }, factorToken }) {
      const { accessToken } = await ask(signIn, { body: { email: readText(email), password: readText(password) } })
      return accessToken ?? factorToken()
    },
  },
  operationCall({
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
]
