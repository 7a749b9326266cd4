import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure, fail } from './failure.ts'

type Status = { isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }
type Check = (request: FastifyRequest, options?: { increment?: boolean }) => Promise<Status>

/** Runs a guess at a secret within its budgets; refuses with request.tooMany when one is used up. */
export type Attempts = <T>(request: FastifyRequest, guess: () => Promise<T>) => Promise<T>

/**
 * Budgets of guesses per minute, per address and per e-mail address named: neither one address trying many accounts nor
 * many addresses trying one account gets far. Wrong guesses count fully; ten times as many may be tried at all, so that
 * guessing in parallel, before the first answer, is bounded as well.
 */
export function limitAttempts(app: FastifyInstance, perMinute: number): Attempts {
  const limit = (prefix: string, max: number, of: (request: FastifyRequest) => string): Check =>
    app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: (request) => `${prefix}:${of(request)}` })
  const address = (request: FastifyRequest) => request.ip
  const tries = [limit('try-address', perMinute * 10, address), limit('try-account', perMinute * 10, emailIn)]
  const wrong = [limit('wrong-address', perMinute, address), limit('wrong-account', perMinute, emailIn)]
  return async (request, guess) => {
    for (const check of tries) refuseExceeded(await check(request))
    for (const check of wrong) refuseUsedUp(await check(request, { increment: false }))
    try {
      return await guess()
    } catch (error) {
      if (error instanceof Failure && error.status >= 400) for (const check of wrong) await check(request)
      throw error
    }
  }
}

function refuseExceeded({ isExceeded, ttlInSeconds }: Status): void {
  if (isExceeded) fail('request.tooMany', { seconds: ttlInSeconds })
}

// A look at the budget shows it exceeded only after one guess too many: none left is enough.
function refuseUsedUp(status: Status & { remaining?: number }): void {
  if (status.isExceeded || (!status.isAllowed && status.remaining === 0))
    fail('request.tooMany', { seconds: status.ttlInSeconds })
}

const emailIn = (request: FastifyRequest): string => {
  const email = (request.body as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email.slice(0, 254).toLowerCase() : ''
}
