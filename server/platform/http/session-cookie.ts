import type { FastifyReply, FastifyRequest } from 'fastify'
import { isId } from '../database/ids.ts'

/** The refresh cookie: read by the session operations alone, never readable by a script. */
export interface SessionCookie {
  value: string | null
  /** For so many milliseconds, by the browser's clock. */
  set(secret: string, age: number): void
  clear(): void
  /** The cookie of a device that signed in before; it outlives sessions by far (400 days). */
  device: string | null
  setDevice(secret: string): void
  /** The cookie of a sign-in whose second factor is still to come. */
  factor: string | null
  setFactor(secret: string, age: number): void
  clearFactor(): void
  /** The cookie a passkey's sign-in has to come with. */
  passkey: string | null
  setPasskey(secret: string, age: number): void
  /** The single sign-ons under way in this browser, which bind their end to it: one for each tab that began one, the newest last. */
  sso: readonly PendingSso[]
  /** Adds one; of many the oldest go. */
  setSso(one: PendingSso, age: number): void
  clearSso(id: string): void
  /** The cookie of a browser that came to a place of an event; it outlives the longest event. */
  place: string | null
  setPlace(secret: string): void
  /** Whether a browser sent the request from another site's page. */
  crossSite: boolean
}

/** One single sign-on under way: the attempt's id, whose text sorts by when it began, and the browser's secret. */
export interface PendingSso {
  id: string
  secret: string
}

const name = 'keywerk_session'
const deviceName = 'keywerk_device'
const factorName = 'keywerk_factor'
const passkeyName = 'keywerk_passkey'
// Each has a cookie of its own: of two tabs that begin at the same moment neither overwrites the other's.
const ssoName = 'keywerk_sso_'
const mostSso = 4
const placeName = 'keywerk_place'
/**
 * Over https browsers take such a cookie from this very host over https alone: no neighbouring host or network can
 * plant one.
 */
const fromHere = '__Host-'
const pendingNames = [factorName, passkeyName].flatMap((one) => [one, `${fromHere}${one}`])
const isSso = (cookie: string) => [ssoName, `${fromHere}${ssoName}`].some((one) => cookie.startsWith(one))

/** What the cookies of sign-ins that are under way hold. */
export const pendingSecrets = ({ cookies }: FastifyRequest): string[] =>
  [...pendingNames, ...Object.keys(cookies).filter(isSso).toSorted()].flatMap((one) => cookies[one] ?? [])
const deviceAge = 400 * 86_400
const placeAge = 7 * 86_400

/** What a cookie is called where the portal is reached under this address. */
const namedAt = (publicUrl: string) => (one: string) => (publicUrl.startsWith('https:') ? `${fromHere}${one}` : one)

/** The cookie of a device that signed in before. */
export const deviceCookie = (request: FastifyRequest, publicUrl: string): string | null =>
  request.cookies[namedAt(publicUrl)(deviceName)] ?? null

export function sessionCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string): SessionCookie {
  const https = publicUrl.startsWith('https:')
  const named = namedAt(publicUrl)
  const placePath = https ? '/' : '/api/event-places'
  const options = {
    // The prefix for cookies of this host alone requires the path `/`.
    path: https ? '/' : '/api/session',
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
  } as const
  const ssoStart = named(ssoName)
  const sso = Object.entries(request.cookies)
    .map(([cookie, secret = '']) => ({ id: cookie.startsWith(ssoStart) ? cookie.slice(ssoStart.length) : '', secret }))
    .filter(({ id, secret }) => isId(id) && secret !== '')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const clearSso = (id: string) => void reply.clearCookie(ssoStart + id, options)
  return {
    value: request.cookies[named(name)] ?? null,
    set: (secret, age) => void reply.setCookie(named(name), secret, { ...options, maxAge: age / 1000 }),
    clear: () => void reply.clearCookie(named(name), options),
    device: deviceCookie(request, publicUrl),
    setDevice: (secret) => void reply.setCookie(named(deviceName), secret, { ...options, maxAge: deviceAge }),
    factor: request.cookies[named(factorName)] ?? null,
    setFactor: (secret, age) => void reply.setCookie(named(factorName), secret, { ...options, maxAge: age / 1000 }),
    clearFactor: () => void reply.clearCookie(named(factorName), options),
    passkey: request.cookies[named(passkeyName)] ?? null,
    setPasskey: (secret, age) => void reply.setCookie(named(passkeyName), secret, { ...options, maxAge: age / 1000 }),
    sso,
    setSso: ({ id, secret }, age) => {
      for (const old of sso.slice(0, 1 - mostSso)) clearSso(old.id)
      reply.setCookie(ssoStart + id, secret, { ...options, maxAge: age / 1000 })
    },
    clearSso,
    place: request.cookies[named(placeName)] ?? null,
    setPlace: (secret) =>
      void reply.setCookie(named(placeName), secret, { ...options, path: placePath, maxAge: placeAge }),
    crossSite: ['cross-site', 'same-site'].includes(request.headers['sec-fetch-site'] ?? ''),
  }
}
