/** What a licence file (.lic) says. The format is described in FORMAT.md. */
import type { Binding } from './binding.ts'
import type { Count } from './configuration.ts'
import type { HostName } from './host-request.ts'
import type { BoundTraits } from './traits/trait-policy.ts'

/** The formats there are, the newest last. All are read; the facts of a licence say which one is written. */
export const licenceFormats = [1, 2, 3] as const
export type LicenceFormat = (typeof licenceFormats)[number]
/** The first word of every licence file. */
export const magic = 'KEYWERK-LICENCE'
export const maximumLicenceBytes = 1024 * 1024
export const maximumModules = 5000
/** One year. */
export const maximumClockHours = 8784
export const maximumGraceDays = 60
/** One year. */
export const maximumWarnDays = 366

export const licenceTypes = ['single', 'network', 'student', 'trial'] as const
/** What kind of licence it is. */
export type LicenceType = (typeof licenceTypes)[number]

/** One licensed module. Modules stand in tree order: a module of level 2 belongs to the last one of level 1 before it. */
export interface LicenceModule {
  licName: string
  /** Level 1: the licence name it depends on, if any. Levels 2 and 3: the licence name of the module above it. */
  parent: string | null
  level: 1 | 2 | 3
  count: Count
  startDate: string | null
  /** The last day; null is permanent. */
  endDate: string | null
  /** How many test uses; null when it is no test version. */
  test: number | null
  student: boolean
  editModules: boolean
  connect: boolean
}

/** Every fact of a licence file. Days are 'YYYY-MM-DD' and inclusive; `term.ts` says when they begin and end. */
export interface LicenceFacts {
  /**
   * Files of format 1 have neither a place in the ledger nor a tolerance for the clock; only those of format 3 have days
   * of grace and of warning and the mark of an emergency.
   */
  format: LicenceFormat
  /** Letters, digits and '-', at most 40. */
  serial: string
  /** 1 for the first licence of a host, then counting up. */
  generation: number
  /** The serial of the licence this one replaces. */
  supersedes: string | null
  /** Its place in the vendor's issuance ledger, counted from 1; null outside any ledger. */
  ledgerPosition: number | null
  /** The hash of the ledger entry before it (base64url of 32 bytes); null exactly when there is no position. */
  ledgerPrevious: string | null
  keyId: string
  /** 'YYYY-MM-DDThh:mm:ssZ' */
  issued: string
  issuer: string
  /** The customer number; empty when there is none. */
  agreement: string
  licensee: string
  productKey: string
  productTitle: string
  version: number
  type: LicenceType
  startDate: string
  /** Null is unlimited. */
  endDate: string | null
  /** For how many days after its end the licence still holds, with a warning. */
  graceDays: number
  /** On how many last days before its end programs tell; 0: they do not. */
  warnDays: number
  /** A licence of an emergency, as programs are to say. */
  emergency: boolean
  /** How many hours a machine's clock may be set back before a verifier that looks at it objects; null: never. */
  clockHours: number | null
  binding: Binding
  /** As `boundHosts` gives them: none when unbound or bound to traits, three for Triade, else one; what is not bound is null. */
  hosts: HostName[]
  /** Bound to traits: which, and how many of them must hold. Null for every other binding, and in the formats 1 and 2. */
  traits: BoundTraits | null
  port: number
  terminalServer: boolean
  virtualServer: boolean
  modules: LicenceModule[]
}

/** What files of the formats 1 and 2 say of grace and warnings: nothing. */
export const endingAtOnce = { graceDays: 0, warnDays: 0, emergency: false } as const
