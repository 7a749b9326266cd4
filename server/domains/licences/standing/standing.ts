import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { licenceState, readLicenceState as operation } from '#contract/licences.ts'
import type { Read } from '#platform/operations/operations.ts'
import { type Standing, standingOf } from './standing-queries.ts'

/** What became of a licence since it was issued. */
export function stateOf({ serial, newest, disabled, movedTo }: Standing): z.infer<typeof licenceState> {
  if (newest !== serial) return 'superseded'
  if (movedTo !== null) return 'moved'
  return disabled ? 'suspended' : 'current'
}

/** The state of the licence that a file is, for who sees its product; nothing of a file with other bytes. */
export async function readLicenceState(
  { db, actor }: Read,
  { serial, sha256 }: z.output<typeof operation.query>,
): Promise<z.output<typeof operation.output>> {
  const found = await standingOf(db, actor, Number(serial))
  const same = found && createHash('sha256').update(found.bytes).digest('hex') === sha256
  return same ? { state: stateOf(found), holdingId: found.holdingId } : { state: null, holdingId: null }
}
