import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'
import samlp from 'samlp'
import { listen } from './oidc-provider.ts'

/** What an assertion says; what is left out is as the portal wants it. */
export interface Said {
  email: string
  nameId?: string
  inResponseTo?: string
  audience?: string
  recipient?: string
  lifetimeInSeconds?: number
  signAssertion?: boolean
}

/** The real `samlp` on loopback. `certificate` is what the portal pins. */
export async function startSamlProvider(portal: { entityId: string; assertionAddress: string }) {
  const { certificate, key } = await selfSigned()
  const options = (said: Said) => ({
    issuer: 'urn:loopback:provider',
    cert: certificate,
    key,
    recipient: portal.assertionAddress,
    destination: portal.assertionAddress,
    signatureAlgorithm: 'rsa-sha256',
    digestAlgorithm: 'sha256',
    lifetimeInSeconds: 300,
    getPostURL: (_a: unknown, _d: unknown, _r: unknown, done: (error: null, url: string) => void) =>
      done(null, portal.assertionAddress),
    profileMapper: () => ({
      getClaims: () => ({ email: said.email }),
      getNameIdentifier: () => ({ nameIdentifier: said.nameId ?? `person-${said.email}` }),
    }),
    getUserFromRequest: () => ({ email: said.email }),
    ...said,
  })
  let person: Said = { email: '' }
  const { url, close } = await listen((request, response) => {
    const query = Object.fromEntries(new URL(request.url!, 'http://localhost').searchParams)
    const page = Object.assign(response, {
      set: (name: string, value: string) => response.setHeader(name, value),
      send: (body: string) => response.end(body),
    })
    // The bits of Express that samlp uses.
    samlp.auth(options(person))(Object.assign(request, { query, body: {} }), page, (error: Error) => {
      response.statusCode = 500
      response.end(error.message)
    })
  })
  return {
    url,
    certificate,
    close,
    signIn: (next: Said) => void (person = next),
    /** An answer made by hand, base64 as it is posted. */
    response: (said: Said & { inResponseTo: string }) =>
      new Promise<string>((resolve, reject) => {
        const settings = { audience: portal.entityId, ...options(said) }
        samlp.getSamlResponse(settings, { email: said.email }, (error: Error | null, xml: string) =>
          error ? reject(error) : resolve(Buffer.from(xml).toString('base64')),
        )
      }),
  }
}

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const
const ec = { name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256' } as const

/** A certificate that ends in so many days, and its key. */
export async function selfSigned(
  days = 1,
  kind: 'RSA' | 'EC' = 'RSA',
  name = 'loopback',
): Promise<{ certificate: string; key: string }> {
  const algorithm = kind === 'EC' ? ec : rsa
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${name}`,
    signingAlgorithm: algorithm,
    keys,
    notBefore: new Date(Date.now() - 86_400_000 * (days > 0 ? 1 : 400)),
    notAfter: new Date(Date.now() + days * 86_400_000),
  })
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
  const body = der.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return { certificate: made.toString('pem'), key: `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----\n` }
}
