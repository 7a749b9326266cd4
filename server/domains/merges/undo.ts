import { undoDays } from '#contract/merges.ts'
import { refreshContactSearch } from '#domains/contacts/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call, Write } from '#platform/operations/operations.ts'
import { tableOf } from './fields.ts'
import { requireStaff } from './merge.ts'
import { thingOf } from './plan.ts'
import { finishUndo, lockMerge } from './queries.ts'
import { lockCompaniesOf, lockRecords } from './record-queries.ts'
import { lockRow, type Step, undoStep } from './step-queries.ts'
import { codeOf } from '#platform/record.ts'

/** Takes a merge back step by step, the last one first. What was changed since stays where it is, and is reported. */
export async function undoMerge({
  db,
  actor,
  audit,
  params,
}: Pick<Call<{ id: string }, unknown, unknown>, keyof Write | 'params'>) {
  const merge = (await lockMerge(db, params.id)) ?? fail('merges.notFound')
  const { kind, remaining, removed, steps } = merge
  requireStaff(actor, kind)
  if (merge.undone) fail('merges.alreadyUndone')
  if (!merge.undoable || !steps) fail('merges.tooLate', { days: undoDays })
  if (kind === 'contact') await lockCompaniesOf(db, steps.flatMap(contactIn))
  await lockRecords(db, kind, [remaining])
  const before = (await lockRow(db, tableOf[kind], remaining)) ?? fail('merges.remainingGone')
  const stayed = new Map<string, number>()
  for (const step of steps.toReversed()) {
    const left = await undoStep(db, step).catch(refusal)
    if (left > 0) stayed.set(thingIn(step), (stayed.get(thingIn(step)) ?? 0) + left)
  }
  if (kind === 'contact') await refreshContactSearch(db, remaining)
  await finishUndo(db, params.id, actor.accountId)
  audit({
    kind,
    id: remaining,
    before,
    after: (await lockRow(db, tableOf[kind], remaining)) ?? fail('merges.remainingGone'),
  })
  audit({ kind, id: removed, before: { mergedInto: remaining }, after: { mergedInto: null } })
  return { kind, id: removed, stayed: [...stayed].map(([what, count]) => ({ what, count })) }
}

/** The contact a step brings back, or gives its fields back. */
const contactIn = (step: Step) =>
  step.table !== 'contacts' ? [] : step.did === 'deleted' ? [step.row] : step.did === 'changed' ? [step.before] : []

const thingIn = ({ table }: Step) => thingOf(table === 'companies' ? 'other' : table)

/** Since then a unique value was taken, or what the old record refers to was deleted. */
function refusal(error: unknown): never {
  const code = codeOf(error)
  if (code === '23505') fail('merges.undoTaken')
  if (code === '23503') fail('merges.undoBroken')
  throw error
}
