import type { ErrorAnswer } from '#contract/errors.ts'
import type { Language } from '#contract/shapes.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { textOf } from './dictionary.ts'
import { knownError } from './error-texts.ts'

const requestWord = { de: 'Anfragenummer', en: 'request number' }

/** What an operation answered instead of its output, or that the server could not be reached. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** The input field at fault, as in the contract's body: `zipCode`, `serviceContract.start`. */
  readonly field: string | undefined
  readonly details: Record<string, unknown>
  readonly requestId: string | undefined
  private readonly serverMessage: string

  constructor(status: number, answer: Partial<ErrorAnswer> & { code: string }) {
    super(answer.code)
    this.name = 'ApiError'
    this.status = status
    this.code = answer.code as ErrorCode
    this.field = answer.field
    this.details = answer.details ?? {}
    this.requestId = answer.requestId
    this.serverMessage = answer.message ?? ''
  }

  /** The only place where an error becomes text. */
  text(language: Language): string {
    const known = knownError(this.code)
    const text = known
      ? fill(textOf(this.code, known, language), this.details)
      : this.serverMessage || textOf('server.failed', knownError('server.failed')!, language)
    if (this.status < 500) return text
    // What to name when asking for help: the request, or what something between here and the server answered.
    return this.requestId ? `${text} (${requestWord[language]} ${this.requestId})` : `${text} (HTTP ${this.status})`
  }

  /** Whether no sentence of ours is meant for it: the server failed, or answered an unknown code. */
  get unforeseen(): boolean {
    return this.code === 'server.failed' || !knownError(this.code)
  }

  /**
   * Whether it may have been done all the same: no answer came, or the server failed, or something between here and it. The
   * same action is sent again under the same key; what was refused has left none behind.
   */
  get outcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

export const asApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError(500, { code: 'server.failed', message: String(thrown) })
