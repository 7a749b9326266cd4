import type { SsoNote } from '#contract/sso.ts'
import { isPlainlyPrivate, PrivateAddressError } from '#platform/outside/public-address.ts'
import { providerFetch } from '../provider-fetch.ts'
import { isMetadata } from '../saml/metadata.ts'
import { codeOf, fieldOf, isRecord } from '#platform/record.ts'

/** What checking an address found out. */
export interface Note {
  note: SsoNote
  detail: string
}

/** What a provider calls itself, where it said so. */
export interface ProviderCheck {
  issuer: string
  notes: Note[]
}

const discovery = '/.well-known/openid-configuration'
/** What is pasted for an issuer: its documents of OpenID Connect and of OAuth (RFC 8414). */
const documents = /\/\.well-known\/(openid-configuration|oauth-authorization-server)$/
const needed = ['authorization_endpoint', 'token_endpoint', 'jwks_uri']
/** Milliseconds a form that is saved waits for a provider. */
const patience = 5_000

type Answered = { status: number; text: string } | { away: string }

async function answerOf(address: string, allowed: readonly string[]): Promise<Answered> {
  try {
    const answer = await providerFetch(allowed)(address, {
      method: 'GET',
      headers: { accept: 'application/json, */*' },
      body: undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { away: reasonText(error) }
  }
}

/** Why the connection failed, as the system calls it: ENOTFOUND, CERT_HAS_EXPIRED. */
function reasonText(error: unknown): string {
  const cause = fieldOf(error, 'cause')
  if (fieldOf(error, 'name') === 'TimeoutError') return 'timeout'
  if (cause instanceof PrivateAddressError) return 'private address'
  return codeOf(cause) || 'no answer'
}

/** An address without slashes at its end, with what has no case in small letters. */
function bare(address: string): string {
  const { href } = URL.parse(address) ?? { href: address }
  return href.replace(/\/+$/, '')
}

/**
 * Requests what an OpenID provider calls itself. The issuer it names is taken where only slashes at the end differ, or
 * the address of its discovery document was given. Else the address stays, and the notes say what is wrong.
 */
export async function checkIssuer(address: string, allowed: readonly string[]): Promise<ProviderCheck> {
  const typed = bare(bare(address).replace(documents, ''))
  const told = (note: SsoNote, detail = ''): ProviderCheck => ({ issuer: address, notes: [{ note, detail }] })
  const answer = await answerOf(typed + discovery, allowed)
  if ('away' in answer) return told('issuerAway', answer.away)
  if (answer.status >= 500) return told('issuerAway', `HTTP ${answer.status}`)
  const document = answer.status === 200 ? objectIn(answer.text) : null
  if (typeof document?.['issuer'] !== 'string') return told('issuerNotFound', `HTTP ${answer.status}`)
  const named = document['issuer']
  if (bare(named) !== typed) return told('issuerOther', named.slice(0, 300))
  const lacking = needed.find((name) => typeof document[name] !== 'string')
  if (lacking) return told('issuerLacking', lacking)
  return { issuer: named, notes: named === address ? [] : [{ note: 'issuerCorrected', detail: named.slice(0, 300) }] }
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Checks the address where people of a SAML provider sign in. One within the company's own network is not requested: it
 * answers browsers there, which is enough.
 */
export async function checkEntryPoint(address: string, allowed: readonly string[]): Promise<Note[] | 'metadata'> {
  if (isPlainlyPrivate(new URL(address).hostname, allowed)) return []
  const answer = await answerOf(address, allowed)
  if ('away' in answer) return [{ note: 'entryPointAway', detail: answer.away }]
  if (answer.status === 404 || answer.status === 410)
    return [{ note: 'entryPointNotFound', detail: `HTTP ${answer.status}` }]
  return isMetadata(answer.text.slice(0, 20_000)) ? 'metadata' : []
}
