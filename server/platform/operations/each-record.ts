import { sql } from 'kysely'
import type { BulkResult } from '#contract/bulk.ts'
import type { Change } from './audit.ts'
import { Failure } from './failure.ts'
import { type Write, writeCall } from './operations.ts'

/**
 * Does the same with each record, within the transaction of the call: what is refused for one is undone alone and answered
 * with its reason. In the order of the ids, so that calls with the same records do not wait for each other in a circle.
 */
export async function eachRecord(
  call: Write,
  ids: readonly string[],
  work: (call: Write, id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const items = []
  for (const id of [...new Set(ids)].toSorted()) {
    const refused = await inSavepoint(call, (one) => work(one, id))
    items.push({ id, refusal: refused && { code: refused.code, details: refused.details ?? {} } })
  }
  return { items }
}

/** Null, or why it was refused: then nothing of it stays but what the refusal keeps. */
async function inSavepoint(call: Write, work: (call: Write) => Promise<unknown>): Promise<Failure | null> {
  const changes: Change[] = []
  await sql`SAVEPOINT record`.execute(call.db)
  const refused = await work(writeCall(call, { ...call, audit: (change) => void changes.push(change) })).then(
    () => null,
    (thrown: unknown) => (thrown instanceof Failure ? thrown : Promise.reject(thrown as Error)),
  )
  if (refused && !refused.keeps) await sql`ROLLBACK TO SAVEPOINT record`.execute(call.db)
  else for (const change of changes) call.audit(change)
  await sql`RELEASE SAVEPOINT record`.execute(call.db)
  return refused
}
