import * as contract from '#contract/merges.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { visibleContact } from '#domains/contacts/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Read, type Route } from '#platform/operations/operations.ts'
import { listDuplicates } from './duplicates.ts'
import { createMerge, requireStaff } from './merge.ts'
import { planMerge, previewOf } from './plan.ts'
import { survivor } from './queries.ts'
import { undoMerge } from './undo.ts'

export const mergeRoutes: Route[] = [
  on(contract.listDuplicates, (call) => listDuplicates(call, call.query.kind)),
  on(contract.previewMerge, async ({ db, actor, query, settings }) => {
    requireStaff(actor, query.kind)
    return previewOf(db, await planMerge(db, query, settings.MAIN_CONTACT_LIMIT, actor.language), actor.language)
  }),
  on(contract.createMerge, createMerge),
  on(contract.undoMerge, (call) => undoMerge(call)),
  on(contract.findMerged, (call) => findMerged(call, call.params.id)),
]

async function findMerged({ db, actor }: Read, id: string) {
  const found = (await survivor(db, id)) ?? fail('merges.notFound')
  if (found.kind === 'company') await requireVisibleCompany(db, actor, found.id).catch(() => fail('merges.notFound'))
  else if (!(await visibleContact(db, actor, found.id))) fail('merges.notFound')
  return found
}
