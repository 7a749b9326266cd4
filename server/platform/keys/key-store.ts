import type { LedgerEntry } from '#licence/ledger.ts'
import type { LedgerMemory } from './memory/ledger-memory.ts'

/** The public part of a licence key. */
export interface KnownKey {
  /** Purpose, time it was made, and the start of the public key's SHA-256: ids sort by age. */
  id: string
  /** The 32 bytes of the public key, base64url. */
  x: string
}

/** Where the private licence keys are: in files of this server, or in a signer process of their own. */
export interface KeyStore {
  /** Every key there is, newest first. */
  list(): Promise<KnownKey[]>
  /**
   * Pure Ed25519 (RFC 8032) over a licence or a ledger head; 64 bytes. Throws Failure `licences.signerAway` when the key
   * is not to be had within two seconds.
   */
  sign(keyId: string, bytes: Uint8Array): Promise<Uint8Array>
  /** Makes one more key. */
  make(): Promise<KnownKey>
}

/** A key store that remembers the ledger, and signs licences only together with their entries. */
export interface SigningStore extends KeyStore {
  /**
   * As `KeyStore`; a licence comes with its entry, which is remembered before the signature is given. Throws Failure
   * `licences.signerRefuses` when entry or head contradict what is remembered.
   */
  sign(keyId: string, bytes: Uint8Array, entry?: LedgerEntry): Promise<Uint8Array>
  memory: LedgerMemory
}

/** How long a signature may take: an issue locks the ledger meanwhile. */
export const signingMs = 2000
