import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Ask, Budgets, Used } from './budgets.ts'
import { Failure, fail } from '../operations/failure.ts'
import { networkOf } from '../outside/public-address.ts'
import { pendingCookies } from '../http/session-cookie.ts'

/** What a guess names: the body, in the names of the contract. */
type Named = Readonly<Record<string, unknown>> | null

/** Runs a guess at a secret within its budgets; refuses with request.tooMany when one is used up. */
export type Attempts = <T>(request: FastifyRequest, body: unknown, guess: () => Promise<T>) => Promise<T>

/**
 * Budgets of guesses per minute: for the address (an IPv6 network), for the account or e-mail address named, and for the
 * link or sign-in under way that is guessed at. Neither one address trying many accounts nor many addresses trying one
 * account gets far, and what a guess does not name is counted nowhere. Wrong guesses count fully; ten times as many may
 * be tried at all, so that guessing in parallel, before the first answer, is bounded as well.
 */
export function limitAttempts(budgets: Budgets, perMinute: number): Attempts {
  return async (request, body, guess) => {
    const named = Object.entries(budgetsOf).flatMap(([name, of]) => {
      const key = of(request, body as Named)
      return key === null ? [] : [{ name, key }]
    })
    const asks = (outcome: string, take: boolean): Ask[] =>
      named.map(({ name, key }) => ({ kind: `${outcome} by ${name}`, key, take }))
    const used = await budgets([...asks('tries', true), ...asks('wrong', false)])
    refuseBeyond(used.slice(0, named.length), perMinute * 10)
    // A look at the wrong ones takes nothing: none left is enough.
    refuseBeyond(used.slice(named.length), perMinute - 1)
    try {
      return await guess()
    } catch (error) {
      if (error instanceof Failure && error.status >= 400) await budgets(asks('wrong', true))
      throw error
    }
  }
}

function refuseBeyond(used: readonly Used[], most: number): void {
  const exceeded = used.find(({ current }) => current > most)
  if (exceeded) fail('request.tooMany', { seconds: Math.ceil(exceeded.ttl / 1000) })
}

const addressOf = (request: FastifyRequest): string => networkOf(request.ip)

const accountOf = (request: FastifyRequest): string | null => request.actor?.accountId ?? null

const textIn = (body: Named, field: string): string | null => {
  const value = body?.[field]
  return typeof value === 'string' && value !== '' ? value : null
}

const emailIn = (_request: FastifyRequest, body: Named): string | null =>
  textIn(body, 'email')?.slice(0, 254).toLowerCase() ?? null

/** The link of a mail, or the sign-in under way that a cookie names: for each operation its own. */
function secretIn(request: FastifyRequest, body: Named): string | null {
  const cookies = pendingCookies.map((name) => request.cookies[name]).filter(Boolean)
  const secret = textIn(body, 'token') ?? textIn(body, 'id') ?? (cookies.join(' ') || null)
  return secret && `${request.routeOptions.url}:${createHash('sha256').update(secret).digest('base64url')}`
}

const budgetsOf: Record<string, (request: FastifyRequest, body: Named) => string | null> = {
  address: addressOf,
  email: emailIn,
  account: accountOf,
  secret: secretIn,
}
