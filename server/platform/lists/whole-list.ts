import type { z } from 'zod'
import type { ListOperation, RowOf } from '#contract/list.ts'
import type { Actor } from '../operations/actor.ts'
import { compileShape } from '../operations/compiled-shape.ts'
import type { Installation } from '../installation/installation.ts'
import type { Db } from '../database/database.ts'
import { fail } from '../operations/failure.ts'
import { admit } from '../operations/pipeline.ts'
import type { ListQuery } from './list-source.ts'
import { readPage } from './list.ts'
import type { ListFile } from './list-file.ts'
import { requireDeclared } from '../operations/require-access.ts'

/** The first rows of a list, at most so many, in one statement instead of page by page. */
export type ReadWhole = <O extends ListOperation>(
  operation: O,
  actor: Actor,
  asked: { params: unknown; query: unknown; most: number },
) => Promise<RowOf<O>[]>

/** Reads whole lists for callers who may read their pages; what is refused there is refused here. */
export function wholeLists(
  lists: readonly ListFile[],
  db: Db,
  { settings, clock }: Pick<Installation, 'settings' | 'clock'>,
): ReadWhole {
  const read = async (
    operation: ListOperation,
    actor: Actor,
    { most, ...input }: { params: unknown; query: unknown; most: number },
  ) => {
    const { source } = lists.find((list) => list.operation.name === operation.name) ?? fail('request.notFound')
    try {
      const { params, query } = admit(operation, actor, input)
      const call = { db, actor, params, query, clock }
      const whole = { ...(query as ListQuery), page: 1, pageSize: most }
      const page = await readPage(db, await source(call), whole, operation.list.sort)
      const { items } = compileShape(operation.output).parse(page) as z.output<z.ZodType<{ items: unknown[] }>>
      return items
    } catch (error) {
      requireDeclared(operation, error, settings)
      throw error
    }
  }
  return read as ReadWhole
}
