import type { FastifyReply, FastifyRequest } from 'fastify'

/** The refresh cookie: read by the session operations alone, never readable by a script. */
export interface SessionCookie {
  value: string | null
  set(secret: string, expires: Date): void
  clear(): void
  /** The cookie of a device that signed in before; it outlives sessions by far (400 days). */
  device: string | null
  setDevice(secret: string): void
  /** The cookie of a sign-in whose second factor is still to come. */
  factor: string | null
  setFactor(secret: string, expires: Date): void
  clearFactor(): void
  /** The cookie a passkey's sign-in has to come with. */
  passkey: string | null
  setPasskey(secret: string, expires: Date): void
  /** The cookie of a single sign-on under way, which binds its end to the browser that began. */
  sso: string | null
  setSso(secret: string, expires: Date): void
  clearSso(): void
  /** The cookie of a browser that came to a place of an event; it outlives the longest event. */
  place: string | null
  setPlace(secret: string): void
  /** Whether a browser sent the request from another site's page. */
  crossSite: boolean
}

const name = 'keywerk_session'
const deviceName = 'keywerk_device'
const factorName = 'keywerk_factor'
const passkeyName = 'keywerk_passkey'
const ssoName = 'keywerk_sso'
const placeName = 'keywerk_place'
/** Over https browsers take such a cookie from this very host over https alone: nobody beside it or on the way can plant one. */
const fromHere = '__Host-'
/** The cookies of sign-ins that are under way. */
export const pendingCookies = [factorName, passkeyName, ssoName].flatMap((one) => [one, `${fromHere}${one}`])
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
    // The name of one from this host alone asks for the whole of it.
    path: https ? '/' : '/api/session',
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
  } as const
  return {
    value: request.cookies[named(name)] ?? null,
    set: (secret, expires) => void reply.setCookie(named(name), secret, { ...options, expires }),
    clear: () => void reply.clearCookie(named(name), options),
    device: deviceCookie(request, publicUrl),
    setDevice: (secret) => void reply.setCookie(named(deviceName), secret, { ...options, maxAge: deviceAge }),
    factor: request.cookies[named(factorName)] ?? null,
    setFactor: (secret, expires) => void reply.setCookie(named(factorName), secret, { ...options, expires }),
    clearFactor: () => void reply.clearCookie(named(factorName), options),
    passkey: request.cookies[named(passkeyName)] ?? null,
    setPasskey: (secret, expires) => void reply.setCookie(named(passkeyName), secret, { ...options, expires }),
    sso: request.cookies[named(ssoName)] ?? null,
    setSso: (secret, expires) => void reply.setCookie(named(ssoName), secret, { ...options, expires }),
    clearSso: () => void reply.clearCookie(named(ssoName), options),
    place: request.cookies[named(placeName)] ?? null,
    setPlace: (secret) =>
      void reply.setCookie(named(placeName), secret, { ...options, path: placePath, maxAge: placeAge }),
    crossSite: ['cross-site', 'same-site'].includes(request.headers['sec-fetch-site'] as string),
  }
}
