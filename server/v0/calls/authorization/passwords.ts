import { changePassword, requestNewPassword, setNewPassword, unlockAccount } from '#contract/accounts.ts'
import { confirmSession } from '#contract/security.ts'
import { type Call, operationCall } from '../../call.ts'
import { readText, sentFields } from '../../spelling.ts'
import { aboutOneself } from '../../named-person.ts'
import { mailSent, namesOfAccount } from '../words.ts'

export const passwordCalls: readonly Call[] = [
  aboutOneself(
    operationCall({
      method: 'POST',
      path: '/authorization/checkpassword',
      purpose: 'Give one’s own password again; what has to be confirmed by it is open for ten minutes.',
      operation: confirmSession,
      words: { 'session.confirmationWrong': 'wrong password', 'session.locked': 'user locked out' },
      example: { body: { Password: 'Keywerk-2026!' } },
      input: ({ body: { password } }) => ({ body: { password: readText(password) } }),
      output: () => true,
    }),
    ...namesOfAccount,
  ),
  operationCall({
    method: 'POST',
    path: '/authorization/forgotpassword',
    purpose: 'Have a link mailed with which a new password is set; the answer is the same for every address.',
    operation: requestNewPassword,
    words: { 'accounts.userNotFound': 'user is not exists.', 'request.invalid': 'err' },
    example: { body: { Email: 'user@wellenwerk.example' } },
    input: ({ body: { email } }) => ({ body: { email } }),
    output: () => mailSent,
  }),
  operationCall({
    method: 'POST',
    path: '/authorization/resetpassword',
    shown: true,
    purpose: 'Set a new password; `Token` is the proof from the link mailed to `Email`, without which nothing changes.',
    operation: setNewPassword,
    words: { 'accounts.linkInvalid': 'unauthorized', 'request.invalid': 'err' },
    example: { body: { Email: 'user@wellenwerk.example', Password: 'Sommerregen-2026!', Token: 'x'.repeat(43) } },
    input: ({ body: { token, password, email } }) => ({ body: sentFields({ id: token, password, email }) }),
    output: () => true,
  }),
  aboutOneself(
    operationCall({
      method: 'POST',
      path: '/authorization/changepassword',
      purpose: 'Change one’s own password; all other sessions end.',
      operation: changePassword,
      words: { 'password.oldPasswordNotCorrect': 'old password is not correct' },
      example: { body: { OldPassword: 'alt', Password: 'Sommerregen-2026!' } },
      input: ({ body: { oldpassword: oldPassword, password } }) => ({ body: { oldPassword, password } }),
      output: () => 'password changed',
    }),
    ...namesOfAccount,
  ),
  operationCall({
    method: 'POST',
    path: '/authorization/resetlockout',
    shown: true,
    purpose: 'Unlock an account with the token of the mail; sent as a form.',
    operation: unlockAccount,
    words: { 'accounts.errorUnlockAccount': 'unauthorized' },
    example: { body: { token: 'x'.repeat(43) } },
    input: ({ body: { token, email } }) => ({ body: sentFields({ token, email }) }),
    output: () => true,
  }),
]
