import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { type Configuration, readConfiguration } from '#platform/installation/configuration.ts'
import { applicationRole } from '#platform/database/application-role.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { type JobRunner, type Jobs, jobRunner } from '#platform/jobs/jobs.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { type JobRun, jobCallOf } from '#platform/jobs/job.ts'
import { loadKeys } from '#platform/keys/keys.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { rememberLedger } from '#domains/ledger/public.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { startServer } from '../../journeys/server.ts'
import { composeServer } from '../app.ts'
import { domains } from '../domains.ts'
import { type AwsStandIn, startAws } from '../standins/aws/start.ts'
import { startCrm } from '../standins/crm.ts'
import { startMailCatcher } from '../standins/mail-catcher.ts'
import { type Answer, askingOver, type AskPortal, type CallPortal, type QueryPortal, type Who } from './ask.ts'
import { requireDescribed } from './described-answers.ts'
import { givenIn } from './given.ts'
import { applicationPassword, templateName } from './global-setup.ts'
import { recordStatements } from './statements.ts'

export type { Answer, Who }

recordStatements()

export interface TestPortal {
  app: FastifyInstance
  /** As the owner of its tables, for tests to look into. */
  database: Database
  /** Rows of a statement on it. */
  query: QueryPortal
  /** As the portal itself works on it. */
  working: Database
  configuration: Configuration
  /** The cloud it speaks with, for tests to switch and to look into. */
  aws: AwsStandIn
  /**
   * One request through the HTTP stack. `who` signs in once and is remembered, and gives the password again where that is
   * asked for, as the web interface does; null is anonymous.
   */
  call: CallPortal
  /** One operation over HTTP, typed by the contract. */
  ask: AskPortal
  /** Records to begin with. */
  given: ReturnType<typeof givenIn>
  tokenOf: (who: Who) => Promise<string>
  /** What a job of this portal gets, with other parts of the installation or another queue. */
  jobCall: (more?: Partial<Installation> & { jobs?: Jobs }) => JobRun
  /** Runs the job of this name now, with what `jobCall` takes. */
  run: (job: string, payload?: object, more?: Parameters<TestPortal['jobCall']>[0]) => Promise<void>
  /** A second server process' application on the same database and keys. */
  another: () => Promise<FastifyInstance>
  /** A server process of its own on the same database and keys; the address of its API. */
  process: () => Promise<string>
}

/** Opens a portal of its own on a clone of the template database, or of the one named, for the tests of one file. */
export function testPortal(env: Record<string, string> = {}, template?: string): TestPortal {
  const portal = {} as TestPortal
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const url = await cloneTemplate(template)
    closing.push(() => dropDatabase(url))
    // Keys are all files' own, a ledger is one file's.
    const memory = mkdtempSync(join(tmpdir(), 'keywerk-memory-'))
    closing.push(() => rm(memory, { recursive: true, force: true }))
    const crm = await startCrm()
    closing.push(() => crm.stop())
    const aws = await startAws()
    closing.push(() => aws.stop())
    const configuration = readConfiguration({
      CRM_URL: crm.url,
      ...aws.settings,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '1000000',
      SIGN_IN_LIMIT: '1000000',
      DATA_DIR: inject('dataFolder'),
      LEDGER_MEMORY: memory,
      ...env,
    })
    const log = openLog(configuration.LOG_LEVEL)
    const database = openDatabase(url, 8)
    closing.push(() => database.close())
    // What the tests look at belongs to the owner of the tables; the portal works as it does in an installation.
    const working = asApplication(url)
    const itsOwn = openDatabase(working, 8)
    closing.push(() => itsOwn.close())
    const catcher = await startMailCatcher(itsOwn.db)
    closing.push(() => catcher.stop())
    const jobs: JobRunner = jobRunner(working, log, { pause: 0, look: 0.2, scheduled: false, connections: 2 })
    const keys = loadKeys(configuration.DATA_DIR, { demo: true, production: false })
    const parts = {
      configuration: { ...configuration, DATABASE_URL: working, SMTP_URL: configuration.SMTP_URL ?? catcher.url },
      database: itsOwn,
      jobs,
      keys,
      log,
    }
    const { app, installation, work } = await composeServer(parts)
    // A signer may be started later.
    await rememberLedger({ db: itsOwn.db, signing: installation.signing, log }).catch(() => false)
    await jobs.start(work)
    closing.push(() => jobs.stop())
    closing.push(() => app.close())
    const another = async () => {
      const seconds = openDatabase(working, 8)
      closing.push(() => seconds.close())
      const { app: second } = await composeServer({ ...parts, database: seconds })
      closing.push(() => second.close())
      return second
    }
    const process = async () => {
      const more = {
        CRM_URL: crm.url,
        ...aws.settings,
        RATE_LIMIT: '1000000',
        SIGN_IN_LIMIT: '1000000',
        NODE_ENV: 'test',
        LEDGER_MEMORY: memory,
        ...env,
      }
      const server = await startServer({ DATABASE_URL: url, DATA_DIR: configuration.DATA_DIR, ...more })
      closing.push(() => server.stop())
      return `${server.url}/api`
    }
    const jobCall: TestPortal['jobCall'] = (more = {}) => {
      const call = jobCallOf('test', { ...installation, ...more }, itsOwn.db, more.jobs ?? jobs)
      return { ...call, lastTransaction: call.transaction }
    }
    const query: TestPortal['query'] = async (text, values) => (await database.pool.query(text, values)).rows
    const run: TestPortal['run'] = (name, payload = {}, more = {}) =>
      domains
        .flatMap((domain) => domain.jobs ?? [])
        .find((job) => job.name === name)!
        .handle(jobCall(more), payload)
    const own = { app, database, query, working: itsOwn, configuration, aws, another, process, jobCall, run }
    const calls = callers(app)
    const ask = askingOver(calls.call)
    Object.assign(portal, own, calls, { ask, given: givenIn({ ask, query }) })
  })
  afterAll(async () => {
    // Files share the process: what one of them replaced, such as the clock, is the next one's again.
    vi.restoreAllMocks()
    for (const close of closing.toReversed()) await close()
  })
  return portal
}

/** The address under which the portal itself works on a clone. */
function asApplication(url: string): string {
  const address = new URL(url)
  address.username = applicationRole
  address.password = applicationPassword
  return address.href
}

/** Makes a database with the demo data in it; its address. */
export async function cloneTemplate(template = templateName): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // File by file within the system: through the shared memory of PostgreSQL it took ten times as long.
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return inject('postgresUrl').replace(/postgres$/, name)
}

const dropDatabase = (url: string) => administer(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`)

// One connection for all files of a worker; it ends with the cluster.
let administration: Database | undefined

async function administer(statement: string): Promise<void> {
  administration ??= openDatabase(inject('postgresUrl'), 1)
  await administration.pool.query(statement)
}

function callers(app: FastifyInstance): Pick<TestPortal, 'call' | 'tokenOf'> {
  const tokens = new Map<Who, Promise<string>>()
  const call: TestPortal['call'] = async (who, method, path, body, headers) => {
    const answer = await send(who, method, path, body, headers)
    if (!who || answer.json?.code !== 'session.confirmFirst') return answer
    await send(who, 'POST', '/session/confirmation', { password: demoPassword })
    return send(who, method, path, body, headers)
  }
  const send: TestPortal['call'] = async (who, method, path, body, headers = {}) => {
    const bytes = body instanceof Uint8Array
    const url = path.startsWith('/api') || path.startsWith('/.') || path.startsWith('/health') ? path : `/api${path}`
    const injected = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(who && { authorization: `Bearer ${await tokenOf(who)}` }),
        ...(body !== undefined && { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: bytes ? Buffer.from(body) : JSON.stringify(body) }),
    } satisfies InjectOptions)
    const isJson = (injected.headers['content-type'] ?? '').includes('json')
    const answer = {
      status: injected.statusCode,
      json: isJson ? injected.json() : null,
      headers: injected.headers,
      bytes: injected.rawPayload,
    }
    requireDescribed(method, url, answer)
    return answer
  }
  const tokenOf = (who: Who): Promise<string> => {
    const known =
      tokens.get(who) ??
      call(null, 'POST', '/session', { email: `${who}@wellenwerk.example`, password: demoPassword }).then(
        (answer) => answer.json.accessToken as string,
      )
    tokens.set(who, known)
    return known
  }
  return { call, tokenOf }
}
