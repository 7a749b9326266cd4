import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { addressOf, isPublicAddress, PrivateAddressError, publicLookup } from './public-address.ts'

interface PublicRequest {
  method: string
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  /** Bytes of the answer that are read. */
  limit: number
  /** What an answer that has more is: cut off, or no answer (AnswerTooLong). */
  beyond: 'cut' | 'refuse'
  /** Hosts that may be private. */
  allowed: readonly string[]
}

interface PublicAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** An answer that went on beyond what is read of one. */
class AnswerTooLong extends Error {}

/**
 * Requests an address chosen by a third party: follows no redirect, unpacks nothing, and reads no more than `limit`.
 * Never connects to a private address, not even by a name that points to one. Throws PrivateAddressError,
 * AnswerTooLong, or the error of the connection.
 */
export function requestPublic(target: URL, asked: PublicRequest): Promise<PublicAnswer> {
  const { method, headers, body, signal, allowed } = asked
  const own = allowed.includes(target.hostname)
  const literal = addressOf(target.hostname)
  if (!own && literal && !isPublicAddress(literal))
    return Promise.reject(new PrivateAddressError(`${target.hostname} is no public address`))
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((done, failed) => {
    const sent = { ...headers, 'accept-encoding': 'identity' }
    const request = send(
      target,
      { method, headers: sent, signal, agent: false, ...(own ? {} : { lookup: publicLookup }) },
      (response) => {
        const chunks: Buffer[] = []
        let size = 0
        const end = () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
        response.on('data', (chunk: Buffer) => {
          const room = asked.limit - size
          size += chunk.length
          chunks.push(chunk.subarray(0, Math.max(0, room)))
          if (size <= asked.limit) return
          if (asked.beyond === 'cut') end()
          else failed(new AnswerTooLong())
          response.destroy()
        })
        response.on('end', end)
        // Settled before, unless the answer broke off.
        response.on('close', () => failed(new Error('the answer broke off')))
        response.on('error', failed)
      },
    )
    request.on('error', failed)
    request.end(body)
  })
}
