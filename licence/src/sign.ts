import type { LicenceFacts } from './licence-file.ts'
import { toBase64Url } from './licence-text.ts'
import { LicenceError } from './reason.ts'
import type { Signer } from './signer.ts'
import { writeLicence } from './write-licence.ts'

/**
 * The finished licence file: the body of `writeLicence` and one SIGNATURE line over exactly those bytes. Throws
 * LicenceError as `writeLicence` does, and `licence.unknownKey` when the facts name another key than the signer.
 */
export async function signLicence(facts: LicenceFacts, signer: Signer): Promise<Uint8Array<ArrayBuffer>> {
  if (signer.keyId !== facts.keyId) throw new LicenceError('licence.unknownKey', { keyId: facts.keyId })
  return signBody(writeLicence(facts), signer)
}

/** The same of a body that is written already and names the signer's key. */
export async function signBody(body: Uint8Array<ArrayBuffer>, signer: Signer): Promise<Uint8Array<ArrayBuffer>> {
  const signature = await signer.sign(body)
  if (signature.length !== 64) throw new LicenceError('licence.signature')
  const line = new TextEncoder().encode(`SIGNATURE ${signer.keyId} ${toBase64Url(signature)}\n`)
  const file = new Uint8Array(body.length + line.length)
  file.set(body)
  file.set(line, body.length)
  return file
}

/** The part of a signed file its signature covers: up to and including the line feed before SIGNATURE; all when there is none. */
export function signedBytes(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const mark = '\nSIGNATURE '
  const at = new TextDecoder('latin1').decode(file).lastIndexOf(mark)
  return new Uint8Array(at < 0 ? file : file.subarray(0, at + 1))
}
