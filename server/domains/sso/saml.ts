import { isId } from '#platform/database/ids.ts'
import { exceededBound } from '#platform/http/bounds/bound-xml.ts'
import { samlXml } from '#platform/http/bounds/input-bounds.ts'
import { fail } from '#platform/operations/failure.ts'
import { WorkEnded, workerPool } from '#platform/workers/worker-pool.ts'
import type { Answer, Assertion } from './read-assertion.ts'
import { samlReader, type SamlSettings } from './saml-reader.ts'

/** An answer of six hundred groups, the largest within the bounds of XML, takes 0.9 seconds here. */
const limits = { threads: 2, milliseconds: 10_000, megabytes: 128, waitingOfOne: 3, waiting: 30 }
const read = workerPool<Answer, Assertion | { refused: string }>(new URL('read-assertion.ts', import.meta.url), limits)

/** Where to send somebody to sign in; the attempt is the request's id. */
export const samlStart = async (settings: SamlSettings, publicUrl: string, attemptId: string): Promise<string> =>
  (await samlReader(settings, publicUrl, attemptId)).getAuthorizeUrlAsync('', undefined, {})

/**
 * Checks an answer: its status, signature of the assertion by the pinned certificate, audience, recipient, times, and that
 * it answers `attemptId`, which still waits. It is read in a thread, for each sender one after the other. Refuses
 * everything else with sso.refused, and with server.busy while too many wait.
 */
export async function samlFinish(
  sender: string,
  { identifier, entryPoint, certificate }: SamlSettings,
  answer: Omit<Answer, 'settings'>,
): Promise<Assertion> {
  refuseDangerousXml(answer.response)
  const settings = { identifier, entryPoint, certificate }
  const checked = await read(sender, { settings, ...answer }).catch((error: unknown) => {
    if (error instanceof WorkEnded) fail('sso.refused', { reason: 'unreadable' })
    throw error
  })
  return 'refused' in checked ? fail('sso.refused', { reason: checked.refused }) : checked
}

/** The request an answer says it is for, read before anything is checked: it only finds the attempt. */
export function answeredAttempt(response: string): string | null {
  const id = /InResponseTo=["']_([0-9a-f-]{36})["']/.exec(Buffer.from(response, 'base64').toString('utf8'))?.[1]
  return id !== undefined && isId(id) ? id : null
}

// Nothing a provider sends needs a document type; SHA-1 signatures can be forged (NIST SP 800-131A).
function refuseDangerousXml(response: string): void {
  const xml = Buffer.from(response, 'base64').toString('utf8')
  const exceeded = exceededBound(xml, samlXml)
  if (exceeded) fail('sso.refused', { reason: `too many ${exceeded}` })
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) fail('sso.refused', { reason: 'doctype' })
  if (/xmldsig#(rsa|dsa|hmac)-sha1|xmldsig-more#(rsa-)?md5/i.test(xml))
    fail('sso.refused', { reason: 'weak signature' })
}
