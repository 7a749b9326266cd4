import type { FastifyRequest } from 'fastify'
import type { SessionCookie } from '#platform/http/session-cookie.ts'

/**
 * Programs have no cookies. What a browser stores in one while a second factor is due, they get as their token and send
 * back as such. The token of a session has two dots, this one has one. All other cookies are ignored.
 */
export function pendingFactor({ headers: { authorization = '' } }: FastifyRequest): {
  cookie: SessionCookie
  /** What a sign-in left behind for its second factor; '' when none is due. */
  left: () => string
} {
  let secret = ''
  const nothing = () => undefined
  const cookie: SessionCookie = {
    value: null,
    set: nothing,
    clear: nothing,
    device: null,
    setDevice: nothing,
    factor: /^Bearer ([\w-]{20,100}\.[\w-]{20,200})$/.exec(authorization)?.[1] ?? null,
    setFactor: (value) => void (secret = value),
    clearFactor: nothing,
    passkey: null,
    setPasskey: nothing,
    sso: [],
    setSso: nothing,
    clearSso: nothing,
    place: null,
    setPlace: nothing,
    crossSite: false,
  }
  return { cookie, left: () => secret }
}
