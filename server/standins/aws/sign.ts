import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Keys {
  accessKeyId: string
  secretAccessKey: string
}

/** How far the clock of the caller may be off. */
const skew = 5 * 60_000

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Checks AWS Signature Version 4 of a request; the error's name, or null when it is right. */
export function refusalOf(request: IncomingMessage, body: Buffer, keys: Keys, now: Date): string | null {
  const header = request.headers.authorization ?? ''
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header)
  if (!parts) return 'MissingAuthenticationTokenException'
  const [, credential = '', signedHeaders = '', signature = ''] = parts
  const [accessKeyId = '', ...scope] = credential.split('/')
  if (accessKeyId !== keys.accessKeyId) return 'UnrecognizedClientException'
  const date = String(request.headers['x-amz-date'] ?? '')
  if (Math.abs(timeOf(date) - now.getTime()) > skew) return 'InvalidSignatureException'
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://aws')
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const payload = String(request.headers['x-amz-content-sha256'] ?? sha256(body))
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'InvalidSignatureException'
  const headers = signedHeaders.split(';').map((name) => `${name}:${valueOf(request, name)}\n`)
  const canonical = [request.method, pathname, query, headers.join(''), signedHeaders, payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${keys.secretAccessKey}`)
  const right = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
  return right ? null : 'InvalidSignatureException'
}

const valueOf = ({ headers }: IncomingMessage, name: string) =>
  String(headers[name] ?? '')
    .trim()
    .replaceAll(/ +/g, ' ')

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

const timeOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
