import type { FastifyReply, FastifyRequest } from 'fastify'

/** The refresh cookie: sent to the session operations alone, never readable by a script. */
export interface SessionCookie {
  value: string | null
  set(secret: string, expires: Date): void
  clear(): void
  /** Whether a browser sent the request from another site's page. */
  crossSite: boolean
}

const name = 'keywerk_session'

export function sessionCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string): SessionCookie {
  const options = {
    path: '/api/session',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  } as const
  return {
    value: request.cookies[name] ?? null,
    set: (secret, expires) => void reply.setCookie(name, secret, { ...options, expires }),
    clear: () => void reply.clearCookie(name, options),
    crossSite: ['cross-site', 'same-site'].includes(request.headers['sec-fetch-site'] as string),
  }
}
