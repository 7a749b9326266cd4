import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure, fail } from './failure.ts'
import { networkOf } from './public-address.ts'
import { pendingCookies } from './session-cookie.ts'

type Status = { isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }
type Check = (request: FastifyRequest, options?: { increment?: boolean }) => Promise<Status>

/** Runs a guess at a secret within its budgets; refuses with request.tooMany when one is used up. */
export type Attempts = <T>(request: FastifyRequest, guess: () => Promise<T>) => Promise<T>

/**
 * Budgets of guesses per minute: for the address (an IPv6 network), for the account or e-mail address named, and for the
 * link or sign-in under way that is guessed at. Neither one address trying many accounts nor many addresses trying one
 * account gets far, and what a guess does not name is counted nowhere. Wrong guesses count fully; ten times as many may
 * be tried at all, so that guessing in parallel, before the first answer, is bounded as well.
 */
export function limitAttempts(app: FastifyInstance, perMinute: number): Attempts {
  const limit = (max: number, of: (request: FastifyRequest) => string | null): Check => {
    // The types leave `cache` out: enough that nobody pushes a used-up budget out of memory by naming others.
    const options = { max, timeWindow: '1 minute', cache: 50_000, keyGenerator: (one: FastifyRequest) => of(one) ?? '' }
    return app.createRateLimit(options)
  }
  const budgets = [addressOf, emailIn, accountOf, secretIn].map((of) => ({
    of,
    tries: limit(perMinute * 10, of),
    wrong: limit(perMinute, of),
  }))
  return async (request, guess) => {
    const named = budgets.filter(({ of }) => of(request) !== null)
    for (const { tries } of named) refuseExceeded(await tries(request))
    for (const { wrong } of named) refuseUsedUp(await wrong(request, { increment: false }))
    try {
      return await guess()
    } catch (error) {
      if (error instanceof Failure && error.status >= 400) for (const { wrong } of named) await wrong(request)
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

const addressOf = (request: FastifyRequest): string => networkOf(request.ip)

const accountOf = (request: FastifyRequest): string | null => request.actor?.accountId ?? null

const textIn = (request: FastifyRequest, field: string): string | null => {
  const value = (request.body as Record<string, unknown> | null)?.[field]
  return typeof value === 'string' && value !== '' ? value : null
}

const emailIn = (request: FastifyRequest): string | null =>
  textIn(request, 'email')?.slice(0, 254).toLowerCase() ?? null

/** The link of a mail, or the sign-in under way that a cookie names: for each operation its own. */
function secretIn(request: FastifyRequest): string | null {
  const cookies = pendingCookies.map((name) => request.cookies[name]).filter(Boolean)
  const secret = textIn(request, 'token') ?? textIn(request, 'id') ?? (cookies.join(' ') || null)
  return secret && `${request.routeOptions.url}:${createHash('sha256').update(secret).digest('base64url')}`
}
