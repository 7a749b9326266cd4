import { asksFor } from '#contract/access.ts'
import type { ServiceLookup } from '../operations/actor.ts'
import type { Check } from './check.ts'
import type { Configuration } from './configuration.ts'
import type { Db, Tx } from '../database/database.ts'
import type { Contributions, LicenceToBe, WithClock, WithTelemetry } from './installation.ts'
import type { Job, JobCall } from '../jobs/job.ts'
import { firstRows, type ListFile } from '../lists/list-file.ts'
import type { AttachedFile } from '../mail/attachment.ts'
import { type Letter, samplesOf, templatesOf } from '../mail/mail-layout.ts'
import type { Sealer } from '../keys/sealer.ts'
import type { OuterRoute } from '../http/outer-route.ts'
import type { Route } from '../operations/operations.ts'
import type { PersonalData } from './personal-data.ts'
import type { Figures } from '../telemetry/metrics.ts'
import type { WaitingWork } from './waiting.ts'

/** What domains have at hand before the first request. */
export interface SeedParts extends Pick<Configuration, 'production'> {
  sealer: Sealer
}

/** What a domain is to the rest of the server. Whatever it leaves out it does not have. */
export interface Domain {
  /** Glossary noun, as its folder is called. */
  name: string
  /** The operations of the contract it answers. */
  routes?: readonly Route[]
  jobs?: readonly Job[]
  /** Its lists: pages and files read them alike. */
  lists?: readonly ListFile[]
  /** Every mail it writes. */
  letters?: readonly Letter<unknown>[]
  /** Files of its records that mails attach, by the kind of the record. */
  attachedFiles?: Readonly<Record<string, AttachedFile>>
  /** What it stores about a person. */
  personalData?: PersonalData
  /** What of it waits for staff to decide. */
  waiting?: WaitingWork | readonly WaitingWork[]
  /** Writes what must be there before the first request; safe to run at every start and in several processes. */
  seed?: (db: Db, parts: SeedParts) => Promise<void>
  /** What is no operation: addresses that systems outside call, pages of a stand-in. */
  outerRoutes?: (call: JobCall) => readonly OuterRoute[]
  /** What the operator should know at a start in production. */
  warnings?: (db: Db) => Promise<string[]>
  /** Codes of what the operator has to look into now, such as `backups.failed`: shown by /health/ready and /metrics. */
  troubles?: (call: WithTelemetry) => Promise<string[]>
  /** What an operator watches in figures: shown by /metrics. Read every few seconds, so it has to be cheap. */
  figures?: (call: WithTelemetry) => Promise<Figures>
  /** What of it `keywerk doctor` looks at. */
  checks?: readonly Check[]
  /** Takes part in the transaction that generates a licence, before it does; refuses by failing. */
  licensing?: (call: WithClock, licence: LicenceToBe) => Promise<void>
  /** Takes part in the transaction that opens a session. */
  signedIn?: (db: Tx, account: { id: string; role: string }) => Promise<void>
  /** The password's hash of a person whose account is still to be confirmed. */
  pendingPassword?: (db: Db, email: string) => Promise<string | undefined>
  /** Looks up whom a key of the licence API belongs to, when it comes from that address. */
  serviceOf?: (db: Db) => ServiceLookup
}

/** What the domains contribute to each other. */
export const contributionsOf = (domains: readonly Domain[]): Contributions => ({
  personalData: domains.flatMap(({ personalData }) => personalData ?? []),
  firstRows: (call, operation, search, params) =>
    firstRows(
      domains.flatMap(({ lists }) => lists ?? []),
      call,
      operation,
      search,
      params,
    ),
  operationsAsking(permission) {
    const answered = domains.flatMap(({ routes = [], lists = [] }) => [...routes, ...lists])
    return answered
      .filter(({ operation }) => asksFor(operation.access, permission))
      .map(({ operation }) => operation.name)
  },
  waiting: domains.flatMap(({ waiting }) => waiting ?? []),
  mailSamples: domains.flatMap(({ letters }) => samplesOf(letters ?? [])),
  mailTemplates: domains.flatMap(({ letters }) => templatesOf(letters ?? [])),
  attachedFiles: Object.assign({}, ...domains.map((domain) => domain.attachedFiles)),
  retryableJobs: new Set(domains.flatMap(({ jobs = [] }) => jobs).flatMap(({ name, failed }) => (failed ? [] : name))),
  async troubles(call) {
    return (await Promise.all(domains.flatMap((domain) => domain.troubles?.(call) ?? []))).flat()
  },
  async figures(call) {
    const found = await Promise.all(domains.flatMap((domain) => domain.figures?.(call) ?? []))
    return Object.assign({}, ...found) as Figures
  },
  async licensing(call, licence) {
    for (const domain of domains) await domain.licensing?.(call, licence)
  },
  async signedIn(db, account) {
    for (const domain of domains) await domain.signedIn?.(db, account)
  },
  async pendingPassword(db, email) {
    for (const domain of domains) {
      const hash = await domain.pendingPassword?.(db, email)
      if (hash !== undefined) return hash
    }
    return undefined
  },
})
