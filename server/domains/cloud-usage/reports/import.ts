import type { Readable } from 'node:stream'
import type { ReportOutcome } from '#contract/cloud-reports.ts'
import type { Db } from '#platform/database/database.ts'
import { Failure, fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { RunTransaction, Write } from '#platform/operations/operations.ts'
import { workOutCosts } from '../costs/month-costs.ts'
import {
  beginReport,
  compareSessions,
  contactOf,
  endReport,
  giveSessions,
  lockRun,
  nameStreamUser,
  noteWritten,
  removeOthers,
  reportNamed,
  writeSessions,
} from './import-queries.ts'
import { type ReportedSession, readReport } from './report-file.ts'

export interface Report {
  /** The name of the file without its folders. */
  name: string
  source: 'reports' | 'upload'
  bytes: Readable | Uint8Array
  fingerprint: string
}

const portion = 5000
const wrongShown = 50

/** A daily report takes the place of the one before; any other file only adds to what is known. */
export const isDaily = (name: string): boolean => /^daily-session-report-\d{4}-\d\d-\d\d\.csv$/.test(name)

/** The name of a day's report; the day as YYYY-MM-DD, in UTC. */
export const dailyReportName = (day: string): string => `daily-session-report-${day}.csv`

const nothing = (name: string): ReportOutcome => ({
  name,
  sessions: 0,
  added: 0,
  changed: 0,
  removed: 0,
  unknown: 0,
  skipped: 0,
  wrong: 0,
  wrongLines: [],
})

/** The sessions of a report, portion by portion, each once; what is left out is counted. */
async function* portions(
  { bytes }: Pick<Report, 'bytes'>,
  outcome: ReportOutcome,
  now: Date,
): AsyncGenerator<ReportedSession[]> {
  let sessions = new Map<string, ReportedSession>()
  const full = () => {
    const now = [...sessions.values()]
    outcome.sessions += now.length
    sessions = new Map()
    return now
  }
  for await (const line of readReport(bytes, now)) {
    if ('skipped' in line) outcome.skipped++
    else if ('wrong' in line) {
      outcome.wrong++
      if (outcome.wrongLines.length < wrongShown) outcome.wrongLines.push(line.wrong)
    } else if (sessions.set(line.session.id, line.session).size >= portion) yield full()
  }
  if (sessions.size > 0) yield full()
}

/** The next portion is read while the database is busy with the one before. */
async function* readAhead(source: AsyncGenerator<ReportedSession[]>): AsyncGenerator<ReportedSession[]> {
  let next = source.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = source.next()
      // A file damaged from here on is reported when its portion is awaited.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await source.return(undefined)
  }
}

/** What reading a report would do; nothing is written. */
export async function tryReport(db: Db, report: Pick<Report, 'name' | 'bytes'>, now: Date): Promise<ReportOutcome> {
  const outcome = nothing(report.name)
  const before = isDaily(report.name) ? await reportNamed(db, report.name) : undefined
  let kept = 0
  for await (const sessions of readAhead(portions(report, outcome, now))) {
    const counted = await compareSessions(db, before?.id ?? null, sessions)
    count(outcome, counted)
    kept += counted.kept
  }
  outcome.removed = before ? Math.max(0, before.held - kept) : 0
  return outcome
}

/** Checks an upload whole before any of it counts; a fetched file is read as it comes. */
async function requirePast({ bytes }: Pick<Report, 'bytes'>, now: Date): Promise<void> {
  if (bytes instanceof Uint8Array) for await (const _ of readReport(bytes, now)) continue
}

/**
 * Reads a report, portion by portion, each in a transaction of its own. Killed in the middle it is read again, and
 * nothing counts twice: a session is one row, and the sums follow the rows.
 */
export async function importReport(
  transaction: RunTransaction,
  report: Report,
  by: string | null,
  now: Date,
): Promise<ReportOutcome> {
  const { name, source, fingerprint } = report
  const run = newId()
  const outcome = nothing(name)
  const id = await transaction(({ db }) => beginReport(db, { id: newId(), name, source, run, by }))
  let written = { report: id, run, source, sessions: 0 }
  const end = (call: Write, state: 'done' | 'failed', problem: string, details: object = {}) => {
    const { name: _n, wrongLines, ...counted } = outcome
    const lines = JSON.stringify(wrongLines)
    const problemDetails = JSON.stringify(details)
    return endReport(call.db, id, { ...counted, wrongLines: lines, state, fingerprint, problem, problemDetails })
  }
  try {
    await requirePast(report, now)
    for await (const sessions of readAhead(portions(report, outcome, now))) {
      const next = { ...written, sessions: written.sessions + sessions.length }
      const counted = await transaction(async ({ db }) => {
        await lockRun(db, written)
        await noteWritten(db, next)
        return writeSessions(db, next, sessions)
      })
      count(outcome, counted)
      written = next
    }
    await transaction(async (call) => {
      await lockRun(call.db, written)
      outcome.removed = isDaily(name) ? await removeOthers(call.db, id, run) : 0
      await workOutCosts(call.db)
      await end(call, 'done', '')
      const { wrongLines: _, ...after } = outcome
      call.audit({ kind: 'cloudReport', id, after })
    })
    return outcome
  } catch (error) {
    // An error outside the file is tried again; a bad file is reported and skipped until it changes.
    if (error instanceof Failure && error.code !== 'cloudUsage.overtaken')
      await transaction(async (call) => {
        await lockRun(call.db, written)
        await end(call, 'failed', error.code, error.details)
      })
    throw error
  }
}

function count(
  outcome: ReportOutcome,
  { added, changed, unknown }: { added: number; changed: number; unknown: number },
) {
  outcome.added += added
  outcome.changed += changed
  outcome.unknown += unknown
}

/** Assigns a name in the reports to a contact; its sessions count from now on. */
export async function assignCloudUser(
  { db, actor, audit }: Write,
  { streamUser, email }: { streamUser: string; email: string },
): Promise<{ sessions: number }> {
  const contact = (await contactOf(db, email)) ?? fail('cloudUsage.contactUnknown', undefined, 'email')
  const named = await nameStreamUser(db, { streamUser, contactId: contact.id, createdBy: actor.accountId })
  const sessions = named ? await giveSessions(db, streamUser, contact) : 0
  if (sessions === 0) fail('cloudUsage.nobodyUnknown')
  await workOutCosts(db)
  audit({ kind: 'contact', id: contact.id, after: { streamUser, sessions } })
  return { sessions }
}
