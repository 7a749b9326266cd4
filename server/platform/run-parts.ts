import { type Change, writeAudit } from './audit.ts'
import type { Db } from './database.ts'
import { isRetryable } from './failure.ts'
import type { Jobs } from './jobs.ts'
import type { InPart } from './operations.ts'
import type { Incoming } from './outgoing.ts'

const attempts = 4

/** Transactions for the parts of one operation; one that meets a deadlock or a serialisation failure is run again. */
export function partsOf(
  db: Db,
  jobs: Jobs,
  operation: string,
  { actor, requestId, client }: Pick<Incoming, 'actor' | 'requestId' | 'client'>,
): InPart {
  const run: InPart = (work) =>
    db.transaction().execute(async (tx) => {
      const changes: Change[] = []
      const audit = (change: Change) => void changes.push(change)
      const result = await work({ db: tx, actor, audit, jobs: jobs.within(tx) })
      if (changes.length > 0) await writeAudit(tx, actor, operation, changes, { requestId, address: client.address })
      return result
    })
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await run(work)
      } catch (error) {
        if (attempt >= attempts || !isRetryable(error)) throw error
      }
    }
  }
}
