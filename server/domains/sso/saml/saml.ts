import { isId } from '#platform/database/ids.ts'
import { exceededBound, samlXml } from './bound-xml.ts'
import { WorkEnded, workerPool } from '#platform/workers/worker-pool.ts'
import type { Reason } from '../refusals/reason.ts'
import type { Answer, ReadAnswer } from './read-assertion.ts'
import { samlReader, type SamlSettings } from './reader.ts'

/** An answer of six hundred groups, the largest within the bounds of XML, takes 0.9 seconds here. */
const limits = { threads: 2, milliseconds: 10_000, megabytes: 128, waitingOfOne: 3, waiting: 30 }
const read = workerPool<Answer, ReadAnswer>(new URL('read-assertion.ts', import.meta.url), limits)

/** The address to sign in at; the attempt is the request's id. */
export const samlStart = async (settings: SamlSettings, publicUrl: string, attemptId: string): Promise<string> =>
  (await samlReader(settings, publicUrl, attemptId)).getAuthorizeUrlAsync('', undefined, {})

/**
 * Checks an answer: its status, a signature by one of the company's certificates, audience, recipient, times, and that it
 * answers `attemptId`, which still waits. It is read in a thread, for each sender one after the other; refuses with
 * server.busy while too many wait.
 */
export async function samlFinish(
  sender: string,
  { identifier, entryPoint, certificate, idpEntityId, nameFormat }: SamlSettings,
  answer: Omit<Answer, 'settings'>,
): Promise<ReadAnswer> {
  const dangerous = dangerIn(answer.response)
  if (dangerous) return { refused: dangerous, seen: null }
  const settings = { identifier, entryPoint, certificate, idpEntityId, nameFormat }
  return read(sender, { settings, ...answer }).catch((error: unknown) => {
    if (error instanceof WorkEnded) return { refused: { reason: 'unreadable' as const, detail: '' }, seen: null }
    throw error
  })
}

/** The request an answer says it is for, read before anything is checked: it only finds the attempt. */
export function answeredAttempt(response: string): string | null {
  const id = /InResponseTo=["']_([0-9a-f-]{36})["']/.exec(Buffer.from(response, 'base64').toString('utf8'))?.[1]
  return id !== undefined && isId(id) ? id : null
}

/** Whether a response answers no request at all: the sign-in began at the provider, by a tile of its own. */
export const isUnsolicited = (response: string): boolean => {
  const xml = Buffer.from(response, 'base64').toString('utf8')
  return /<(?:[\w.-]+:)?Response[\s>]/.test(xml) && !/\sInResponseTo\s*=/.test(xml)
}

// Nothing a provider sends needs a document type; SHA-1 signatures can be forged (NIST SP 800-131A).
function dangerIn(response: string): Reason | null {
  const xml = Buffer.from(response, 'base64').toString('utf8')
  const exceeded = exceededBound(xml, samlXml)
  if (exceeded) return { reason: 'tooLarge', detail: exceeded }
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return { reason: 'unreadable', detail: 'DOCTYPE' }
  const weak = /xmldsig#(?:rsa|dsa|hmac)-sha1|xmldsig-more#(?:ecdsa-sha1|(?:rsa-)?md5)/i.exec(xml)
  return weak ? { reason: 'weakSignature', detail: weak[0].replace(/^.*#/, '') } : null
}
