import type { Host, HostInput } from '#contract/hosts.ts'
import { holdingFor } from '#domains/holdings/public.ts'
import { checkHost } from '#licence/host-rules.ts'
import { readHostRequest } from '#licence/host-request.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import { readTraitSalt } from '#platform/keys/trait-salt.ts'
import type { Db } from '#platform/database/database.ts'
import { zip } from '#platform/zip.ts'
import { lastLicence } from '../queries.ts'
import { announceState } from '../issuing/announcements.ts'
import {
  type DisabledBy,
  hostById,
  insertHost,
  lockHost,
  setDisabledBy,
  updateHost,
  updateHostEnds,
  updateHostTerm,
} from './host-queries.ts'
import type { ReasonCode } from '#licence/reason.ts'
import type { ErrorCode } from '#texts/errors.ts'

const refusals: Partial<Record<ReasonCode, ErrorCode>> = {
  'host.tooLarge': 'hosts.requestTooLarge',
  'host.encoding': 'hosts.requestEncoding',
  'host.notXml': 'hosts.requestNotXml',
  'host.doctype': 'hosts.requestDoctype',
  'host.tooDeep': 'hosts.requestTooDeep',
  'host.noRequest': 'hosts.requestMissing',
}

/** Reads a licence request; every kind of wrong file has its own refusal. */
export function readRequest(bytes: Uint8Array) {
  const result = readHostRequest(bytes)
  if (result.ok) return result.request
  const refusal = refusals[result.code]
  if (refusal) fail(refusal)
  fail('hosts.requestField', { name: result.field ?? '' })
}

export async function createHost(
  { db, actor, audit }: Write,
  holdingId: string,
  input: HostInput,
  emergencyFor: string | null = null,
): Promise<Host> {
  const { product } = await holdingFor(db, actor, holdingId)
  requireHostRules(input, product.version)
  await requireOwnSalt(db, input.traits)
  const id = newId()
  await insertHost(db, { id, holdingId, emergencyFor }, input, actor.accountId)
  const created = (await hostById(db, actor, id)) ?? fail('hosts.notFound')
  audit({ kind: 'host', id, after: created })
  return created
}

export async function changeHost(
  { db, actor, audit }: Write,
  id: string,
  input: HostInput,
  modifiedAt: string | undefined,
): Promise<Host> {
  const before = (await lockHost(db, actor, id)) ?? fail('hosts.notFound')
  refuseChangedSince(modifiedAt, before)
  const { product } = await holdingFor(db, actor, before.holdingId)
  requireHostRules({ ...input, traits: input.traits === undefined ? before.traits : input.traits }, product.version)
  await requireOwnSalt(db, input.traits)
  await updateHost(db, id, input, actor.accountId)
  const after = (await hostById(db, actor, id)) ?? fail('hosts.notFound')
  audit({ kind: 'host', id, before, after })
  return after
}

export async function changeHostTerm(
  { db, actor, audit }: Write,
  id: string,
  { startDate, endDate }: { startDate?: string | undefined; endDate: string | null },
  productVersion: number,
): Promise<void> {
  const before = (await lockHost(db, actor, id)) ?? fail('hosts.notFound')
  const after = { ...before, startDate: startDate ?? before.startDate, endDate, unlimited: endDate === null }
  requireHostRules(after, productVersion)
  await updateHostTerm(db, id, after, actor.accountId)
  audit({ kind: 'host', id, before, after })
}

/**
 * Locked hosts of a product of that version that get other last days, null: unlimited, and the call that is audited.
 */
interface NewEnds {
  call: Write
  changes: readonly { host: Host; endDate: string | null }[]
  productVersion: number
}

/** Gives locked hosts other last days, in one transaction; returns those of each part afterwards. */
export async function changeHostEnds(parts: readonly NewEnds[]): Promise<Host[][]> {
  const after = parts.map(({ changes, productVersion }) =>
    changes.map(({ host, endDate }) => {
      const changed = { ...host, endDate, unlimited: endDate === null }
      requireHostRules(changed, productVersion)
      return changed
    }),
  )
  const [first] = parts
  if (first && after.some(({ length }) => length > 0))
    await updateHostEnds(first.call.db, after.flat(), first.call.actor.accountId)
  for (const [{ call, changes }, hosts] of zip(parts, after))
    for (const [{ host }, changed] of zip(changes, hosts))
      call.audit({ kind: 'host', id: host.id, before: host, after: changed })
  return after
}

/** Disables or enables a host ID. What was disabled already stays so for the reason it was. */
export async function toggleHost(
  call: Write,
  id: string,
  disabled: boolean,
  reason: DisabledBy = 'vendor',
): Promise<Host> {
  const { db, actor, audit } = call
  const before = (await lockHost(db, actor, id)) ?? fail('hosts.notFound')
  if (before.movedTo && !disabled) fail('hosts.moved')
  if (before.disabled !== disabled) await setDisabledBy(db, id, disabled ? reason : null, actor.accountId)
  const after = (await hostById(db, actor, id)) ?? fail('hosts.notFound')
  audit({ kind: 'host', id, before, after })
  if (before.disabled !== disabled) await announceState(call, after, (await lastLicence(db, id))?.serial ?? null)
  return after
}

/** Refuses traits that were hashed with another vendor's salt. */
export async function requireOwnSalt(db: Db, traits: HostInput['traits']): Promise<void> {
  if (!traits) return
  const salt = await readTraitSalt(db)
  if (traits.salt !== salt) fail('hosts.otherSalt', { salt })
}

export function requireHostRules(input: HostInput, productVersion: number): void {
  const broken = checkHost(input, productVersion)
  if (broken.length > 0) fail('hosts.broken', { broken })
}
