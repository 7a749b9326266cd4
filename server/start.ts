import { resolve } from 'node:path'
import { demoAccountsOf, firstAdministratorLink } from '#domains/accounts/public.ts'
import { seedAccess } from '#domains/access/public.ts'
import { seedCompanyTypes } from '#domains/companies/public.ts'
import { seedPages } from '#domains/portal/public.ts'
import { seedStudentDomains } from '#domains/students/public.ts'
import { type Configuration, ConfigurationError } from '#platform/configuration.ts'
import { type Db, openDatabase } from '#platform/database.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { Failure } from '#platform/failure.ts'
import { jobRunner } from '#platform/jobs.ts'
import { signingOf } from '#platform/key-choice.ts'
import { loadKeys } from '#platform/keys.ts'
import { lockDataFolder } from '#platform/lock.ts'
import { type Log, openLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { activeKeyKnown, registerKeys } from '#platform/signing.ts'
import { composeApp } from './app.ts'
import { composeJobs } from './jobs.ts'
import { announce } from './announce.ts'
import { startCrm } from './standins/crm.ts'
import { startMailCatcher } from './standins/mail-catcher.ts'

export interface Running {
  address: string
  stop(): Promise<void>
}

/** Starts everything on one port: database, migrations, demo data, jobs, HTTP. */
export async function start(given: Configuration): Promise<Running> {
  const configuration = { ...given, DATA_DIR: resolve(given.DATA_DIR) }
  const log = openLog(configuration.LOG_LEVEL)
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
    undo.length = 0
  }
  try {
    const { DEMO: demo, production, SIGNER_SOCKET } = configuration
    const keys = loadKeys(configuration.DATA_DIR, { demo, production, licence: !SIGNER_SOCKET })
    const signing = signingOf(configuration)
    const url = configuration.DATABASE_URL ?? (await embedded(configuration, undo))
    const database = openDatabase(url, configuration.DATABASE_POOL, { prepare: configuration.DATABASE_PREPARE })
    undo.push(() => database.close())
    await migrate(database.db as never)
    await registerKeys(database.db, signing.store).catch((error: unknown) => goOnWithout(database.db, error, log))
    await seedAccess(database.db)
    await seedPages(database.db)
    await seedCompanyTypes(database.db)
    await seedStudentDomains(database.db)
    if (configuration.DEMO) await (await import('../demo/load.ts')).loadDemo(database, signing)
    await refuseDemoAccounts(configuration, await demoAccountsOf(database.db))
    const catcher = configuration.SMTP_URL || !configuration.DEMO ? null : await startMailCatcher(database.db)
    if (catcher) undo.push(() => catcher.stop())
    const crm = configuration.CRM_URL || !configuration.DEMO ? null : await startCrm()
    if (crm) undo.push(() => crm.stop())
    const jobs = jobRunner(url, log)
    const addresses = { ...configuration, CRM_URL: configuration.CRM_URL ?? crm?.url }
    const parts = { configuration: addresses, database, jobs, keys, log }
    const app = await composeApp(parts)
    await jobs.start(composeJobs(parts, configuration.SMTP_URL ?? catcher?.url ?? null))
    undo.push(() => jobs.stop())
    await jobs.add('ledger.signHead', {})
    await app.listen({ port: configuration.PORT, host: configuration.HOST })
    undo.push(() => app.close())
    const port = (app.server.address() as { port: number }).port
    const setupLink = configuration.DEMO ? null : await firstAdministratorLink(database.db, configuration.PUBLIC_URL)
    announce({ port, configuration, setupLink })
    return { address: `http://localhost:${port}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

// A signer that is away must not keep people from everything else, once the database knows the keys.
async function goOnWithout(db: Db, error: unknown, log: Log): Promise<void> {
  if (!(error instanceof Failure && error.code === 'licences.signerAway')) throw error
  if (!(await activeKeyKnown(db))) throw new ConfigurationError('The signer at SIGNER_SOCKET does not answer.')
  log.warn('the signer does not answer: no licence can be issued')
}

async function embedded(configuration: Configuration, undo: (() => Promise<unknown>)[]): Promise<string> {
  const lock = lockDataFolder(configuration.DATA_DIR)
  undo.push(async () => lock.release())
  const postgres = await startEmbeddedPostgres(configuration.DATA_DIR)
  undo.push(() => postgres.stop())
  return postgres.urlOf('postgres')
}

async function refuseDemoAccounts({ production }: Configuration, emails: string[]): Promise<void> {
  if (production && emails.length > 0)
    throw new ConfigurationError(
      `The database holds demo accounts (${emails.join(', ')}): production needs a database without them.`,
    )
}
