import { verify } from 'node:crypto'
import { createRequire } from 'node:module'

interface Verifier {
  verifySignature: (signed: string, certificate: string, signature: string) => boolean
}
interface SignedXml {
  prototype: { findSignatureAlgorithm: (name: string) => Verifier }
}

/** RFC 9231, sections 2.3.6 and 2.3.3: what the library that checks signatures does not know. */
const added: Record<string, [hash: string, dsaEncoding?: 'ieee-p1363']> = {
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256': ['sha256', 'ieee-p1363'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384': ['sha384', 'ieee-p1363'],
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512': ['sha512', 'ieee-p1363'],
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': ['sha384'],
}

/** Lets signatures by elliptic curves be verified; to be called once, in the thread that reads answers. */
export function verifyEllipticCurves(): void {
  // The copy that reads answers, whatever other one there is.
  const { SignedXml } = createRequire(import.meta.resolve('@node-saml/node-saml'))('xml-crypto') as {
    SignedXml: SignedXml
  }
  const known = SignedXml.prototype.findSignatureAlgorithm
  SignedXml.prototype.findSignatureAlgorithm = function find(name) {
    const [hash, dsaEncoding] = added[name] ?? []
    if (!hash) return known.call(this, name)
    return {
      verifySignature: (signed, certificate, signature) =>
        verify(
          hash,
          Buffer.from(signed),
          { key: certificate, ...(dsaEncoding && { dsaEncoding }) },
          Buffer.from(signature, 'base64'),
        ),
    }
  }
}
