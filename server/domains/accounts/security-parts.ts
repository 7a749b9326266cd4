import type { Sealer } from '#platform/sealed.ts'
import type { Tokens } from '#platform/tokens.ts'
import type { RelyingParty } from './webauthn.ts'

/** What second factors are built on. */
export interface SecurityParts {
  tokens: Tokens
  sealer: Sealer
  party: RelyingParty
  /** Tells the actor cache of this process at once that a session is over. */
  ended: (sessionId: string) => void
}
