import { dayOf } from '#licence/days.ts'
import { headLine } from '#licence/ledger-lines.ts'
import { signHead } from '#licence/ledger.ts'
import type { Db } from '#platform/database/database.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { checkChain } from './check.ts'
import { endAndHeads, ledgerLines } from './ledger.ts'
import { type End, headOfDay, insertHead } from './queries.ts'
import { task } from '#platform/jobs/task.ts'

type LedgerCall = Pick<Installation, 'signing' | 'clock' | 'log'> & { db: Db }

/**
 * A head of the ledger as it stands, or as it stood when it ended there; null when it does not fit together or contradicts a
 * head signed before: a signature would make genuine what was rewritten. Checked is what came since the last head, and
 * the whole ledger on Sundays.
 */
async function headOfSoundLedger({ db, signing, clock, log }: LedgerCall, upTo?: End) {
  const { end, sound, reasons } = await checkChain(db, await signing.published(db), {
    ...(clock().getUTCDay() > 0 && { since: 'lastHead' }),
    ...(upTo && { upTo }),
  })
  if (sound) {
    const hash = end.hash.toString('base64url')
    return signHead({ position: end.position, hash }, clock(), await signing.active(db))
  }
  log.error({ reasons }, 'the ledger was changed outside the portal: no head is signed')
  return null
}

export const signHeadOfToday = task('ledger.signHead')

/** Signs where the ledger ends, once a day; a second call on the same day changes nothing. */
export async function signDailyHead(job: JobCall): Promise<void> {
  if (await headOfDay(job.db, dayOf(job.clock()))) return
  const head = await headOfSoundLedger(job)
  if (!head) return
  const { day, position, keyId } = head
  const [hash, signature] = [Buffer.from(head.hash, 'base64url'), Buffer.from(head.signature, 'base64url')]
  await insertHead(job.db, { day, position, hash, keyId, signature })
}

const portion = 1000

/** The whole ledger as JSON Lines: entries in order, then every head, and last one of now, so that nothing is uncovered. */
export async function* ledgerFile(call: LedgerCall): AsyncGenerator<string> {
  const { db } = call
  const { heads, end } = await endAndHeads(db)
  let lines: string[] = []
  for await (const line of ledgerLines(db, end.position, heads))
    if (lines.push(line) === portion) {
      yield `${lines.join('\n')}\n`
      lines = []
    }
  if (lines.length > 0) yield `${lines.join('\n')}\n`
  if (heads.some(({ position }) => position === end.position)) return
  // Without a signature it is what it is: the audit says how far the heads reach.
  const head = await headOfSoundLedger(call, end).catch(() => null)
  if (head) yield `${headLine(head)}\n`
}
