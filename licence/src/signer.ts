/** A private key that stays where it is: only bytes go to it, and a signature comes back. */
export interface Signer {
  keyId: string
  /** Pure Ed25519 (RFC 8032) over the bytes; answers the 64 bytes of the signature. */
  sign: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
}
