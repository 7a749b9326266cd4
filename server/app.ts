import type { FastifyInstance } from 'fastify'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { deviceAt, isConfirmed } from '#domains/accounts/public.ts'
import { serveOperations } from '#platform/http/api.ts'
import type { Actor } from '#platform/operations/actor.ts'
import { type AuditedRequest, writeAudit } from '#platform/operations/audit.ts'
import { openCounters } from '#platform/limits/counters.ts'
import { limitLookups } from '#platform/limits/key-lookups.ts'
import { type Configuration, connectionsOf } from '#platform/installation/configuration.ts'
import type { Database } from '#platform/database/database.ts'
import { exportRoute } from '#platform/lists/export.ts'
import { openPipeline } from '#platform/operations/pipeline.ts'
import { openHttp } from '#platform/http/http.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { bindJobs, jobCallOf } from '#platform/jobs/job.ts'
import type { Jobs, RunnableJob } from '#platform/jobs/jobs.ts'
import type { Keys } from '#platform/keys/keys.ts'
import type { Log } from '#platform/telemetry/log.ts'
import { listRoutes } from '#platform/lists/list-file.ts'
import { sendMailJob } from '#platform/mail/mail-delivery.ts'
import { serveOuterRoutes } from '#platform/http/outer-route.ts'
import { tidyJob } from '#platform/jobs/tidy.ts'
import type { Traces } from '#platform/traces/span.ts'
import { traceJobs } from '#platform/traces/trace-jobs.ts'
import { servePortal } from '#platform/http/web.ts'
import { domains, lists, serviceLookup } from './domains.ts'
import { openInstallation } from './installation.ts'
import { serveDocumentedCalls } from './v0.ts'

export interface ServerParts {
  configuration: Configuration
  database: Database
  jobs: Jobs
  keys: Keys
  log: Log
  traces?: Traces | null
}

/** The server of one process: its HTTP side, and the jobs it works. */
export interface Server {
  installation: Installation
  app: FastifyInstance
  work: RunnableJob[]
}

/** Composes the server out of its domains. */
export async function composeServer({ jobs, traces = null, ...parts }: ServerParts): Promise<Server> {
  const { configuration, database, log } = parts
  const connections = connectionsOf(configuration)
  const reads = database.another(connections.reads)
  const publicWrites = database.another(connections.publicWrites)
  const { installation, actorOf } = openInstallation({ ...parts, database: reads })
  const routes = [...domains.flatMap((domain) => domain.routes ?? []), ...listRoutes(lists)]
  const exporting = exportRoute(lists, database)
  const pipeline = openPipeline({
    installation,
    writes: database.db,
    publicWrites: publicWrites.db,
    reads: reads.db,
    jobs,
    routes: [...routes, exporting.route],
  })
  const counters = openCounters()
  const app = await openHttp(configuration, log, counters, traces)
  app.addHook('onClose', () => exporting.close())
  app.addHook('onClose', () => Promise.all([reads.close(), publicWrites.close()]).then(() => undefined))
  const served = {
    installation,
    pipeline,
    counters,
    actorOf,
    confirmed: (sessionId: string) => isConfirmed(reads.db, sessionId),
    deviceOf: (cookie: string, email: string) => deviceAt(reads.db, cookie, email),
    serviceOf: limitLookups(counters, configuration.RATE_LIMIT, serviceLookup(reads.db)),
    noteRefusal: (actor: Actor, operation: Operation, source: AuditedRequest['source']) => {
      const refused = [{ kind: '', id: '', after: { refused: 'permission.missing' } }]
      return database.db.transaction().execute((tx) => writeAudit(tx, actor, operation.name, refused, source))
    },
  }
  serveOperations(app, operations, served)
  serveDocumentedCalls(app, served, { database, lists })
  servePortal(app, { installation, reads: reads.db, operations })
  serveOuterRoutes(
    app,
    domains.flatMap(({ name, outerRoutes }) => outerRoutes?.(jobCallOf(name, installation, database.db, jobs)) ?? []),
  )
  const all = [sendMailJob, tidyJob, ...domains.flatMap((domain) => domain.jobs ?? [])]
  const work = bindJobs(all, installation, database.db, jobs)
  return { installation, app, work: traces ? traceJobs(work, traces) : work }
}
