import { actingAccount } from '#domains/accounts/public.ts'
import { importKeys, type ImportKind } from '#contract/import-kinds.ts'
import type { Permission } from '#contract/permissions.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Write } from '#platform/operations/operations.ts'
import { workRows } from '#platform/jobs/work-rows.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import { mayImport } from './imports.ts'
import type { ClassifiedRow } from './classified-row.ts'
import { rowClassifier } from './classify-row.ts'
import { lockNextGroup } from './moving/group-queries.ts'
import { anyImport, type StoredImport } from './queries.ts'
import {
  endCheck,
  endWriting,
  giveUpWriting,
  saveChecked,
  storeResult,
  lockNextRow,
  type OpenRow,
  uncheckedRows,
  type Result,
} from './work-queries.ts'
import type { PayloadOf } from '#platform/jobs/task.ts'
import { type checkImport, writeImport } from './tasks.ts'
import { checkGroups, isGroupedImport, type OpenGroup, storeGroup, writeGroup } from './work-groups.ts'

const portion = 200
/** Rows written at the same time. */
const lanes = 3

/** The dry run: determines the outcome of each row at present. Writes nothing else. */
export async function checkRows(
  { db, clock }: JobCall,
  { importId, run }: PayloadOf<typeof checkImport>,
): Promise<void> {
  const found = await anyImport(db, importId)
  const actor = found && (await actingAccount(db, found.createdBy))
  if (!found || !actor || found.run !== run) return
  if (isGroupedImport(found)) {
    if (await checkGroups({ db, actor, clock }, found)) await endCheck(db, importId, run, 'checked')
    return
  }
  const classify = await rowClassifier(db, found)
  const seen = new Map<string, number>()
  for (let after = 0; ; ) {
    const rows = await uncheckedRows(db, importId, after, portion)
    const last = rows.at(-1)
    if (!last) break
    const checked = []
    for (const one of rows) {
      const { key, outcome, changes, problems } = await classify({ db, actor, clock }, one)
      const judged = { key, outcome, changes, problems }
      const first = judged.key === '' ? undefined : seen.get(judged.key)
      if (first === undefined && judged.key !== '') seen.set(judged.key, one.row)
      checked.push({ row: one.row, ...judged, ...(first === undefined ? {} : twice(first, found.kind)) })
    }
    if (!(await saveChecked(db, importId, run, checked))) return
    after = last.row
  }
  await endCheck(db, importId, run, 'checked')
}

const twice = (row: number, kind: ImportKind) => ({
  outcome: 'error' as const,
  changes: {},
  problems: [{ code: 'imports.twice', field: importKeys[kind], details: { row } }],
})

/** Writes the chosen rows, each once, however often the work is interrupted and taken up again. */
export async function writeRows(job: JobCall, task: PayloadOf<typeof writeImport>): Promise<void> {
  const { db } = job
  const found = await anyImport(db, task.importId)
  if (!found || found.state !== 'writing') return
  const { id, kind } = found
  if (isGroupedImport(found)) {
    await workRows<OpenGroup>(job, {
      ...(await commonWork(job, task, found)),
      take: (tx) => lockNextGroup(tx, id),
      work: (call, open) => writeGroup(call, found, open),
      async refuse(tx, open, problem) {
        await storeGroup(tx, id, open, { result: 'failed', recordId: null, problems: [problem] })
        return true
      },
    })
    return
  }
  const classify = await rowClassifier(db, found)
  await workRows<OpenRow & { outcome: string | null }>(job, {
    ...(await commonWork(job, task, found)),
    take: (tx) => lockNextRow(tx, id),
    async work(call, open) {
      const judged = await classify(call, open)
      // The row was chosen for another outcome: a record came or went since. The user has to see the new outcome first.
      if ((judged.outcome === 'new') !== (open.outcome === 'new')) {
        const { outcome, changes, problems } = judged
        const told = { code: 'imports.changedMeanwhile', field: null, details: {} }
        const now = { outcome, changes, recordId: null, problems: [told, ...problems] }
        return storeResult(call.db, id, open.row, { result: 'failed', ...now })
      }
      return storeResult(call.db, id, open.row, await apply(call, kind, judged))
    },
    async refuse(tx, { row }, problem) {
      await storeResult(tx, id, row, { result: 'failed', recordId: null, problems: [problem] })
      return true
    },
  })
}

/** What writing has alike, whatever the table holds. */
const commonWork = async ({ db }: JobCall, task: PayloadOf<typeof writeImport>, { id, kind }: StoredImport) => ({
  actor: await actingAccount(db, task.accountId),
  allowed: (actor: Actor) => mayImport(actor, kind),
  operation: 'startImport',
  origin: ({ row }: OpenRow) => `import ${id} row ${row}`,
  lanes,
  next: (jobs: Jobs) => jobs.send(writeImport, task),
  end: () => endWriting(db, id),
})

/** After the last try: the import can be begun again. */
export const checkFailed = async ({ db }: JobCall, { importId, run }: PayloadOf<typeof checkImport>) =>
  void (await endCheck(db, importId, run, 'mapping'))
export const writingFailed = async ({ db }: JobCall, { importId }: PayloadOf<typeof writeImport>) =>
  void (await giveUpWriting(db, importId))

/** The permission to change an existing record. */
const needed: Record<ImportKind, Permission> = {
  companies: 'companies.list',
  contacts: 'contacts.update',
  studentDomains: 'students.domains.add',
  virtualDesktops: 'vdi.list',
  products: 'products.all',
  modules: 'master.edit',
  masters: 'master.edit',
  holdings: 'configurations.product.edit',
  configurations: 'configurations.edit',
  hosts: 'hosts.edit',
  licences: 'configurations.area',
}

async function apply(call: Write, kind: ImportKind, judged: ClassifiedRow): Promise<Result> {
  const { problems } = judged
  if (judged.outcome === 'error') return { result: 'failed', recordId: null, problems }
  if (judged.outcome === 'unchanged') return { result: 'unchanged', recordId: judged.id, problems }
  if (judged.outcome === 'new') {
    const created = await judged.create(call)
    return { result: 'created', recordId: created.id, problems }
  }
  requirePermission(call.actor, needed[kind])
  await judged.change(call)
  return { result: 'changed', recordId: judged.id, problems }
}
