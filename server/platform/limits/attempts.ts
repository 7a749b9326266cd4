import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Counters, CounterState } from './counters.ts'
import { Failure, fail } from '../operations/failure.ts'
import { networkOf } from '../outside/public-address.ts'
import { pendingSecrets } from '../http/session-cookie.ts'
import { isRecord } from '../record.ts'

/** What a guess names: the body, in the names of the contract. */
type Named = Readonly<Record<string, unknown>> | null

/** Runs a guess at a secret within its budgets; refuses with request.tooMany when one is used up. */
type Attempts = <T>(request: FastifyRequest, body: unknown, guess: () => Promise<T>) => Promise<T>

/** The device a request comes from, where it signed in to the account of this address before; null otherwise. */
export type DeviceOf = (request: FastifyRequest, email: string) => Promise<string | null>

interface Name {
  name: string
  key: string
}

/**
 * Counters of guesses per minute: for the address (an IPv6 network), for the account or e-mail address named, and for the
 * link or sign-in under way that is guessed at. Neither one address trying many accounts nor many addresses trying one
 * account gets far, and what a guess does not name is counted nowhere. Wrong guesses count fully; ten times as many may
 * be tried at all, so that guessing in parallel, before the first answer, is bounded as well. A device that signed in to
 * the account before has a budget of its own once strangers have used up that of the address.
 */
export function limitAttempts(counters: Counters, perMinute: number, deviceOf: DeviceOf): Attempts {
  const count = (named: readonly Name[], outcome: 'tries' | 'wrong', take: boolean): Promise<(Name & CounterState)[]> =>
    Promise.all(
      named.map(async ({ name, key }) => ({
        name,
        key,
        ...(await counters({ kind: `${outcome} by ${name}`, key, take })),
      })),
    )

  /**
   * Counts a try, and returns which of its budgets are used up. Wrong guesses are only read, so none left is enough.
   */
  async function beyond(named: readonly Name[]): Promise<(Name & CounterState)[]> {
    const [tries, wrong] = await Promise.all([count(named, 'tries', true), count(named, 'wrong', false)])
    return [
      ...tries.filter(({ current }) => current > perMinute * 10),
      ...wrong.filter(({ current }) => current >= perMinute),
    ]
  }

  return async (request, body, guess) => {
    const names = isRecord(body) ? body : null
    let named: Name[] = Object.entries(budgetsOf).flatMap(([name, of]) => {
      const key = of(request, names)
      return key === null ? [] : [{ name, key }]
    })
    let exceeded = await beyond(named)
    const guessed = emailIn(request, names)
    if (guessed !== null && exceeded.length > 0 && exceeded.every(({ name }) => name === 'email')) {
      const device = await deviceOf(request, guessed)
      const own = device === null ? [] : [{ name: 'device', key: device }]
      if (device !== null) exceeded = await beyond(own)
      named = named.flatMap((one) => (one.name === 'email' ? own : one))
    }
    if (exceeded[0]) fail('request.tooMany', { seconds: Math.ceil(exceeded[0].ttl / 1000) })
    try {
      return await guess()
    } catch (error) {
      if (error instanceof Failure && error.status >= 400) await count(named, 'wrong', true)
      throw error
    }
  }
}

const addressOf = (request: FastifyRequest): string => networkOf(request.ip)

const accountOf = (request: FastifyRequest): string | null => request.actor?.accountId ?? null

const textIn = (body: Named, field: string): string | null => {
  const value = body?.[field]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The address at which a password is guessed. Without a password nothing is guessed: mails can still be requested. */
const emailIn = (_request: FastifyRequest, body: Named): string | null =>
  textIn(body, 'password') === null ? null : (textIn(body, 'email')?.slice(0, 254).toLowerCase() ?? null)

/** The link of a mail, or the sign-in under way that a cookie names: for each operation its own. */
function secretIn(request: FastifyRequest, body: Named): string | null {
  const secret = textIn(body, 'token') ?? textIn(body, 'id') ?? (pendingSecrets(request).join(' ') || null)
  return secret && `${request.routeOptions.url}:${createHash('sha256').update(secret).digest('base64url')}`
}

const budgetsOf: Record<string, (request: FastifyRequest, body: Named) => string | null> = {
  address: addressOf,
  email: emailIn,
  account: accountOf,
  secret: secretIn,
}
