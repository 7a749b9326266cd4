import type { ReasonCode } from './reason-words.ts'

export type { ReasonCode } from './reason-words.ts'

/** The facts a sentence about a reason needs, such as the name of the item or both versions. */
export type Detail = Readonly<Record<string, string | number>>

/** Why something is refused or not valid: a code, which `describeReason` puts into words, and its facts. */
export interface Reason {
  code: ReasonCode
  detail: Detail
}

/** A broken rule of a configuration or a host. */
export type BrokenRule = Reason

/** Thrown for facts that can never become a file or a configuration. */
export class LicenceError extends Error {
  readonly code: ReasonCode
  readonly detail: Detail

  constructor(code: ReasonCode, detail: Detail = {}) {
    super(`${code} ${JSON.stringify(detail)}`)
    this.name = 'LicenceError'
    this.code = code
    this.detail = detail
  }
}
