import { once } from 'node:events'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import type { z } from 'zod'
import { exportList, workbookRows } from '#contract/exports.ts'
import { exportedFileName } from '#contract/file-names.ts'
import { inWords, saidBy } from '#contract/column-values.ts'
import type { FileAnswer, StreamAnswer } from '#contract/operation.ts'
import type { Language } from '#contract/shapes.ts'
import { portalDay } from '#contract/time-zone.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import type { Person } from '../operations/actor.ts'
import type { Database } from '../database/database.ts'
import { fail } from '../operations/failure.ts'
import { guardCell, guardQuote, quotedInCsv } from '#contract/formula-guard.ts'
import { admit } from '../operations/pipeline.ts'
import type { ListQuery } from './list-source.ts'
import { holdsMoreThan, readAll } from './list.ts'
import type { ListCall, ListFile } from './list-file.ts'
import { on, type Route } from '../operations/operations.ts'
import { encodedRows, workbookOf } from '../files/workbook.ts'

// Small, so that what was sent is forgotten before it grows old in memory.
const portion = 100
const atOnce = 3
type ExportRequest = z.output<typeof exportList.body>

/**
 * The operation that exports lists. A file holds what the list shows, out of the same source; rows are read, written and
 * sent portion by portion, on connections of their own and no faster than they are taken.
 */
export function exportRoute(lists: readonly ListFile[], database: Database): { route: Route; close(): Promise<void> } {
  const own = database.another(atOnce)
  // One export of an account at a time: further ones do not hold up other accounts.
  const running = new Set<string>()

  // The first portion is empty: it comes once rows can be read.
  async function* rowsOf(call: ListCall & { actor: Person }, list: ListFile, asked: ExportRequest) {
    const account = call.actor.accountId
    if (running.has(account) || running.size >= atOnce) fail('exports.busy')
    running.add(account)
    try {
      const tx = await own.db
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute()
      try {
        // A reader may be slow; what it reads through may wait as long.
        await sql`SET LOCAL idle_in_transaction_session_timeout = '10min'`.execute(tx)
        await sql`SET LOCAL statement_timeout = '5min'`.execute(tx)
        const source = await list.source({ ...call, db: tx })
        yield []
        const cells = cellsOf(list, asked)
        for await (const rows of readAll(tx, source, call.query as ListQuery, list.operation.list.sort, portion))
          yield rows.map(cells)
      } finally {
        await tx.rollback().execute()
      }
    } finally {
      running.delete(account)
    }
  }

  const route = on(
    exportList,
    async ({ audit, body }, answer: FileAnswer | StreamAnswer) => {
      audit({ kind: 'export', id: body.list, after: { format: body.format, ...body.params, ...body.query } })
      return answer
    },
    // Before the transaction: none waits for a file to be written.
    async ({ db, actor, body, clock }) => {
      const list = lists.find(({ operation }) => operation.name === body.list) ?? fail('exports.listUnknown')
      const { params, query } = admit(list.operation, actor, body)
      const call = { db, actor, params, query, clock }
      // What the list refuses is refused before a file begins.
      const source = await list.source(call)
      await source.refuse?.()
      if (body.format === 'xlsx' && (await holdsMoreThan(workbookRows, db, source, call.query as ListQuery))) tooLarge()
      const rows = rowsOf(call, list, body)
      const file = await (body.format === 'csv' ? csvOf(list, body, rows) : workbook(actor.accountId, list, body, rows))
      return { ...file, fileName: exportedFileName(titleOf(list, body), portalDay(clock()), body.format) }
    },
  )
  return { route, close: () => own.close() }
}

const columnsOf = ({ operation }: ListFile) =>
  Object.entries(operation.list.columns).filter(([, { only }]) => only !== 'page')

const headOf = (list: ListFile, { language }: ExportRequest) =>
  columnsOf(list).map(([, { text }]) => list.texts[text]?.[language] ?? '')

const tooLarge = (): never => fail('exports.tooLarge', { limit: workbookRows.toLocaleString('de-DE') })

const titleOf = ({ operation, texts }: ListFile, { language }: ExportRequest) =>
  texts[operation.list.title]?.[language] ?? ''

const csv = { delimiter: ';', record_delimiter: 'windows', quoted_match: quotedInCsv } as const

async function csvOf(
  list: ListFile,
  asked: ExportRequest,
  portions: AsyncGenerator<Cell[][]>,
): Promise<Unnamed<StreamAnswer> & AsyncDisposable> {
  async function* pieces() {
    let heading = [headOf(list, asked)]
    for await (const rows of portions) {
      const guarded = rows.map((row) => row.map(guardCell))
      yield stringify([...heading, ...guarded], { ...csv, bom: heading.length > 0 })
      heading = []
    }
  }
  const stream = Readable.from(pieces())
  // Begun before there is an answer: until then a failure is a refusal, and from then on its end is met, read or not.
  await once(stream, 'readable')
  return { mediaType: 'text/csv; charset=utf-8', stream, [Symbol.asyncDispose]: () => stream[Symbol.asyncDispose]() }
}

async function workbook(
  account: string,
  list: ListFile,
  asked: ExportRequest,
  rows: AsyncGenerator<Cell[][]>,
): Promise<Unnamed<FileAnswer>> {
  const portions: Uint8Array<ArrayBuffer>[] = []
  let count = 0
  for await (const some of rows) {
    count += some.length
    if (count > workbookRows) tooLarge()
    portions.push(encodedRows(some.map((row) => row.map(guardQuote))))
  }
  const bytes = await workbookOf(account, { name: titleOf(list, asked), head: headOf(list, asked), portions })
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { mediaType, bytes }
}

type Cell = string | number
type Unnamed<File> = Omit<File, 'fileName'>

/** The cells of a row, in the reader's words. */
function cellsOf(list: ListFile, { language, timeZone, format }: ExportRequest): (row: unknown) => Cell[] {
  const part = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const days = new Intl.DateTimeFormat('de-DE', { ...part, timeZone })
  const calendarDays = new Intl.DateTimeFormat('de-DE', { ...part, timeZone: 'UTC' })
  const instants = new Intl.DateTimeFormat('de-DE', { ...part, timeZone, hour: '2-digit', minute: '2-digit' })
  const wording = {
    language,
    text: (key: string) => list.texts[key]?.[language],
    error: (code: string) => errors[code as ErrorCode]?.[language],
    fill,
    count: (value: number) => value,
    day: (iso: string | null) => (iso ? (iso.includes('T') ? days : calendarDays).format(new Date(iso)) : ''),
    instant: (iso: string | null) => (iso ? instants.format(new Date(iso)) : ''),
  }
  const columns = columnsOf(list)
  return (row) =>
    columns.map(([name, column]) => {
      const value = list.words[name]?.(row as never, language) ?? saidBy(column, name, row as never) ?? ''
      return cell(inWords(value, wording), language, format)
    })
}

function cell(value: string | number | boolean, language: Language, format: ExportRequest['format']): Cell {
  if (typeof value === 'boolean') return value ? (language === 'de' ? 'ja' : 'yes') : language === 'de' ? 'nein' : 'no'
  // Spreadsheets here read a decimal comma.
  return format === 'csv' && typeof value === 'number' ? String(value).replace('.', ',') : value
}
