import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { secondsOf } from '#contract/cloud-usage.ts'
import { portalDay } from '#contract/time-zone.ts'
import { leadingDay } from '#licence/days.ts'
import { fail } from '#platform/operations/failure.ts'
import { dayWords } from '#texts/passport-words.ts'
import { readRows } from './report-rows.ts'

/** A session as in a report. */
export interface ReportedSession {
  id: string
  streamUser: string
  stack: string
  startedAt: string
  seconds: number
}

/** A line of a report: a session, one that never connected, or what is wrong with it. */
export type ReportLine = { session: ReportedSession } | { skipped: true } | { wrong: { line: number; column: string } }

const needed = [
  'user_session_id',
  'session_start_time',
  'session_duration_in_seconds',
  'user_id',
  'stack_name',
  'connected_at_least_once',
] as const
type Column = (typeof needed)[number]

/** A session longer than a month is none. */
const longest = 32 * 86_400
/** Milliseconds by which clocks and time zones may differ. */
const ahead = 86_400_000

/**
 * Reads a report as it comes, holding no more than a few lines: by its header, in whatever order, further columns left
 * aside. Refuses with cloudUsage.columnsMissing, cloudUsage.damaged, or cloudUsage.future where a session begins later
 * than `now`: then the year of the whole file is doubtful.
 */
export async function* readReport(bytes: Readable | Uint8Array, now: Date): AsyncGenerator<ReportLine> {
  const latest = new Date(now.getTime() + ahead).toISOString()
  const source = bytes instanceof Readable ? bytes : Readable.from(piecesOf(bytes))
  let columns: Map<Column, number> | null = null
  try {
    for await (const rows of readRows(source))
      for (const { record, line } of rows)
        if (columns) yield lineOf(record, columns, line, latest)
        else columns = columnsOf(record)
  } finally {
    source.destroy()
  }
  if (!columns) fail('cloudUsage.columnsMissing', { columns: needed.join(', ') })
}

const pieceSize = 64 * 1024

/**
 * A file already in memory is read in pieces as well, since its rows take more memory than its bytes. Other requests
 * run between two pieces.
 */
async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceSize) {
    yield bytes.subarray(at, at + pieceSize)
    await setImmediate()
  }
}

function columnsOf(header: readonly string[]): Map<Column, number> {
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0) fail('cloudUsage.columnsMissing', { columns: missing.join(', ') })
  return new Map(needed.map((name) => [name, names.indexOf(name)]))
}

const patterns: Record<Column, RegExp> = {
  user_session_id: /^[\w.:@/+=-]{1,200}$/,
  // Without a zone it is UTC, as AWS writes it; a German Excel writes the same time as 20.11.2026 08:00.
  session_start_time:
    /^(\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{4})[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?( ?(Z|UTC|[+-]\d\d:?\d\d))?$/,
  // Reports that went through a table program or another tool may say hh:mm:ss.
  session_duration_in_seconds: /^(\d{1,7}(\.\d{1,6})?|\d{1,5}:[0-5]\d:[0-5]\d)$/,
  user_id: /^[\w+=,.@-]{1,100}$/,
  stack_name: /^[\w.-]{1,100}$/,
  connected_at_least_once: /^(true|false|1|0|yes|no|y|n)$/i,
}

function lineOf(
  record: readonly string[],
  columns: ReadonlyMap<Column, number>,
  line: number,
  latest: string,
): ReportLine {
  const value = (column: Column) => (record[columns.get(column) ?? -1] ?? '').trim()
  const connected = value('connected_at_least_once')
  if (/^(false|0|no|n)$/i.test(connected)) return { skipped: true }
  for (const column of needed) if (!patterns[column].test(value(column))) return { wrong: { line, column } }
  const startedAt = instantOf(value('session_start_time'))
  if (startedAt === null) return { wrong: { line, column: 'session_start_time' } }
  if (startedAt > latest) fail('cloudUsage.future', { line, day: dayWords(portalDay(new Date(startedAt))) })
  const written = value('session_duration_in_seconds')
  const seconds = secondsOf(written) ?? Math.round(Number(written))
  if (seconds > longest) return { wrong: { line, column: 'session_duration_in_seconds' } }
  const [id, streamUser, stack] = [value('user_session_id'), value('user_id'), value('stack_name')]
  return { session: { id, streamUser, stack, startedAt, seconds } }
}

function instantOf(text: string): string | null {
  const [, written = '', time = '', zone = ''] = /^(\d{4}-\d\d-\d\d|[\d.]+)[T ]([\d:.]+) ?(\S*)$/.exec(text) ?? []
  const day = leadingDay(written)
  const offset = zone === '' || zone === 'UTC' ? 'Z' : zone
  const at = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${offset}`)
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 2000 || at.getUTCFullYear() > 2099) return null
  const told = at.toISOString()
  // 31 February is no day, though some clocks know it.
  return (offset === 'Z' ? told : new Date(`${day}T00:00:00Z`).toISOString()).startsWith(day) ? told : null
}
