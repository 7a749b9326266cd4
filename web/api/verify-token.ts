interface Claims {
  sub: string
  iss: string
  aud: string
  exp: number
  role: string
}

/** The published keys, and whose tokens count: who issues them and for whom. */
interface Published {
  keys: JsonWebKey[]
  issuer: string
  audience: string
}

let keySet: Promise<Published> | undefined

/** Asks for the published keys while the token is still on its way. */
export function fetchKeys(): void {
  keySet ??= published()
  // The check of a token asks again.
  keySet.catch(() => undefined)
}

/** Checks an RS256 token against the published keys; rejects when anything is wrong. */
export async function verifiedAccount(token: string, now: number): Promise<{ accountId: string; lifetime: number }> {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { alg, kid } = json(header) as { alg?: string; kid?: string }
  if (alg !== 'RS256' || !kid) throw new Error('unexpected algorithm')
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('jwk', await publicKey(kid), algorithm, false, ['verify'])
  const genuine = await crypto.subtle.verify(
    algorithm,
    key,
    bytes(signature),
    new TextEncoder().encode(`${header}.${payload}`),
  )
  const { sub, iss, aud, exp, role } = json(payload) as Partial<Claims>
  const lifetime = Number(exp) * 1000 - now
  const { issuer, audience } = await keySet!
  const meant = iss === issuer && aud === audience && typeof role === 'string' && role !== ''
  if (!genuine || !meant || !sub || !(lifetime > 0)) throw new Error('not valid')
  return { accountId: sub, lifetime }
}

async function publicKey(kid: string): Promise<JsonWebKey> {
  const find = async () => (await keySet)?.keys.find((key) => (key as { kid?: string }).kid === kid)
  keySet ??= published()
  // A key this page has not seen: the server may have a new one since.
  const key = (await find().catch(() => undefined)) ?? (await ((keySet = published()), find()))
  if (!key) throw new Error('unknown key')
  return key
}

async function published(): Promise<Published> {
  const response = await fetch('/.well-known/jwks.json', { credentials: 'omit' })
  return (await response.json()) as Published
}

const bytes = (part: string) =>
  Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0))
const json = (part: string): unknown => JSON.parse(new TextDecoder().decode(bytes(part)))
