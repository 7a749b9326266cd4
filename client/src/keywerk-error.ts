/** Why a call was refused: the portal's code (`licences.broken`), or `client.unreachable`, `client.signature`. */
export class KeywerkError extends Error {
  readonly code: string
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** The facts of the refusal, such as the broken rules. */
  readonly details: Record<string, unknown>
  readonly requestId: string
  /** Milliseconds the portal asked to wait. */
  readonly retryAfter: number | null

  constructor(
    code: string,
    status: number,
    message: string,
    more: Partial<Omit<KeywerkError, 'code' | 'status'>> = {},
  ) {
    super(message)
    this.name = 'KeywerkError'
    this.code = code
    this.status = status
    this.details = more.details ?? {}
    this.requestId = more.requestId ?? ''
    this.retryAfter = more.retryAfter ?? null
  }
}

/** The refusal an answer holds. */
export async function answerOf(response: Response): Promise<KeywerkError> {
  const text = await response.text().catch(() => '')
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) ? Math.min(seconds, 60) * 1000 : null
  try {
    const refusal = JSON.parse(text) as {
      code: string
      message: string
      details?: Record<string, unknown>
      requestId?: string
    }
    const { code, message, details = {}, requestId = '' } = refusal
    return new KeywerkError(code, response.status, message, { details, requestId, retryAfter })
  } catch {
    return new KeywerkError('client.unreachable', response.status, text.slice(0, 200), { retryAfter })
  }
}
