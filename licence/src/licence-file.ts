/** What a licence file (.lic) says. The format is described in FORMAT.md. */
import type { Binding } from './binding.ts'
import type { Count } from './configuration.ts'
import type { HostName } from './host-request.ts'

/** The format version this library writes and reads. */
export const formatVersion = 1
/** The first word of every licence file. */
export const magic = 'KEYWERK-LICENCE'
export const maximumLicenceBytes = 1024 * 1024
export const maximumModules = 5000

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

/** Every fact of a licence file. Days are 'YYYY-MM-DD' in UTC and inclusive. */
export interface LicenceFacts {
  /** Letters, digits and '-', at most 40. */
  serial: string
  /** 1 for the first licence of a host, then counting up. */
  generation: number
  /** The serial of the licence this one replaces. */
  supersedes: string | null
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
  binding: Binding
  /** As `boundHosts` gives them: none when unbound, three for Triade, else one; what is not bound is null. */
  hosts: HostName[]
  port: number
  terminalServer: boolean
  virtualServer: boolean
  modules: LicenceModule[]
}
