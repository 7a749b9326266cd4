import { createHmac } from 'node:crypto'
import { PrivateAddressError } from '#platform/outside/public-address.ts'
import { requestPublic } from '#platform/outside/public-request.ts'
import { messageOf } from '#platform/record.ts'

export interface SentDelivery {
  /** Null without an answer. */
  status: number | null
  error: string
  /** Milliseconds. */
  took: number
  answer: string
}

interface Message {
  id: string
  body: string
  /** Present secrets, the newest first. */
  secrets: readonly string[]
}

/** Milliseconds until an answer must be there. */
const patience = 10_000
/** Characters of an answer that are stored. */
const kept = 2000

/**
 * The headers of Standard Webhooks: one signature (HMAC-SHA-256 over id, time and body) for each secret, which is
 * `whsec_` and the key in base64.
 */
export function signatureHeaders({ id, body, secrets }: Message, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/**
 * Posts a message: no redirects, ten seconds, two thousand characters of an answer. Private addresses are refused, also
 * those a name points to, unless the host is one of `allowed`. Never throws.
 */
export async function sendMessage(url: string, message: Message, allowed: readonly string[]): Promise<SentDelivery> {
  const from = performance.now()
  const sent = (status: number | null, error: string, answer = ''): SentDelivery => ({
    status,
    error,
    answer,
    took: Math.round(performance.now() - from),
  })
  const signal = AbortSignal.timeout(patience)
  const headers = {
    ...signatureHeaders(message, new Date()),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(message.body)),
    'user-agent': 'Keywerk-Webhooks/1',
  }
  try {
    const asked = { method: 'POST', headers, body: message.body, signal, limit: kept * 4, allowed }
    const { status, body } = await requestPublic(new URL(url), { ...asked, beyond: 'cut' })
    return sent(status, '', body.toString('utf8').slice(0, kept))
  } catch (error) {
    if (error instanceof PrivateAddressError) return sent(null, 'private')
    return sent(null, signal.aborted ? 'timeout' : messageOf(error).slice(0, 200))
  }
}
