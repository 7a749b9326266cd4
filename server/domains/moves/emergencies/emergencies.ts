import { portalDay } from '#contract/time-zone.ts'
import { type Emergency, takeEmergencyLicence } from '#contract/emergencies.ts'
import { namesOtherCustomer } from '#contract/fields.ts'
import { hasFactor } from '#domains/accounts/public.ts'
import { holdingFor, requireHolderAccess } from '#domains/holdings/public.ts'
import { hostToMove, issueForEmergency, readRequest } from '#domains/licences/public.ts'
import { bridgeEnd } from '#licence/move-rules.ts'
import { newId } from '#platform/database/ids.ts'
import { serialize } from '#platform/database/serialize.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { machinesOf, newHost } from '../new-host.ts'
import { holdingOfHost } from '../queries.ts'
import { mailTaken } from './mails.ts'
import { policyFor, usedOf } from './offer.ts'
import * as queries from './queries.ts'

interface Wish {
  file: { name: string; content: string }
  slot: number | null
  reason: string
}

/**
 * Licenses another machine for some days in place of one that died, at any hour and without asking. While that licence
 * runs, the same request answers it again and counts once.
 */
export async function takeEmergency(call: Write, hostId: string, wish: Wish): Promise<Emergency> {
  const { db, actor, audit } = call
  const request = readRequest(Buffer.from(wish.file.content, 'base64'))
  const { holding, policy } = await heldForEmergency(call, hostId)
  const source = await hostToMove(call, hostId)
  const now = call.clock()
  const today = portalDay(now)
  const { input } = newHost(source.host, request, wish)
  const running = await queries.runningOn(db, actor, { hostId, machines: input.hosts, today })
  if (running) return running
  if (namesOtherCustomer(request.customerNumber, holding.holder.customerNumber)) fail('emergencies.customerNumber')
  const endDate = bridgeEnd({ bridgeDays: policy.days }, source.host, today) ?? fail('emergencies.notRunning')
  const { left, nextAt } = await usedOf(db, holding, policy, now)
  if (left === 0) fail('emergencies.limit', { day: nextAt?.slice(0, 10) ?? '' })
  const { host, licence } = await issueForEmergency(call, source, {
    ...input,
    startDate: today,
    endDate,
    unlimited: false,
  })
  const id = newId()
  await queries.insertEmergency(db, {
    id,
    holdingId: holding.id,
    hostId,
    newHostId: host.id,
    machinesBefore: machinesOf(source.host).machines,
    machinesAfter: machinesOf(input).machines,
    licenceId: licence.id,
    endDate,
    reason: wish.reason,
    takenBy: actor.accountId,
    takenEmail: actor.email,
  })
  const emergency = (await queries.emergencyById(db, actor, id, today)) ?? fail('hosts.notFound')
  audit({ kind: 'emergency', id, after: { hostId, newHostId: host.id, serial: licence.serial, endDate } })
  await mailTaken(call, emergency)
  return emergency
}

/** The holding of a host, locked as for moves, and its policy; all of one holder and product are counted one after the other. */
async function heldForEmergency({ db, actor }: Write, hostId: string) {
  const holdingId = (await holdingOfHost(db, actor, hostId)) ?? fail('hosts.notFound')
  const holding = await holdingFor(db, actor, holdingId)
  requireHolderAccess(actor, holding.holder, takeEmergencyLicence, 'hosts.notFound')
  if (actor.accountId === null || !(await hasFactor(db, actor.accountId))) fail('emergencies.factor')
  if (holding.disabled) fail('holdings.disabled')
  await serialize(db, 'emergencies of', holding.holder.id, holding.product.id)
  const policy = (await policyFor(db, holding)) ?? fail('emergencies.none')
  if (holding.product.licenceFormat !== 3) fail('emergencies.format')
  return { holding, policy }
}
