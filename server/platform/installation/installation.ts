import type { ListOperation, RowOf } from '#contract/list.ts'
import type { Actor } from '../operations/actor.ts'
import type { Configuration } from './configuration.ts'
import type { Db, Tx } from '../database/database.ts'
import type { KeyRing } from '../keys/keys.ts'
import type { Log } from '../telemetry/log.ts'
import type { AttachedFile } from '../mail/attachment.ts'
import type { MailSample, Receiver } from '../mail/mail-layout.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Figures } from '../telemetry/metrics.ts'
import type { PersonalData } from './personal-data.ts'
import type { VendorLogo } from './vendor-logo.ts'
import type { WaitingWork } from './waiting.ts'
import type { Sealer } from '../keys/sealer.ts'
import type { Signing } from '../keys/signing.ts'
import type { Tokens } from '../keys/tokens.ts'

/** The vendor whose portal it is, as pages, mails and papers show it. */
interface Vendor {
  name: string
  /** CSS colour, `#rrggbb`. */
  colour: string
  logo: VendorLogo | null
  /** Path of a font for letters of documents that others lack; undefined: none. */
  font: string | undefined
}

/** Where facts are read, and the time they are read by. */
export interface WithClock {
  db: Db
  clock: () => Date
}

/** What domains need to check whether all is well. */
export interface WithTelemetry extends WithClock {
  settings: Configuration
}

/** A licence that is about to be generated. */
export interface LicenceToBe {
  holdingId: string
  productId: string
  /** Whose own product it is; null: a company's. */
  contactId: string | null
  /** The first day it counts. */
  startsOn: string
  /** What the ledger calls it: `issue`, `renewal`, `move`. */
  kind: string
}

/** What the domains contribute to each other's work; composed from the list of domains. */
export interface Contributions {
  /** Everything stored about a person, domain by domain. */
  personalData: readonly PersonalData[]
  /** The first five rows of a list that hold these words. The caller may open the list. */
  firstRows<O extends ListOperation>(
    call: WithClock & { actor: Actor },
    operation: O,
    search: string,
    /** Of its address. */
    params?: object,
  ): Promise<RowOf<O>[]>
  /** The names of the operations that ask for a permission. */
  operationsAsking(permission: string): string[]
  /** What waits for staff to decide, domain by domain. */
  waiting: readonly WaitingWork[]
  /** Every mail the portal writes, with made-up facts. */
  mailSamples: readonly MailSample[]
  /** The same with placeholders. */
  mailTemplates: readonly MailSample[]
  /** Files that mails attach from where they stand, by the kind of their record. */
  attachedFiles: Readonly<Record<string, AttachedFile>>
  /** Jobs that may run once more after they failed for good: those that leave no mark of it at a record. */
  retryableJobs: ReadonlySet<string>
  /** Codes of what an operator has to look after now. */
  troubles(call: WithTelemetry): Promise<string[]>
  /** What an operator watches in figures. */
  figures(call: WithTelemetry): Promise<Figures>
  /** Runs in the transaction that generates a licence, before it does; refuses by failing. */
  licensing(call: WithClock, licence: LicenceToBe): Promise<void>
  /** Runs in the transaction that opens a session. */
  signedIn(db: Tx, account: { id: string; role: string }): Promise<void>
  /** The password's hash of a person whose account is still to be confirmed; undefined for all others. */
  pendingPassword(db: Db, email: string): Promise<string | undefined>
}

/** The installation every call and every job runs in. There is one per process; tests open several. */
export interface Installation {
  settings: Configuration
  vendor: Vendor
  /** Where staff are mailed; null: they check the lists. */
  staff: Receiver | null
  /**
   * The current day, and the time shown to people and written to files. What the database compares it stamps itself.
   */
  clock: () => Date
  tokens: Tokens
  sealer: Sealer
  /** Signs licences and ledger heads. */
  signing: Signing
  /** Keys that sign the answers of the licence API, the newest first. */
  answerKeys: KeyRing
  /** Makes this process read again whose a session is, once it ended or its account changed. */
  forgetSession: (sessionId: string) => void
  contributions: Contributions
  metrics: Metrics
  log: Log
}

/**
 * One value per installation, made at its first use, such as the connection to an outside system.
 * `const connector = perInstallation(({ settings, metrics }) => openCrm(settings, metrics))`
 */
export function perInstallation<T extends object>(
  open: (installation: Installation) => T,
): (of: Pick<Installation, 'contributions'>) => T {
  const made = new WeakMap<object, T>()
  // Calls are copies of the installation; the contributions are the same object in all of them.
  return (of) => {
    const known = made.get(of.contributions)
    if (known) return known
    const value = open(of as Installation)
    made.set(of.contributions, value)
    return value
  }
}
