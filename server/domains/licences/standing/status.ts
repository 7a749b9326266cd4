import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { readLicenceStatus as operation } from '#contract/licences.ts'
import type { FileAnswer } from '#contract/operation.ts'
import { renderStatus, signStatus, type StatusFacts } from '#licence/status.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { stateOf } from './standing.ts'
import { standingOfFile } from './standing-queries.ts'

/** For so long the same answer is given again: a program in a loop must not keep the signer from issuing. */
const sameForMs = 60_000
const mostRemembered = 1000

/** Signed answers by what they say, the oldest first. */
const remembered = new Map<string, { until: number; bytes: Uint8Array }>()

/**
 * The signed status of a licence for who has its file. Refuses with licences.licNotFound for an unknown serial and for other
 * bytes alike, and with licences.signerAway.
 */
export async function licenceStatus(
  { db, signing, clock }: Write,
  { serial, sha256 }: z.output<typeof operation.query>,
): Promise<FileAnswer> {
  const found = await standingOfFile(db, Number(serial))
  const same = found && createHash('sha256').update(found.bytes).digest('base64url') === sha256
  if (!same) return fail('licences.licNotFound')
  const { keys } = await signing.published(db)
  // The oldest key that counts: a program that knows no newer one learns those from this answer.
  const oldest =
    keys.findLast(({ status }) => status === 'active' || status === 'replaced') ?? fail('licences.signerAway')
  const now = clock()
  const facts: StatusFacts = {
    serial: String(found.serial),
    sha256,
    state: stateOf(found),
    successor: found.newest === found.serial ? null : String(found.newest),
    at: `${now.toISOString().slice(0, 19)}Z`,
    // Newest first, and never without the one that signs.
    keys: [...keys.filter(({ kid }) => kid !== oldest.kid).slice(0, 63), oldest],
  }
  const bytes = await rememberedOr(renderStatus({ ...facts, at: '' }), now.getTime(), () =>
    signStatus(facts, signing.by(oldest.kid)),
  )
  return { fileName: `${serial}.status`, mediaType: 'text/plain', bytes }
}

async function rememberedOr(said: string, now: number, sign: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = remembered.get(said)
  if (known && now < known.until) return known.bytes
  const bytes = await sign()
  remembered.delete(said)
  remembered.set(said, { until: now + sameForMs, bytes })
  const [oldest] = remembered.keys()
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  return bytes
}
