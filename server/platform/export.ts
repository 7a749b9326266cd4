import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import type { z } from 'zod'
import { exportList, workbookRows } from '#contract/exports.ts'
import { allows, type FileAnswer, type Operation, type StreamAnswer } from '#contract/operation.ts'
import type { Language } from '#contract/shapes.ts'
import type { Database, Db } from './database.ts'
import { fail } from './failure.ts'
import { readThrough } from './list-cursor.ts'
import { on, type Route } from './operations.ts'
import { workbookOf } from './workbook.ts'

export interface Wording {
  language: Language
  /** An instant as people of that place write it. */
  instant: (iso: string | null) => string
  day: (iso: string | null) => string
}

export interface ExportColumn<Row> {
  text: { de: string; en: string }
  value: (row: Row, wording: Wording) => string | number | boolean | null
}

/** How a list looks as a file. */
export interface ExportedList {
  operation: Operation
  fileName: { de: string; en: string }
  columns: ExportColumn<never>[]
}

type RowOf<O extends Operation> = z.output<O['output']> extends { items: (infer Row)[] } ? Row : never

/** Describes a list as a file; its columns see the rows the list's operation answers. */
export const exported = <O extends Operation>(
  operation: O,
  fileName: ExportedList['fileName'],
  columns: ExportColumn<RowOf<O>>[],
): ExportedList => ({ operation, fileName, columns })

// Small, so that what was sent is forgotten before it grows old in memory.
const portion = 100
const atOnce = 3
type Handle = (...given: Parameters<Route['handle']>) => Promise<unknown>
type Asked = z.output<typeof exportList.body>
type ListCall = { db: Db; query: Record<string, unknown> }

/**
 * The operation that exports lists. It reads through the list's own handler, so a file holds what the list shows; rows
 * are read, written and sent portion by portion, on connections of their own and no faster than they are taken.
 */
export function exportRoute(
  routes: Route[],
  lists: ExportedList[],
  database: Database,
): { route: Route; close(): Promise<void> } {
  const own = database.another(atOnce)
  let running = 0

  async function* rowsOf(call: ListCall, { columns }: ExportedList, handle: Handle, asked: Asked) {
    running++
    const wording = wordingOf(asked)
    const tx = await own.db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
    try {
      for await (const rows of listRows(tx, call, handle))
        yield rows.map((row) => columns.map((column) => cell(column.value(row as never, wording), wording)))
    } finally {
      running--
      await tx.rollback().execute()
    }
  }

  const route = on(
    exportList,
    async ({ audit, body }, answer: FileAnswer | StreamAnswer) => {
      audit({ kind: 'export', id: body.list, after: { format: body.format, ...body.params, ...body.query } })
      return answer
    },
    // Before the transaction: none waits for a file to be written.
    async (call) => {
      const { actor, body } = call
      const list = lists.find(({ operation }) => operation.name === body.list) ?? fail('exports.listUnknown')
      const { operation } = list
      if (!allows(operation.access, actor.accountId !== null, actor.permissions)) fail('permission.missing')
      if (running >= atOnce) fail('exports.busy')
      const parsed = { params: operation.params.safeParse(body.params), query: operation.query.safeParse(body.query) }
      if (!parsed.params.success || !parsed.query.success) return fail('request.invalid')
      const listed = routes.find((one) => one.operation.name === operation.name)!
      const handle: Handle = (...given) => listed.handle(...given)
      const asked = { ...call, params: parsed.params.data, query: parsed.query.data as Record<string, unknown> }
      // What the list refuses is refused before a file begins.
      await handle({ ...asked, query: { ...asked.query, page: 1, pageSize: 1 } } as never, undefined)
      const rows = rowsOf(asked, list, handle, body)
      return body.format === 'csv' ? csvOf(list, body, rows) : workbook(list, body, rows)
    },
  )
  return { route, close: () => own.close() }
}

/** Every row of a list, through its handler: out of one cursor where it uses `findPage`, else page by page. */
async function* listRows(tx: Db, call: ListCall, handle: Handle): AsyncGenerator<unknown[]> {
  // A reader may be slow; what it reads through may wait as long.
  await sql`SET LOCAL idle_in_transaction_session_timeout = '10min'`.execute(tx)
  await sql`SET LOCAL statement_timeout = '5min'`.execute(tx)
  const cursor = readThrough(tx, portion)
  for (let page = 1; ; page++) {
    const query = { ...call.query, page, pageSize: portion }
    const { items } = (await handle({ ...call, db: tx, query } as never, undefined)) as { items: unknown[] }
    if (items.length > 0) yield items
    // A row may vanish between the list's ids and its columns only outside a cursor's snapshot.
    if (cursor.used ? items.length === 0 : items.length < portion) return
  }
}

const headOf = ({ columns }: ExportedList, { language }: Asked) => columns.map(({ text }) => text[language])

const fileName = ({ fileName: name }: ExportedList, { language, format }: Asked) =>
  `${name[language]}-${new Date().toISOString().slice(0, 10)}.${format}`

const csv = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const

function csvOf(list: ExportedList, asked: Asked, portions: AsyncGenerator<Cell[][]>): StreamAnswer {
  async function* stream() {
    yield stringify([headOf(list, asked)], { ...csv, bom: true })
    for await (const rows of portions) yield stringify(rows, csv)
  }
  return { fileName: fileName(list, asked), mediaType: 'text/csv; charset=utf-8', stream: stream() }
}

async function workbook(list: ExportedList, asked: Asked, portions: AsyncGenerator<Cell[][]>): Promise<FileAnswer> {
  const kept: Cell[][] = []
  for await (const rows of portions) {
    kept.push(...rows)
    if (kept.length > workbookRows) fail('exports.tooLarge', { limit: workbookRows.toLocaleString('de-DE') })
  }
  const bytes = await workbookOf(list.fileName[asked.language], headOf(list, asked), kept)
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { fileName: fileName(list, asked), mediaType, bytes }
}

type Cell = string | number

function cell(value: string | number | boolean | null, { language, csv }: Wording & { csv: boolean }): Cell {
  if (typeof value === 'boolean') return value ? (language === 'de' ? 'ja' : 'yes') : language === 'de' ? 'nein' : 'no'
  // Spreadsheets here read a decimal comma.
  return csv && typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')
}

function wordingOf({ language, timeZone, format }: Asked): Wording & { csv: boolean } {
  const zone = Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : 'UTC'
  const part = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: zone } as const
  const days = new Intl.DateTimeFormat('de-DE', part)
  const instants = new Intl.DateTimeFormat('de-DE', { ...part, hour: '2-digit', minute: '2-digit' })
  return {
    language,
    csv: format === 'csv',
    instant: (iso) => (iso ? instants.format(new Date(iso)) : ''),
    day: (iso) => (iso ? days.format(new Date(iso)) : ''),
  }
}
