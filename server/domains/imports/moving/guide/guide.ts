import { type MovingKind, movingKinds, movingNeeds, type MovingStep } from '#contract/moving-in.ts'
import type { Read } from '#platform/operations/operations.ts'
import { mayImport } from '../../imports.ts'
import { newestImports, recordCounts } from './guide-queries.ts'
import { countOldIds } from '../old-id-queries.ts'

/** How far the move is, for each table the actor may import. */
export async function readMovingIn({ db, actor }: Read): Promise<{ items: MovingStep[] }> {
  const kinds = movingKinds.filter((kind) => mayImport(actor, kind))
  if (kinds.length === 0) return { items: [] }
  const there = new Map<MovingKind, number>()
  for (const kind of movingKinds) there.set(kind, await recordCounts[kind](db, actor))
  const known = new Map<string, number>((await countOldIds(db)).map((one) => [one.kind, one.known]))
  const imports = new Map((await newestImports(db, actor, kinds)).map((one) => [one.kind, one]))
  return {
    items: kinds.map((kind) => {
      const last = imports.get(kind)
      return {
        kind,
        there: there.get(kind) ?? 0,
        known: known.get(kind) ?? 0,
        missing: movingNeeds[kind].filter((other) => there.get(other) === 0),
        last: last
          ? {
              importId: last.id,
              fileName: last.fileName,
              state: last.state,
              createdAt: last.createdAt,
              toWrite: last.toWrite ?? 0,
              errors: last.errors ?? 0,
            }
          : null,
      }
    }),
  }
}
