import { actingAccount } from '#domains/accounts/public.ts'
import { changeCompany, createCompany } from '#domains/companies/public.ts'
import { changeContact, createContact } from '#domains/contacts/public.ts'
import type { CompanyInput } from '#contract/companies.ts'
import type { ContactInput } from '#contract/contacts.ts'
import type { ImportKind } from '#contract/imports.ts'
import type { Actor } from '#platform/actor.ts'
import { type Change, writeAudit } from '#platform/audit.ts'
import { fail, Failure, isRetryable } from '#platform/failure.ts'
import type { JobCall } from '#platform/job.ts'
import { type Write, writeWithin } from '#platform/operations.ts'
import { requireKind } from './imports.ts'
import { type Judge, type Judged, judgeOf } from './known.ts'
import { anyImport, type StoredImport } from './queries.ts'
import { endCheck, endWriting, saveChecked, saveResult, takeRow, uncheckedRows } from './work-queries.ts'

const portion = 200
/** Rows one job writes before it hands on to the next: short jobs are picked up soon after a crash. */
const atOnce = 1000
/** Rows written at the same time. */
const lanes = 3

/** The dry run: what would become of each row, as things stand now. Writes nothing but that. */
export async function checkRows({ db }: JobCall, { importId, run }: { importId: string; run: number }): Promise<void> {
  const found = await anyImport(db, importId)
  const actor = found && (await actingAccount(db, found.createdBy))
  if (!found || !actor || found.run !== run) return
  const judge = await judgeOf(db, found)
  const seen = new Map<string, number>()
  for (let after = 0; ; ) {
    const rows = await uncheckedRows(db, importId, after, portion)
    if (rows.length === 0) break
    const checked = []
    for (const one of rows) {
      const { existing: _e, input: _i, patch: _p, ...judged } = await judge({ db, actor }, one)
      const first = judged.key === '' ? undefined : seen.get(judged.key)
      if (first === undefined && judged.key !== '') seen.set(judged.key, one.row)
      checked.push({ row: one.row, ...judged, ...(first === undefined ? {} : twice(first, found.kind)) })
    }
    if (!(await saveChecked(db, importId, run, checked))) return
    after = rows.at(-1)!.row
  }
  await endCheck(db, importId, run)
}

const twice = (row: number, kind: ImportKind) => ({
  ...{ outcome: 'error' as const, changes: {} },
  problems: [{ code: 'imports.twice', field: kind === 'companies' ? 'customerNumber' : 'email', details: { row } }],
})

interface Task {
  importId: string
  accountId: string
}

/**
 * Writes the chosen rows, each in a transaction that ends with its result: a row is written once, however often the
 * work is interrupted and taken up again.
 */
export async function writeRows(job: JobCall, task: Task): Promise<void> {
  const { db, jobs } = job
  const found = await anyImport(db, task.importId)
  if (!found || found.state !== 'writing') return
  const work = {
    found,
    actor: await actingAccount(db, task.accountId),
    judge: await judgeOf(db, found),
  }
  let left = atOnce
  let open = true
  const lane = async () => {
    while (open && left-- > 0) if (!(await writeNext(job, work))) open = false
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (open) await jobs.add('imports.write', task)
  else await endWriting(db, task.importId)
}

interface Work {
  found: StoredImport
  actor: Actor | undefined
  judge: Judge
}

async function writeNext(job: JobCall, { found, actor, judge }: Work): Promise<boolean> {
  const { db, jobs } = job
  let row = 0
  try {
    return await db.transaction().execute(async (tx) => {
      const open = await takeRow(tx, found.id)
      if (!open) return false
      row = open.row
      if (!actor) return fail('permission.missing')
      requireKind(actor, found.kind)
      const changes: Change[] = []
      const audit = (change: Change) => void changes.push(change)
      const call = writeWithin(job, { db: tx, actor, audit, jobs: jobs.within(tx) })
      const judged = await judge(call, open)
      // Whoever chose the row saw something else: a record came or went since.
      if ((judged.outcome === 'new') !== (open.outcome === 'new')) fail('imports.changedMeanwhile')
      const outcome = await apply(call, found.kind, judged)
      await saveResult(tx, found.id, row, outcome)
      const source = { requestId: `import ${found.id} row ${row}`, address: '' }
      if (changes.length > 0) await writeAudit(tx, actor, 'startImport', changes, source)
      return true
    })
  } catch (thrown) {
    // Another lane was in the way: the row is still open.
    if (isRetryable(thrown)) return true
    const problem = problemOf(thrown)
    if (row === 0 || !problem) throw thrown
    await saveResult(db, found.id, row, { result: 'failed', recordId: null, problems: [problem] })
    return true
  }
}

/** A refusal, or a row the database itself would not have; anything else is no fault of the row. */
function problemOf(thrown: unknown) {
  if (thrown instanceof Failure)
    return { code: thrown.code, field: thrown.field ?? null, details: thrown.details ?? {} }
  const code = (thrown as { code?: unknown }).code
  return typeof code === 'string' && /^(22|23)/.test(code) ? { code: 'server.failed', field: null, details: {} } : null
}

async function apply(call: Write, kind: ImportKind, judged: Judged) {
  const { outcome, existing, input, patch, problems } = judged
  if (outcome === 'error') return { result: 'failed', recordId: null, problems }
  if (outcome === 'unchanged') return { result: 'unchanged', recordId: existing!.id, problems }
  if (outcome === 'new') {
    const created =
      kind === 'companies'
        ? await createCompany(call, input as CompanyInput)
        : await createContact(call, input as ContactInput)
    return { result: 'created', recordId: created.id, problems }
  }
  const { id, modifiedAt } = existing!
  const needed = kind === 'companies' ? 'companies.list' : 'contacts.update'
  if (!call.actor.permissions.has(needed)) fail('permission.missing')
  const changes = { ...patch, modifiedAt }
  if (kind === 'companies') await changeCompany(call, id, changes)
  else await changeContact(call, id, changes)
  return { result: 'changed', recordId: id, problems }
}
