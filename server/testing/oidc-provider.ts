import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'

export const listen = async (serve: (request: IncomingMessage, response: ServerResponse) => unknown) => {
  const server: Server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return { url: `http://127.0.0.1:${port}`, port, close }
}

export interface Person {
  sub: string
  email: string
  email_verified: boolean
}

/** The real `oidc-provider` on loopback; the person `person` names at the time signs in without being asked. */
export async function startOidcProvider(client: { id: string; secret: string; redirectAddress: string }) {
  let provider: Provider | undefined
  let person: Person = { sub: '', email: '', email_verified: false }
  const { url, close } = await listen(async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return provider!.callback()(request, response)
    return provider!.interactionFinished(request, response, { login: { accountId: person.sub } })
  })
  provider = new Provider(url, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectAddress],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['loopback'] },
    ttl: { Session: 1, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...person }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider!.Grant({ accountId: oidc.session!.accountId!, clientId: oidc.client!.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return { url, close, signIn: (next: Person) => void (person = next) }
}

/** Follows an address through the provider until it leads back to `end`; answers the query it comes back with. */
export async function followTo(address: string, end: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  for (let hops = 0; hops < 15; hops++) {
    if (next.startsWith(`${end}?`)) return next.slice(end.length + 1)
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${next} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
    next = new URL(location, next).href
  }
  throw new Error(`${address} never came back`)
}

export interface Forgery {
  /** Laid over the claims of an honest ID token; undefined leaves a claim out. */
  claims?: JWTPayload
  /** Laid over the discovery document. */
  metadata?: Record<string, unknown>
  /** `none` leaves the signature away, `foreign` signs with a key that is not published. */
  signature?: 'none' | 'foreign'
}

/** A provider whose tokens say whatever a test wants them to. */
export async function startCrookedProvider(clientId: string) {
  const [published, foreign] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  let crooked: Forgery = {}
  let nonce = ''
  const { url, close } = await listen(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const base = `${url}${/^\/tenant-[^/]+/.exec(pathname)?.[0] ?? ''}`
    const json = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (pathname.endsWith('/.well-known/openid-configuration'))
      return json({
        issuer: base,
        authorization_endpoint: `${base}/authorize`,
        token_endpoint: `${base}/token`,
        jwks_uri: `${base}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...crooked.metadata,
      })
    if (pathname.endsWith('/keys'))
      return json({ keys: [{ ...(await exportJWK(published!.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }] })
    return json({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: await idToken(base) })
  })
  async function idToken(iss: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss, aud: clientId, sub: 'somebody', iat: now, exp: now + 300, nonce, ...crooked.claims }
    const told = JSON.parse(JSON.stringify(claims)) as JWTPayload
    if (crooked.signature === 'none') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${part({ alg: 'none' })}.${part(told)}.`
    }
    const key = crooked.signature === 'foreign' ? foreign! : published!
    return new SignJWT(told).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(key.privateKey)
  }
  return {
    url,
    close,
    /** What the next token says; the nonce is the one of the address people were sent to. */
    answer(address: string, next: Forgery = {}) {
      crooked = next
      nonce = new URL(address).searchParams.get('nonce') ?? ''
    },
    be: (next: Forgery) => void (crooked = next),
  }
}
