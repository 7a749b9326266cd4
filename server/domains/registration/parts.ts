import type { SignInTokens } from '#domains/accounts/public.ts'
import type { Tokens } from '#platform/tokens.ts'
import type { RegistrationMails } from './mails.ts'

/** What the server composes the domain with. */
export interface RegistrationParts {
  digest: Tokens['digest']
  /** Whether registering hides that an address has an account. */
  conceal: boolean
  /** Partner sites whose visitors get their edition. */
  partners: readonly string[]
  tokens: SignInTokens
  mails: RegistrationMails
}
