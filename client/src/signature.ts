import { KeywerkError } from './keywerk-error.ts'

/** A JWK set of Ed25519 keys (RFC 8037), as `listAnswerKeys` answers it. */
export interface AnswerKeys {
  keys: readonly { kid: string; kty: string; crv: string; x: string; use?: string }[]
}

interface Asked {
  method: string
  url: URL
  headers: Record<string, string>
}

/** What a signature must cover, so that an answer belongs to this request and no other. */
const needed = ['"@status"', '"content-digest"', '"@method";req', '"@path";req', '"@query";req', '"keywerk-nonce";req']

const inputForm = /^keywerk=(\(([^)]*)\);created=\d+;keyid="([^"]+)";alg="ed25519")$/
const inputOf = (response: Response) => inputForm.exec(response.headers.get('signature-input') ?? '')

/** The id of the key an answer says it is signed with. */
export const signingKeyOf = (response: Response): string | undefined => inputOf(response)?.[3]

/** Verifies the HTTP Message Signature (RFC 9421) of an answer; throws a KeywerkError `client.signature`. */
export async function requireSignature(
  asked: Asked,
  response: Response,
  text: string,
  keys: AnswerKeys,
): Promise<void> {
  const refuse = (why: string): never => {
    throw new KeywerkError('client.signature', response.status, `The answer's signature does not hold: ${why}`)
  }
  const input = inputOf(response)
  const signature = /^keywerk=:([A-Za-z0-9+/=]+):$/.exec(response.headers.get('signature') ?? '')?.[1]
  if (!input || !signature) return refuse('there is none')
  const [, parameters = '', listed = '', keyId] = input
  const names = listed.split(' ')
  const missing = needed.find((name) => !names.includes(name))
  if (missing) refuse(`it does not cover ${missing}`)
  const key = keys.keys.find(
    ({ kid, kty, crv, use = 'sig' }) => kid === keyId && kty === 'OKP' && crv === 'Ed25519' && use === 'sig',
  )
  if (!key) return refuse(`its key ${keyId} is not known`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  if (response.headers.get('content-digest') !== `sha-256=:${toBase64(digest)}:`) refuse('the answer was changed')
  const values = valuesOf(asked, response)
  const lines = names.map((name) => `${name}: ${values[name] ?? refuse(`it covers ${name}`)}`)
  const base = new TextEncoder().encode([...lines, `"@signature-params": ${parameters}`].join('\n'))
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.x }
  const imported = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify'])
  if (!(await crypto.subtle.verify('Ed25519', imported, fromBase64(signature), base))) refuse('it is wrong')
}

function valuesOf({ method, url, headers }: Asked, response: Response): Record<string, string> {
  return {
    '"@status"': String(response.status),
    '"content-digest"': response.headers.get('content-digest') ?? '',
    '"@method";req': method,
    '"@path";req': url.pathname,
    '"@query";req': url.search || '?',
    '"keywerk-nonce";req': headers['keywerk-nonce'] ?? '',
    ...(headers['idempotency-key'] && { '"idempotency-key";req': headers['idempotency-key'] }),
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
