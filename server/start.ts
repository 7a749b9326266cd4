import { resolve } from 'node:path'
import { setPortalTimeZone } from '#contract/time-zone.ts'
import { demoAccountsOf, firstAdministratorLink } from '#domains/accounts/public.ts'
import { rememberEnd, rememberLedger, signHeadOfToday } from '#domains/ledger/public.ts'
import {
  type Configuration,
  ConfigurationError,
  connectionsOf,
  settingWarnings,
} from '#platform/installation/configuration.ts'
import { type Db, openDatabase } from '#platform/database/database.ts'
import { workAsApplication } from '#platform/database/application-role.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { Failure } from '#platform/operations/failure.ts'
import { jobRunner } from '#platform/jobs/jobs.ts'
import { signingOf } from '#platform/keys/key-choice.ts'
import { keyPassphrase } from '#platform/keys/key-passphrase.ts'
import { loadKeys } from '#platform/keys/keys.ts'
import { sealerOf } from '#platform/keys/sealer.ts'
import { registerKeys, requireKeys } from '#platform/keys/known-keys.ts'
import { folderWarnings, makeDataFolder } from '#platform/installation/own-folder.ts'
import { hostToListenAt, listenProblem, requireFreePort } from '#platform/http/listen-problem.ts'
import { lockDataFolder } from '#platform/postgres/lock.ts'
import { type Log, openLog } from '#platform/telemetry/log.ts'
import { requireServerVersion } from '#platform/postgres/server-version.ts'
import { migrate, noteRelease } from '#platform/database/migrate.ts'
import { noteTimeZone } from '#platform/database/note-time-zone.ts'
import { version } from '#platform/installation/version.ts'
import { activeKeyKnown, warnOfForeignKeys } from '#platform/keys/signing.ts'
import { openTraces } from '#platform/traces/traces.ts'
import { announce } from './announce.ts'
import { composeServer } from './app.ts'
import { seedDomains, startWarnings, troublesOf } from './domains.ts'
import { openInstallation } from './installation.ts'
import type { CloudSettings } from './standins/aws/start.ts'
import { requireOwnSettings } from './own-settings.ts'
import { startCrm } from './standins/crm.ts'
import { prepareDrain } from './drain.ts'
import { startMailCatcher } from './standins/mail-catcher.ts'
import { portOf } from '#platform/port-of.ts'

export interface RunningServer {
  port: number
  stop(): Promise<void>
  /** Takes no more connections, answers what still comes over open ones, and resolves when those are closed. */
  drain(): Promise<void>
}

/** What the server processes of one installation share. */
export interface SharedServices {
  databaseUrl: string
  smtpUrl: string | null
  crmUrl: string | null
  /** The embedded cloud; null: what the configuration says counts. */
  cloud: CloudSettings | null
}

interface Prepared {
  services: SharedServices
  announce: (port: number) => Promise<void>
  stop: () => Promise<void>
}

/** Database, migrations, what every database holds, demo data and stand-ins: once, however many processes serve. */
export async function prepare(given: Configuration): Promise<Prepared> {
  const configuration = { ...given, DATA_DIR: resolve(given.DATA_DIR) }
  const log = openLog(configuration.LOG_LEVEL)
  const { undo, stop } = undoing()
  try {
    const external = configuration.DATABASE_URL
    makeDataFolder(configuration.DATA_DIR)
    if (!external) claimFolder(configuration, undo)
    setPortalTimeZone(configuration.TIME_ZONE)
    await requireFreePort(configuration)
    const ownerUrl = external || (await embedded(configuration, undo, log)).urlOf('postgres')
    await requireServerVersion(ownerUrl)
    log.info({ version }, 'Keywerk starts')
    for (const warning of [...settingWarnings(process.env), ...folderWarnings(configuration)]) log.warn(warning)
    await bringUpToDate(ownerUrl, configuration, log)
    const databaseUrl = external ? ownerUrl : await workAsApplication(ownerUrl)
    const { db, ...database } = openDatabase(databaseUrl, 4, { prepare: configuration.DATABASE_PREPARE })
    undo.push(() => database.close())
    await requireOwnSettings(db, configuration, log)
    await requireKeys(db, configuration)
    const keys = keysOf(configuration)
    const signing = signingOf(configuration)
    await registerKeys(db, signing.store, configuration).catch((error: unknown) => goOnWithout(db, error, log))
    await warnOfForeignKeys(db, signing, log)
    await remember({ db, signing, log })
    await seedDomains(db, { production: configuration.production, sealer: sealerOf(keys.token) })
    if (configuration.NODE_ENV === 'production') for (const warning of await startWarnings(db)) log.warn(warning)
    for (const trouble of await troublesOf(db, configuration)) log.warn(`${trouble}: see docs/operating.md`)
    if (configuration.DEMO) await loadDemoInto({ configuration, database: { db, ...database }, keys, log })
    if (configuration.DEMO) await remember({ db, signing, log })
    await refuseDemoAccounts(configuration, await demoAccountsOf(db))
    const catcher = configuration.SMTP_URL || !configuration.DEMO ? null : await startMailCatcher(db)
    if (catcher) undo.push(() => catcher.stop())
    const crm = configuration.CRM_URL || !configuration.DEMO ? null : await startCrm()
    if (crm) undo.push(() => crm.stop())
    const aws = configuration.CLOUD_ENDPOINT || !configuration.DEMO ? null : await startCloud(db)
    if (aws) undo.push(() => aws.stop())
    const services = {
      databaseUrl,
      smtpUrl: configuration.SMTP_URL ?? catcher?.url ?? null,
      crmUrl: configuration.CRM_URL ?? crm?.url ?? null,
      cloud: aws && { ...aws.settings, CLOUD_REPORTS: configuration.CLOUD_REPORTS ?? aws.settings.CLOUD_REPORTS },
    }
    return {
      services,
      announce: async (port) => {
        const setupLink = configuration.DEMO ? null : await firstAdministratorLink(db, configuration.PUBLIC_URL)
        announce({ port, configuration, setupLink })
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Jobs and HTTP of one process on the shared services. */
export async function serve(
  given: Configuration,
  { databaseUrl, smtpUrl, crmUrl, cloud }: SharedServices,
): Promise<RunningServer> {
  const configuration = {
    ...given,
    ...cloud,
    DATA_DIR: resolve(given.DATA_DIR),
    DATABASE_URL: databaseUrl,
    CRM_URL: crmUrl ?? undefined,
    SMTP_URL: smtpUrl ?? undefined,
  }
  const log = openLog(configuration.LOG_LEVEL)
  const { undo, stop } = undoing()
  try {
    const traces = await openTraces(configuration, log)
    if (traces) undo.push(() => traces.close())
    const database = openDatabase(databaseUrl, connectionsOf(configuration).writes, {
      prepare: configuration.DATABASE_PREPARE,
    })
    undo.push(() => database.close())
    const jobs = jobRunner(databaseUrl, log, { listen: configuration.DATABASE_PREPARE })
    const { app, work } = await composeServer({
      configuration,
      database,
      jobs,
      keys: keysOf(configuration),
      log,
      traces,
    })
    const drained = prepareDrain(app)
    await jobs.start(work)
    undo.push(() => jobs.stop())
    await jobs.send(rememberEnd, {})
    await jobs.send(signHeadOfToday, {})
    await app
      .listen({ port: configuration.PORT, host: await hostToListenAt(configuration.HOST) })
      .catch((error: unknown) => {
        throw listenProblem(error, configuration)
      })
    undo.push(() => app.close())
    return { port: portOf(app.server), stop, drain: drained }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts everything on one port in this process: database, migrations, demo data, jobs, HTTP. */
export async function start(configuration: Configuration): Promise<Pick<RunningServer, 'stop'>> {
  const { services, announce, stop } = await prepare(configuration)
  try {
    const running = await serve(configuration, services)
    await announce(running.port)
    return {
      stop: async () => {
        await running.stop()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The embedded cloud, with reports of the demo's people; its code is read only where it is wanted. */
async function startCloud(db: Db) {
  const [{ AwsAccount }, { demoReports }, { startAws }] = await Promise.all([
    import('./standins/aws/account.ts'),
    import('./standins/aws/demo-reports.ts'),
    import('./standins/aws/start.ts'),
  ])
  const account = new AwsAccount()
  return startAws(demoReports(db, account), account)
}

/** Loads the demo data; its code is read only where it is wanted. */
async function loadDemoInto(parts: Parameters<typeof openInstallation>[0]): Promise<void> {
  const { loadDemo } = await import('../demo/load.ts')
  await loadDemo(parts.database, openInstallation(parts).installation)
}

function undoing() {
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  return { undo, stop }
}

const keysOf = (settings: Configuration) => {
  const { DATA_DIR, DEMO: demo, production, SIGNER_SOCKET } = settings
  return loadKeys(DATA_DIR, { demo, production, licence: !SIGNER_SOCKET, passphrase: keyPassphrase(settings) })
}

// Without the signer nothing is issued, but the rest of the portal works; a job remembers the ledger later.
const remember = async (call: Parameters<typeof rememberLedger>[0]): Promise<void> =>
  void (await rememberLedger(call).catch((error: unknown) =>
    call.log.warn({ err: error }, 'what is remembered of the ledger cannot be compared'),
  ))

// A signer that is away must not block everything else, once the database knows the keys.
async function goOnWithout(db: Db, error: unknown, log: Log): Promise<void> {
  if (!(error instanceof Failure && error.code === 'licences.signerAway')) throw error
  if (!(await activeKeyKnown(db))) throw new ConfigurationError('The signer at SIGNER_SOCKET does not answer.')
  log.warn('the signer does not answer: no licence can be issued')
}

async function bringUpToDate(ownerUrl: string, configuration: Configuration, log: Log): Promise<void> {
  const owner = openDatabase(ownerUrl, 1)
  try {
    const begun = performance.now()
    const migrations = await migrate(owner.db)
    if (migrations.length > 0)
      log.info({ migrations, ms: Math.round(performance.now() - begun) }, 'the schema was brought up to date')
    await noteRelease(owner.db)
    const before = await noteTimeZone(owner.db, configuration.TIME_ZONE)
    if (before !== configuration.TIME_ZONE)
      log.info({ before, now: configuration.TIME_ZONE }, 'another time zone; days that are stored already stay')
  } finally {
    await owner.close()
  }
}

function claimFolder({ DATA_DIR }: Configuration, undo: (() => Promise<unknown>)[]): void {
  const lock = lockDataFolder(DATA_DIR)
  undo.push(async () => lock.release())
}

async function embedded(
  configuration: Configuration,
  undo: (() => Promise<unknown>)[],
  log: Log,
): Promise<EmbeddedPostgres> {
  // Requests, jobs and exports of each process, twice for one that takes another's place, and what is prepared once.
  const connections = 20 + (configuration.PROCESSES + 1) * (configuration.DATABASE_POOL + 10)
  const memory = configuration.DATABASE_MEMORY
  const settings = [
    `max_connections=${Math.max(120, connections)}`,
    ...(memory === undefined ? [] : [`shared_buffers=${memory}MB`]),
  ]
  const postgres = await startEmbeddedPostgres(configuration.DATA_DIR, settings, (said) => log.error(said))
  undo.push(() => postgres.stop())
  return postgres
}

async function refuseDemoAccounts({ production }: Configuration, emails: string[]): Promise<void> {
  if (production && emails.length > 0)
    throw new ConfigurationError(
      `The database holds demo accounts (${emails.join(', ')}): production needs a database without them.`,
    )
}
