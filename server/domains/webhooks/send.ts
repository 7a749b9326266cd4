import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { addressOf, isPublicAddress, PrivateAddressError, publicLookup } from '#platform/public-address.ts'

export interface Sent {
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
/** What of an answer is read and kept. */
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
export function sendMessage(url: string, message: Message, allowed: readonly string[]): Promise<Sent> {
  const from = performance.now()
  const sent = (status: number | null, error: string, answer = ''): Sent => ({
    status,
    error,
    answer,
    took: Math.round(performance.now() - from),
  })
  const target = new URL(url)
  const own = allowed.includes(target.hostname)
  const literal = addressOf(target.hostname)
  if (!own && literal && !isPublicAddress(literal)) return Promise.resolve(sent(null, 'private'))
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((done) => {
    const signal = AbortSignal.timeout(patience)
    const failed = (error: Error) => {
      if (error instanceof PrivateAddressError) return done(sent(null, 'private'))
      return done(sent(null, signal.aborted ? 'timeout' : error.message.slice(0, 200)))
    }
    const asked = send(
      target,
      {
        method: 'POST',
        headers: {
          ...signatureHeaders(message, new Date()),
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(message.body),
          'user-agent': 'Keywerk-Webhooks/1',
          'accept-encoding': 'identity',
        },
        signal,
        agent: false,
        ...(own ? {} : { lookup: publicLookup }),
      },
      (response) => {
        let answer = ''
        const end = () => done(sent(response.statusCode ?? null, '', answer))
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          answer = (answer + chunk).slice(0, kept)
          // Whoever sends more has said enough.
          if (answer.length >= kept) response.destroy()
        })
        response.on('end', end)
        response.on('close', end)
        response.on('error', failed)
      },
    )
    asked.on('error', failed)
    asked.end(message.body)
  })
}
