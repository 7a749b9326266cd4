import type { Host, HostInput } from '#contract/hosts.ts'
import type { Licence } from '#contract/licences.ts'
import { announce } from '#domains/webhooks/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { endEmergencies, hostById, lockHost, setMovedTo, updateHost } from '../hosts/host-queries.ts'
import { createHost } from '../hosts/hosts.ts'
import { issueLicence } from './issue.ts'
import { lastLicence } from '../queries.ts'

/** A host whose licence may move, locked until the transaction ends, and its newest licence. */
export async function hostToMove(
  { db, actor }: Write,
  hostId: string,
): Promise<{ host: Host; serial: number; configurationId: string }> {
  const host = (await lockHost(db, actor, hostId)) ?? fail('hosts.notFound')
  if (host.movedTo) fail('hosts.moved')
  if (host.disabled) fail('hosts.disabled')
  if (host.emergencyFor) fail('emergencies.ofEmergency')
  if (host.binding === 'unbound') fail('moves.unbound')
  const last = (await lastLicence(db, hostId)) ?? fail('moves.nothingIssued')
  return { host, serial: last.serial, configurationId: last.configurationId }
}

export interface MovedLicence {
  host: Host
  licence: Licence
  /** The short licence the old machine may go on with; null without one. */
  bridge: Licence | null
}

/**
 * Moves the licence of a locked host: creates a host ID for the new machine and a licence for it that supersedes the
 * old one. With `bridgeEnd` the old machine gets a last licence; without, its host ID is disabled at once. What stands
 * in for the old machine in an emergency is disabled.
 */
export async function moveHost(
  call: Write,
  { host, serial }: { host: Host; serial: number },
  input: HostInput,
  bridgeEnd: string | null,
): Promise<MovedLicence> {
  const { db, actor, audit } = call
  // The bridge licence first, so that the newest to supersede the old one is the new machine's.
  const bridge = bridgeEnd === null ? null : await bridgeLicence(call, host, bridgeEnd)
  const created = await createHost(call, host.holdingId, input)
  const licence = await issueLicence(call, created.id, { kind: 'move', supersedes: serial })
  await setMovedTo(db, host.id, created.id, bridge === null, actor.accountId)
  audit({
    kind: 'host',
    id: host.id,
    before: host,
    after: (await hostById(db, actor, host.id)) ?? fail('hosts.notFound'),
  })
  for (const id of await endEmergencies(db, host.id, created.id, actor.accountId))
    audit({
      kind: 'host',
      id,
      before: { disabled: false, movedTo: null },
      after: { disabled: true, movedTo: created.id },
    })
  const event = { oldHostId: host.id, newHostId: created.id, oldSerial: serial, newSerial: licence.serial }
  await announce(call, 'licence.moved', { ...event, bridgeSerial: bridge?.serial ?? null })
  return { host: created, licence, bridge }
}

/** Licenses another machine for the time until a locked host's licence moves, as that host is licensed; see the errors of issuing. */
export async function issueForEmergency(
  call: Write,
  { host, configurationId }: { host: Host; configurationId: string },
  input: HostInput,
): Promise<{ host: Host; licence: Licence }> {
  const created = await createHost(call, host.holdingId, input, host.id)
  return { host: created, licence: await issueLicence(call, created.id, { kind: 'emergency', configurationId }) }
}

async function bridgeLicence(call: Write, host: Host, endDate: string): Promise<Licence> {
  const {
    id,
    holdingId: _c,
    disabled: _d,
    generation: _g,
    movedTo: _m,
    emergencyFor: _e,
    createdAt: _a,
    modifiedAt: _t,
    ...input
  } = host
  await updateHost(call.db, id, { ...input, unlimited: false, endDate }, call.actor.accountId)
  return issueLicence(call, id, { kind: 'bridge' })
}
