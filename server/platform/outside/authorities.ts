import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { type Configuration, ConfigurationError } from '../installation/configuration.ts'
import { codeOf, messageOf } from '../record.ts'

type Settings = Pick<Configuration, 'CA_FILE'>

/**
 * Trusts the authorities of CA_FILE beside the public ones, in every connection this process makes from now on: to mail
 * server, database, CRM, cloud and sign-on providers. Throws ConfigurationError.
 */
export function trustAuthorities(settings: Settings): void {
  const own = ownAuthorities(settings)
  if (own.length > 0) setDefaultCACertificates([...getCACertificates('default'), ...own])
}

/** What is wrong with CA_FILE, as a sentence; null: nothing. */
export function authoritiesProblem(settings: Settings): string | null {
  try {
    ownAuthorities(settings)
    return null
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
    throw error
  }
}

function ownAuthorities({ CA_FILE }: Settings): string[] {
  if (CA_FILE === undefined) return []
  let text: string
  try {
    text = readFileSync(CA_FILE, 'utf8')
  } catch (error) {
    throw new ConfigurationError(`CA_FILE is "${CA_FILE}", but cannot be read (${codeOf(error)}).`)
  }
  const found = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? []
  try {
    if (found.map((one) => new X509Certificate(one)).length === 0) throw new Error('no certificate')
  } catch {
    throw new ConfigurationError(
      `CA_FILE is "${CA_FILE}", but must hold certificates as PEM: -----BEGIN CERTIFICATE-----.`,
    )
  }
  return found
}

const unverified = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])
const unverifiedWords = /self[- ]signed certificate|unable to (verify|get) .*(certificate|issuer)/i

/** What an operator does about a certificate that was not accepted, as a sentence; null where that is not why it failed. */
export function certificateProblem(error: unknown): string | null {
  const said = messageOf(error)
  const code = codeOf(error)
  if (unverified.has(code) || unverifiedWords.test(said))
    return `its certificate cannot be verified (${said}): name the file with the certificate of the authority that issued it in CA_FILE.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || said.includes("does not match certificate's altnames"))
    return `its certificate is for another name (${said}): use the name it is for.`
  return null
}
