import type { Call } from '../call.ts'
import { accountCalls } from './authorization/accounts.ts'
import { emailConfirmationCalls } from './authorization/email-confirmation.ts'
import { passwordCalls } from './authorization/passwords.ts'
import { registrationCalls } from './authorization/registration.ts'
import { secondFactorCalls } from './authorization/second-factor.ts'
import { signInCalls } from './authorization/sign-in.ts'

/** Signing in, passwords, registration, accounts. */
export const authorization: readonly Call[] = [
  ...signInCalls,
  ...secondFactorCalls,
  ...passwordCalls,
  ...registrationCalls,
  ...emailConfirmationCalls,
  ...accountCalls,
]
