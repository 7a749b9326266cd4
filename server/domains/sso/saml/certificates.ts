import { X509Certificate } from 'node:crypto'
import type { SsoCertificate } from '#contract/sso.ts'
import { fail } from '#platform/operations/failure.ts'

/** Certificates a company may name: two are usual while they change, farms of servers have one each. */
const most = 20
const curves = ['prime256v1', 'secp384r1', 'secp521r1']

/**
 * Every certificate in a text, once each, in the order they stand: PEM in a bundle, with whatever programs write around
 * it, as base64 alone, or as metadata writes it. Refuses with sso.certificateInvalid, sso.certificateKind and
 * sso.certificatePrivate.
 */
export function certificatesIn(text: string): X509Certificate[] {
  // Settings files write line ends as two letters.
  const plain = text.replaceAll(/\\[nr]/g, '\n')
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(plain)) fail('sso.certificatePrivate', undefined, 'certificate')
  const found = new Map<string, X509Certificate>()
  for (const one of blocksOf(plain).flatMap(readDer)) found.set(one.fingerprint256, one)
  const all = [...found.values()]
  if (all.length === 0 || all.length > most) fail('sso.certificateInvalid', undefined, 'certificate')
  for (const one of all) if (!isUsable(one)) fail('sso.certificateKind', { subject: nameOf(one) }, 'certificate')
  return all
}

/** The same as one text of PEM, as it is stored. */
export const asBundle = (certificates: readonly X509Certificate[]): string => certificates.map(String).join('')

/** Certificates as a page shows them. */
export const shownCertificates = (bundle: string, now: Date): SsoCertificate[] =>
  storedCertificates(bundle).map((one) => ({
    subject: nameOf(one),
    fingerprint: one.fingerprint256,
    from: one.validFromDate.toISOString(),
    until: one.validToDate.toISOString(),
    expired: one.validToDate < now,
    key: one.publicKey.asymmetricKeyType === 'ec' ? 'EC' : 'RSA',
  }))

/** What was stored before certificates were checked may be anything: then there is none. */
export function storedCertificates(bundle: string): X509Certificate[] {
  try {
    return blocksOf(bundle).flatMap(readDer).filter(isUsable)
  } catch {
    return []
  }
}

/** When the last of them ends; null where there is none. */
export function lastEnd(certificates: readonly X509Certificate[]): Date | null {
  const ends = certificates.map(({ validToDate }) => validToDate.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

function blocksOf(text: string): Buffer[] {
  const framed = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----([^-]*)-----END/g
  const elements = /<(?:[\w.-]+:)?X509Certificate(?:\s[^>]*)?>([^<]*)</g
  const marked = [...text.matchAll(framed), ...text.matchAll(elements)].map(([, block = '']) => block)
  // Without a frame: DER of more than 255 bytes, which every certificate is, begins with these letters.
  const bare = marked.length > 0 ? [] : (text.match(/MI[A-Za-z0-9+/\s]{200,}={0,2}/g) ?? [])
  return [...marked, ...bare].map((block) => Buffer.from(block.replaceAll(/[^A-Za-z0-9+/]/g, ''), 'base64'))
}

/** The certificates that stand one after the other in these bytes. */
function readDer(bytes: Buffer): X509Certificate[] {
  const found: X509Certificate[] = []
  for (let at = 0; bytes.length - at > 4 && bytes.readUInt16BE(at) === 0x3082 && found.length <= most; ) {
    const end = at + 4 + bytes.readUInt16BE(at + 2)
    try {
      found.push(new X509Certificate(bytes.subarray(at, end)))
    } catch {
      return fail('sso.certificateInvalid', undefined, 'certificate')
    }
    at = end
  }
  if (found.length === 0) fail('sso.certificateInvalid', undefined, 'certificate')
  return found
}

function isUsable({ publicKey }: X509Certificate): boolean {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = publicKey
  return type === 'rsa' || (type === 'ec' && curves.includes(details?.namedCurve ?? ''))
}

/** The common name, else the whole subject. */
function nameOf({ subject }: X509Certificate): string {
  const whole = (subject ?? '').replaceAll('\n', ', ')
  return (/(?:^|, )CN=([^\n]*?)(?:, [A-Za-z.0-9]+=|$)/.exec(whole)?.[1] ?? whole).slice(0, 200)
}
