import type { OldId, OldIdKind } from '#contract/documented-calls.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { lockOldId, oldIds, oldIdTargets, putOldId, removeOldId } from './old-id-queries.ts'

/** Says what an id means; again for one that is assigned already. Refuses with documentedCalls.targetUnknown. */
export async function saveOldId(
  { db, actor, audit }: Write,
  { oldId, kind, target }: { oldId: string; kind: OldIdKind; target: string },
): Promise<OldId> {
  const known = (await oldIdTargets(db)).find((one) => one.kind === kind && one.target === target)
  if (!known) return fail('documentedCalls.targetUnknown', undefined, 'target')
  const before = await lockOldId(db, oldId)
  await putOldId(db, oldId, { kind, target }, actor.accountId)
  audit({ kind: 'oldId', id: oldId, before: before ?? null, after: { kind, target } })
  return { oldId, ...known }
}

/** Forgets an id. Refuses with documentedCalls.oldIdNotFound. */
export async function deleteOldId({ db, audit }: Write, oldId: string): Promise<void> {
  const before = (await removeOldId(db, oldId)) ?? fail('documentedCalls.oldIdNotFound')
  audit({ kind: 'oldId', id: oldId, before })
}

/** Fixed ids of older programs, as the calls ask for them. */
interface OldIds {
  /** What each id means, as of five seconds ago at most. */
  meanings(): Promise<ReadonlyMap<string, string>>
  /** Whether there is a record of this kind with this id. */
  exists(kind: OldIdKind, id: string): Promise<boolean>
}

const readEvery = 5_000

/** Opens the ids for one process. */
export function openOldIds(db: Db): OldIds {
  let known: { at: number; ids: Promise<ReadonlyMap<string, string>> } | null = null
  const read = async () => new Map((await oldIds(db)).map(({ oldId, target }) => [oldId, target]))
  return {
    meanings() {
      if (!known || Date.now() - known.at > readEvery) known = { at: Date.now(), ids: read() }
      const { ids } = known
      return ids.catch((error: unknown) => {
        known = null
        throw error
      })
    },
    exists: async (kind, id) => (await oldIdTargets(db)).some((one) => one.kind === kind && one.target === id),
  }
}
