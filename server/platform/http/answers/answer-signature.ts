import { createHash, sign } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { SigningKey } from '../../keys/keys.ts'
import type { KeyRing } from '../../keys/keys.ts'

interface SignedRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

/** The headers that sign an answer to a request. */
export type AnswerSigner = (asked: SignedRequest, status: number, answer: string) => Record<string, string>

/** The public keys answers are verified with, as a JWK set (RFC 7517, RFC 8037). */
export const answerKeySet = (keys: readonly SigningKey[]) => ({
  keys: keys.map(({ id: kid, publicKey }) => {
    const { x = '' } = publicKey.export({ format: 'jwk' })
    return { kid, kty: 'OKP' as const, crv: 'Ed25519' as const, x, use: 'sig' as const }
  }),
})

/** Headers of the request an answer is bound to, where they came with it. */
const bound = ['idempotency-key', 'keywerk-nonce'] as const

/**
 * Signs answers as HTTP Message Signatures (RFC 9421) with the newest key (Ed25519): status and Content-Digest
 * (RFC 9530) together with method, path and query of the request, its Idempotency-Key and Keywerk-Nonce, and the time.
 */
export const answerSigner =
  (keys: KeyRing): AnswerSigner =>
  ({ method, url, headers }, status, answer) => {
    const { id, privateKey } = keys[0]
    const [path = '', query = ''] = url.split(/(?=\?)/, 2)
    const digest = `sha-256=:${createHash('sha256').update(answer).digest('base64')}:`
    const asked = bound.flatMap((name) => (typeof headers[name] === 'string' ? [[`"${name}";req`, headers[name]]] : []))
    const components = [
      ['"@status"', String(status)],
      ['"content-digest"', digest],
      ['"@method";req', method],
      ['"@path";req', path],
      ['"@query";req', query || '?'],
      ...asked,
    ]
    const created = Math.floor(Date.now() / 1000)
    const names = components.map(([name]) => name).join(' ')
    const input = `(${names});created=${created};keyid="${id}";alg="ed25519"`
    const base = [...components.map(([name, value]) => `${name}: ${value}`), `"@signature-params": ${input}`].join('\n')
    return {
      'content-digest': digest,
      'signature-input': `keywerk=${input}`,
      signature: `keywerk=:${sign(null, Buffer.from(base), privateKey).toString('base64')}:`,
    }
  }
