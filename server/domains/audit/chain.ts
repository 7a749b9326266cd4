import type { AuditCheck } from '#contract/audit.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { type Progress, wholeChecks } from '#platform/jobs/whole-checks.ts'
import type { Db } from '#platform/database/database.ts'
import type { SigningKey } from '#platform/keys/keys.ts'
import { genesis, hashRow, type HeadKeys, isSigned, type Link, signAuditHead } from './chain-lines.ts'
import {
  auditHeads,
  auditSeals,
  countUnlinked,
  countWaiting,
  endIds,
  firstLinkUpTo,
  lockProgress,
  insertHead,
  insertLinks,
  lastHead,
  lastLink,
  linkAt,
  type LinkedRow,
  linkedBehind,
  type Seal,
  sentSoFar,
  takeWaiting,
  unlistedEmails,
} from './chain-queries.ts'
import { archiveFolder, checkSealedFile } from './sealed-file.ts'

const portion = 1000
/** Numbers of rows that are compared with their links at once. */
const idsAtOnce = 20_000
/** How long rows may rest on the chain alone before a head is signed. */
const headEveryMs = 3_600_000

export const keysOf = (keys: readonly SigningKey[]): HeadKeys =>
  new Map(keys.map(({ id, publicKey }) => [id, publicKey]))

/**
 * Links all waiting rows in one order, whichever process wrote them; writers never wait. Safe to run in several
 * processes.
 */
export async function linkRows({ db }: Pick<JobCall, 'db'>): Promise<void> {
  for (let linked = portion; linked === portion; )
    linked = await db.transaction().execute(async (tx) => {
      if (!(await lockProgress(tx))) return 0
      const rows = await takeWaiting(tx, portion)
      let { position, hash } = await lastLink(tx)
      const links = rows.map((row) => {
        position += 1
        hash = hashRow(row, position, hash)
        return { position, hash, auditId: row.id }
      })
      if (links.length > 0) await insertLinks(tx, links)
      return rows.length
    })
}

/**
 * Signs where the log ends when an hour has passed since the last head: after every row behind that head was computed again
 * and the head itself was found to stand. A log that was rewritten gets no signature.
 */
export async function signEnd({ db, answerKeys, clock, log }: JobCall): Promise<void> {
  const before = await lastHead(db)
  const now = clock()
  if (before && now.getTime() - Date.parse(before.signedAt) < headEveryMs) return
  const from = before ? await linkAt(db, before.position) : { position: 0, hash: genesis }
  const stands = !before || (isSigned(before, keysOf(answerKeys)) && from?.hash.equals(before.hash) === true)
  const { end, brokenAt } = await follow(db, from ?? before ?? { position: 0, hash: genesis })
  if (!stands || brokenAt !== null) {
    log.error(
      { position: brokenAt ?? before?.position },
      'the audit log was changed outside the portal: no head is signed',
    )
    return
  }
  if (end.position === (before?.position ?? 0)) return
  const head = signAuditHead(end, now, answerKeys[0])
  await db.transaction().execute(async (tx) => {
    if ((await lockProgress(tx)) && (await lastHead(tx))?.position === before?.position) await insertHead(tx, head)
  })
}

/** Computes every hash behind a link again; where the chain ends, and the first place that does not fit. */
async function follow(
  db: Db,
  from: Link,
  { tell, progress }: { tell?: (link: Link) => void; progress?: Progress } = {},
) {
  let end = from
  let brokenAt: number | null = null
  for (let links: LinkedRow[] | null = null; links === null || links.length === portion; ) {
    links = await linkedBehind(db, end.position, portion)
    for (const link of links) {
      const follows = link.position === end.position + 1 && link.id !== null
      if (!follows || !hashRow(link, link.position, end.hash).equals(link.hash)) brokenAt ??= link.position
      end = { position: link.position, hash: link.hash }
      tell?.(end)
    }
    await progress?.(end.position)
  }
  return { end, brokenAt }
}

type Checked = Pick<JobCall, 'db' | 'settings'> & { answerKeys: readonly SigningKey[] }

/**
 * Computes the whole log again, from its sealed files on, and compares every head with it; each row is looked at twice. A
 * sealed file that is not in its folder is told and counts as it was sealed.
 */
export async function checkAudit(call: Checked, progress: Progress = () => Promise.resolve()): Promise<AuditCheck> {
  for (;;) {
    const seals = await auditSeals(call.db)
    const found = await checkBehind(seals, call, progress)
    const fits = found.brokenAt === null && found.wrongHead === null
    // What was sealed meanwhile has left the log under the check: the next one finds it in its file.
    if (fits || (await auditSeals(call.db)).length === seals.length) return found
  }
}

async function checkBehind(
  seals: readonly Seal[],
  { db, answerKeys, settings }: Checked,
  progress: Progress,
): Promise<AuditCheck> {
  const heads = await auditHeads(db)
  const named = new Map(heads.map((head) => [head.position, head]))
  const keys = keysOf(answerKeys)
  const agreed = new Set<number>()
  const tell = ({ position, hash }: Link) => {
    if (named.get(position)?.hash.equals(hash)) agreed.add(position)
  }
  const half: Progress = (position) => progress(Math.floor(position / 2))
  const sealed = await checkSeals(seals, { folder: archiveFolder(settings), keys, tell, progress: half })
  const { end, brokenAt } = await follow(db, sealed.end, { tell, progress: half })
  const stands = heads.map(
    (head) => (agreed.has(head.position) || isWithin(sealed.unread, head.position)) && isSigned(head, keys),
  )
  const unsigned = seals.find(({ to }) => !named.has(to.position))
  return {
    entries: end.position,
    brokenAt: sealed.brokenAt ?? (await firstLinkUpTo(db, sealed.end.position)) ?? brokenAt,
    heads: heads.length,
    wrongHead: heads.find((_, at) => !stands[at])?.position ?? unsigned?.to.position ?? null,
    signedTo: heads.findLast((_, at) => stands[at])?.position ?? 0,
    waiting: await countWaiting(db),
    ...(await countBeside(db, (share) => progress(Math.floor((end.position * (1 + share)) / 2)))),
    sentTo: settings.AUDIT_TO ? (await sentSoFar(db)).sent : null,
    sealed: sealed.told,
  }
}

/** A head inside a file that cannot be read has nothing to be compared with; the one at its end has. */
const isWithin = (unread: readonly Seal[], position: number): boolean =>
  unread.some(({ from, to }) => position > from.position && position < to.position)

/** Follows the chain through the seals; where it leaves the last of them, and which files are missing or were changed. */
async function checkSeals(
  seals: readonly Seal[],
  { folder, keys, tell, progress }: { folder: string; keys: HeadKeys; tell: (link: Link) => void; progress: Progress },
) {
  let end: Link = { position: 0, hash: genesis }
  let brokenAt: number | null = null
  const unread: Seal[] = []
  const told: AuditCheck['sealed'] = { rows: 0, files: seals.length, missing: [], wrong: [] }
  for (const seal of seals) {
    if (seal.from.position !== end.position || !seal.from.hash.equals(end.hash)) brokenAt ??= seal.from.position + 1
    const found = await checkSealedFile(folder, seal, {
      keys,
      async tell(link) {
        tell(link)
        if (link.position % portion === 0) await progress(link.position)
      },
    })
    if (found !== 'whole') {
      told[found].push(seal.file)
      unread.push(seal)
    }
    end = seal.to
    tell(end)
    told.rows += seal.rows
    await progress(end.position)
  }
  return { end, brokenAt, unread, told }
}

/**
 * Rows that no link leads to, and addresses no search finds, portion by portion; `progress` is told which share of the
 * rows was looked at.
 */
async function countBeside(db: Db, progress: (share: number) => Promise<void>) {
  const { first, last } = await endIds(db)
  let unlinked = 0
  const unlisted = new Set<string>()
  const before = (first ?? 1) - 1
  for (let id = before; id < (last ?? 0); id += idsAtOnce) {
    const upTo = id + idsAtOnce
    unlinked += await countUnlinked(db, id, upTo)
    for (const email of await unlistedEmails(db, id, upTo)) unlisted.add(email)
    await progress(Math.min(1, (upTo - before) / ((last ?? 0) - before)))
  }
  return { unlinked, unlisted: unlisted.size }
}

/** Checks of the whole log as a job. */
export const auditChecks = wholeChecks<AuditCheck>({
  table: 'audit_checks',
  task: 'audit.check',
  kind: 'auditCheck',
  entries: async (db) => (await lastLink(db)).position,
  check: checkAudit,
})
