import type { Actor } from './actor.ts'
import { type AuditedRequest, type Change, writeAudit } from './audit.ts'
import type { Db } from '../database/database.ts'
import type { Installation } from '../installation/installation.ts'
import { enteringTransaction } from '../keys/signing.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Write, writeCall } from './operations.ts'

/** For whom something is done, and as what and from where it stands in the audit log. */
interface AuditContext {
  actor: Actor
  operation: string
  source: AuditedRequest['source']
}

/** Runs a write in a transaction of its own that ends with its audit rows; none where it changed nothing. */
export const inAuditedTransaction = <T>(
  { installation, db, jobs }: { installation: Installation; db: Db; jobs: Jobs },
  { actor, operation, source }: AuditContext,
  work: (call: Write) => Promise<T>,
): Promise<T> =>
  enteringTransaction(db, installation.signing, async (tx) => {
    const changes: Change[] = []
    const audit = (change: Change) => void changes.push(change)
    const result = await work(writeCall(installation, { db: tx, actor, audit, jobs: jobs.inTransaction(tx) }))
    if (changes.length > 0) await writeAudit(tx, actor, operation, changes, source)
    return result
  })
