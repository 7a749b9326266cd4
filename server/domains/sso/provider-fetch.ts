import type { CustomFetch } from 'openid-client'
import { requestPublic } from '#platform/outside/public-request.ts'

/** Bytes of any answer of a provider: discovery, keys, tokens, user information. The largest known have 60,000. */
const limit = 512 * 1024
const patience = 10_000
// What has no body cannot be given one (Fetch standard, null body status).
const withoutBody = new Set([101, 103, 204, 205, 304])

/** Calls a provider, which a company or a document of it names: bounded, and never at a private address. */
export const providerFetch =
  (allowed: readonly string[]): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const lapsed = AbortSignal.timeout(patience)
    const ended = signal ? AbortSignal.any([signal, lapsed]) : lapsed
    const { status, ...answer } = await requestPublic(new URL(url), {
      method,
      headers,
      // Forms and nothing else: the client sends no streams.
      ...(body instanceof URLSearchParams ? { body: body.toString() } : typeof body === 'string' ? { body } : {}),
      signal: ended,
      limit,
      beyond: 'refuse',
      allowed,
    }).catch((error: unknown) => {
      // As `fetch` says it, which is what the client understands.
      if (ended.aborted) throw ended.reason
      throw new TypeError('fetch failed', { cause: error })
    })
    const answered = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    )
    return new Response(withoutBody.has(status) ? null : new Uint8Array(answer.body), { status, headers: answered })
  }
