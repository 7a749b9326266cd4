import { sql } from 'kysely'
import type { z } from 'zod'
import type { ListOperation, RowOf } from '#contract/list.ts'
import type { Actor } from '../operations/actor.ts'
import { compileShape } from '../operations/compiled-shape.ts'
import type { Installation } from '../installation/installation.ts'
import type { Database } from '../database/database.ts'
import { fail, Failure } from '../operations/failure.ts'
import { admit } from '../operations/pipeline.ts'
import type { ListQuery } from './list-source.ts'
import { readAll } from './list.ts'
import type { ListFile } from './list-file.ts'
import { requireDeclared } from '../operations/require-access.ts'

/** All rows of a list, portion by portion as they are taken, as the list was at the beginning. */
export type ReadWhole = <O extends ListOperation>(
  operation: O,
  actor: Actor,
  asked: { params: unknown; query: unknown },
) => AsyncGenerator<RowOf<O>[]>

// Small: what was sent is forgotten soon, and other requests come between two portions.
const portion = 100
/** Lists that are read at once, and of one account. The others wait for their turn. */
const atOnce = 3
const ofAccount = 2
/** Milliseconds a list waits for its turn. */
const longestWait = 60_000
/** Milliseconds between two portions for other requests, however many lists are read. */
const pause = 3

/**
 * Reads whole lists for callers who may read their pages; what is refused there is refused here. They have connections
 * of their own, and no caller holds all of them: one that takes no rows for a minute is cut off.
 */
export function wholeLists(
  lists: readonly ListFile[],
  database: Database,
  { settings, clock }: Pick<Installation, 'settings' | 'clock'>,
): { read: ReadWhole; close(): Promise<void> } {
  const own = database.another(atOnce)
  const turns = openTurns()

  async function* read(operation: ListOperation, actor: Actor, asked: { params: unknown; query: unknown }) {
    const { source } = lists.find((list) => list.operation.name === operation.name) ?? fail('request.notFound')
    const { params, query } = admit(operation, actor, asked)
    const end = await turns(actor.accountId ?? '')
    try {
      const tx = await own.db
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute()
      try {
        await sql`SET LOCAL statement_timeout = '5min'`.execute(tx)
        const from = await source({ db: tx, actor, params, query, clock })
        await from.refuse?.()
        const shape = compileShape(operation.output)
        for await (const rows of readAll(tx, from, query as ListQuery, operation.list.sort, portion)) {
          const page = { items: rows, total: rows.length, capped: false }
          yield (shape.parse(page) as z.output<z.ZodType<{ items: unknown[] }>>).items
          await new Promise((done) => setTimeout(done, pause * turns.running()))
        }
      } finally {
        await tx.rollback().execute()
      }
    } catch (error) {
      requireDeclared(operation, error, settings)
      throw error
    } finally {
      end()
    }
  }
  return { read: read as ReadWhole, close: () => own.close() }
}

interface Turns {
  /** Waits for a turn of an account; answers how it is ended. Refuses with exports.busy where it takes too long. */
  (account: string): Promise<() => void>
  running: () => number
}

function openTurns(): Turns {
  const running: string[] = []
  const waiting: { account: string; begin: () => void }[] = []
  const isFree = (account: string) =>
    running.length < atOnce && running.filter((one) => one === account).length < ofAccount
  const begin = (account: string) => {
    running.push(account)
    return () => {
      running.splice(running.indexOf(account), 1)
      const next = waiting.findIndex((one) => isFree(one.account))
      if (next >= 0) waiting.splice(next, 1)[0]!.begin()
    }
  }
  const wait = (account: string) =>
    new Promise<() => void>((resolve, reject) => {
      const one = { account, begin: () => (clearTimeout(late), resolve(begin(account))) }
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(new Failure('exports.busy'))
      }, longestWait)
      waiting.push(one)
    })
  const turns = async (account: string) => (isFree(account) ? begin(account) : wait(account))
  return Object.assign(turns, { running: () => running.length })
}
