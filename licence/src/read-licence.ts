/** Reading is strict: only the very bytes the writer would produce are a licence, behind what editors put before them. */
import { readBody } from './licence-lines.ts'
import { type LicenceFacts, licenceFormats, magic, maximumLicenceBytes, maximumModules } from './licence-file.ts'
import { checkLicence } from './licence-rules.ts'
import { fromBase64Url } from './licence-text.ts'
import type { ReasonCode } from './reason.ts'
import { renderLicence } from './write-licence.ts'

/** A well-formed licence with what is needed to check its signature, or why the bytes are none. Lines count from 1. */
export type LicenceResult =
  | { ok: true; licence: LicenceFacts; body: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> }
  | { ok: false; code: ReasonCode; line?: number }

const newest = Math.max(...licenceFormats)
const signatureLine = /^SIGNATURE ([A-Za-z0-9._-]+) ([A-Za-z0-9_-]{86})$/

/**
 * Reads a signed licence file of at most 1 MiB and 5,000 modules, without checking the signature (`verifyLicence` does).
 * Codes: `licence.size`; `licence.formatVersion` for a newer format; `licence.format` with the line that is not as the
 * writer would have written it. Never throws.
 */
export function readLicence(bytes: Uint8Array): LicenceResult {
  if (bytes.length > maximumLicenceBytes) return { ok: false, code: 'licence.size' }
  const text = decodeUtf8(licenceBytes(bytes))
  const lines = text?.split('\n') ?? []
  const version = /^KEYWERK-LICENCE ([1-9][0-9]{0,3})\r?$/.exec(lines[0] ?? '')?.[1]
  if (version !== undefined && Number(version) > newest) return { ok: false, code: 'licence.formatVersion', line: 1 }
  if (!licenceFormats.some((known) => lines[0] === `${magic} ${known}`))
    return { ok: false, code: 'licence.format', line: 1 }
  if (lines.length > maximumModules + 30) return { ok: false, code: 'licence.size' }

  const last = lines.length - 2
  const body = readBody(lines.slice(0, last))
  if (!body.ok) return { ok: false, code: 'licence.format', line: body.line }
  const signed = signatureLine.exec(lines[last] ?? '')
  const signature = fromBase64Url(signed?.[2] ?? '')
  if (lines.at(-1) !== '' || !signature || signed?.[1] !== body.facts.keyId) {
    return { ok: false, code: 'licence.format', line: last + 1 }
  }
  const canonical = renderLicence(body.facts)
  const line = firstDifference(canonical.split('\n'), lines)
  if (line <= last) return { ok: false, code: 'licence.format', line }
  const impossible = checkLicence(body.facts)
  if (impossible?.code === 'licence.size') return { ok: false, code: 'licence.size' }
  if (impossible) return { ok: false, code: 'licence.format' }
  return { ok: true, licence: body.facts, body: new TextEncoder().encode(canonical), signature }
}

/** The bytes as they were issued: without a byte order mark and line ends at the start, which mail programs and editors add. */
export function licenceBytes<T extends ArrayBufferLike>(bytes: Uint8Array<T>): Uint8Array<T> {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  while (bytes[at] === 0x0a || (bytes[at] === 0x0d && bytes[at + 1] === 0x0a)) at += 1
  return bytes.subarray(at)
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function firstDifference(expected: string[], found: string[]): number {
  const at = expected.findIndex((line, index) => line !== found[index])
  return at < 0 || at === expected.length - 1 ? expected.length : at + 1
}
