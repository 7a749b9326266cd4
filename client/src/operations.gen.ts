// Generated from the contract by tools/generate-client.ts; do not edit.
export interface ServiceLicence {
  serial: number
  generation: number
  supersedes: number | null
  state: 'current' | 'superseded' | 'suspended' | 'moved'
  customerNumber: string
  companyName: string
  productCode: string
  version: number
  hostId: string
  startDate: string
  endDate: string | null
  issuedAt: string
  keyId: string
  fileName: string
  sha256: string
  file: Uint8Array
}

export interface Operations {
  /** Issue a licence for the machine a licence request (.id) describes: a new host ID of the holding, or the one it already has for that machine. */
  issueServiceLicence: {
    input: {
      customerNumber: string
      productCode: string
      request: Uint8Array | string
      endDate?: string | null | undefined
      startDate?: string | undefined
      email?: '' | string | undefined
    }
    output: ServiceLicence
  }
  /** One licence with its file and its present state. */
  readServiceLicence: {
    input: {
      serial: string
    }
    output: ServiceLicence
  }
  /** Give the machine of the newest licence another last day and issue its next licence. */
  renewServiceLicence: {
    input: {
      serial: string
      endDate: string | null
    }
    output: {
      licence: ServiceLicence
      modulesEndingEarlier: string[]
    }
  }
  /** Suspend or resume the machine of the newest licence; while suspended nothing is issued for it. */
  suspendServiceLicence: {
    input: {
      serial: string
      suspended: boolean
    }
    output: ServiceLicence
  }
  /** Whether a licence file (or the one with this serial) is valid now, on this machine and for this version, and whether it is still the current one. */
  validateServiceLicence: {
    input: {
      file?: Uint8Array | string | undefined
      serial?: string | undefined
      machine?: {
        macs?: string[] | undefined
        names?: string[] | undefined
        virtual?: boolean | undefined
      } | undefined
      version?: number | undefined
      language?: 'de' | 'en' | undefined
    }
    output: {
      valid: boolean
      code: string
      reasons: {
        code: string
        detail: Record<string, unknown>
        text: string
      }[]
      notes: {
        code: string
        detail: Record<string, unknown>
        text: string
      }[]
      serial: number | null
      state: 'current' | 'superseded' | 'suspended' | 'moved' | null
    }
  }
  /** The public keys signed answers are verified with (JWK set, RFC 8037); HTTP Message Signatures, RFC 9421. */
  listAnswerKeys: {
    input: Record<string, never>
    output: {
      keys: {
        kid: string
        kty: 'OKP'
        crv: 'Ed25519'
        x: string
        use: 'sig'
      }[]
    }
  }
}

export const operations = {
  issueServiceLicence: { method: 'POST', path: '/licensing/licences', keyRequired: true, signed: true, files: ['file'] },
  readServiceLicence: { method: 'GET', path: '/licensing/licences/{serial}', keyRequired: false, signed: true, files: ['file'] },
  renewServiceLicence: { method: 'POST', path: '/licensing/licences/{serial}/renewals', keyRequired: true, signed: true, files: ['licence.file'] },
  suspendServiceLicence: { method: 'POST', path: '/licensing/licences/{serial}/suspensions', keyRequired: true, signed: true, files: ['file'] },
  validateServiceLicence: { method: 'POST', path: '/licensing/validations', keyRequired: false, signed: true, files: [] },
  listAnswerKeys: { method: 'GET', path: '/licensing/keys', keyRequired: false, signed: false, files: [] },
} as const
