import { portalDay } from '#contract/time-zone.ts'
import { isDeepStrictEqual } from 'node:util'
import { namesOtherCustomer } from '#contract/fields.ts'
import type { Host, HostInput } from '#contract/hosts.ts'
import * as contract from '#contract/moves.ts'
import type { Move } from '#contract/moves.ts'
import { hostToMove, moveHost, readRequest, requireHostRules } from '#domains/licences/public.ts'
import { holdingFor, requireHolderAccess } from '#domains/holdings/public.ts'
import { type Binding, boundHosts } from '#licence/binding.ts'
import { adviseHost } from '#licence/host-advice.ts'
import type { HostRequest } from '#licence/host-request.ts'
import { bareFileName } from '#licence/licence-file-name.ts'
import { bridgeEnd, judgeMove, type MovePolicy } from '#licence/move-rules.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { policyFor, usedMoves } from './allowance.ts'
import { hostUses } from './host-use-queries.ts'
import { mailDone, mailDeclined, mailWaiting } from './mails.ts'
import { inputOf, machinesOf, newHost } from './new-host.ts'
import * as queries from './queries.ts'

interface Wish {
  file: { name: string; content: string }
  slot: number | null
  binding?: Exclude<Binding, 'unbound'> | undefined
  message: string
}

/** Moves a licence, at once where the policy and the facts allow it; else the move waits for a second person. */
export async function askForMove(call: Write, hostId: string, wish: Wish): Promise<Move> {
  const { db, actor, audit } = call
  const file = Buffer.from(wish.file.content, 'base64')
  const request = readRequest(file)
  const { holding, policy } = await heldForMove(call, hostId)
  const source = await hostToMove(call, hostId)
  const { input, count } = newHost(source.host, request, wish)
  requireHostRules(input, holding.product.version)
  // The host is locked: a move carried out at once must not leave another waiting that can never be carried out.
  if (await queries.isWaiting(db, hostId)) fail('moves.waitingAlready')
  const now = call.clock()
  const reasons = await reasonsToWait(call, { source: source.host, input, request, policy, count, now })
  const id = newId()
  await queries.insertMove(db, {
    id,
    holdingId: holding.id,
    hostId,
    count,
    reasons,
    host: input,
    machinesBefore: machinesOf(source.host),
    machinesAfter: machinesOf(input),
    state: reasons.length === 0 ? 'done' : 'waiting',
    message: wish.message,
    file,
    fileName: bareFileName(wish.file.name) || 'request.id',
    language: actor.language,
    askedBy: actor.accountId,
    askedEmail: actor.email,
  } satisfies queries.NewMove)
  if (reasons.length === 0) await carryOut(call, id, source, input, policy, now)
  const move = (await queries.moveById(db, actor, id)) ?? fail('moves.notFound')
  audit({ kind: 'move', id, after: { hostId, newHostId: move.newHostId, state: move.state, reasons, count } })
  if (reasons.length === 0) await mailDone(call, move)
  else await mailWaiting(call, move)
  return move
}

/**
 * Approves or declines a waiting move. Of several decisions at once only one counts, and no account approves its own.
 */
export async function decideMove(
  call: Write,
  id: string,
  { approved, note }: { approved: boolean; note: string },
): Promise<Move> {
  const { db, actor, audit } = call
  const before = (await queries.moveById(db, actor, id)) ?? fail('moves.notFound')
  if (approved && before.own) fail('moves.own')
  // Locks in the order of askForMove, so that the two never deadlock.
  const held = approved ? await heldForMove(call, before.hostId) : null
  const decided = { decidedBy: actor.accountId, decidedEmail: actor.email, note }
  const settled = await queries.settleMove(db, id, { ...decided, state: approved ? 'done' : 'declined' })
  if (!settled) fail('moves.decided')
  if (held) {
    const source = await hostToMove(call, before.hostId)
    const { host: asked } = await queries.moveTask(db, id)
    await carryOut(call, id, source, standing(source.host, before, asked), held.policy, call.clock())
  }
  const move = (await queries.moveById(db, actor, id)) ?? fail('moves.notFound')
  audit({ kind: 'move', id, before: { state: before.state }, after: { state: move.state, note } })
  if (approved) await mailDone(call, move)
  else await mailDeclined(call, move)
  return move
}

/** Withdraws an undecided move. */
export async function withdrawMove({ db, actor, audit }: Write, id: string): Promise<Move> {
  const { holder } = (await queries.moveById(db, actor, id)) ?? fail('moves.notFound')
  requireHolderAccess(actor, holder, contract.withdrawMove, 'moves.notFound')
  if (!(await queries.settleMove(db, id, { state: 'withdrawn' }))) fail('moves.decided')
  audit({ kind: 'move', id, after: { state: 'withdrawn' } })
  return (await queries.moveById(db, actor, id)) ?? fail('moves.notFound')
}

/** The holding of a host, locked so that its moves are counted one after the other, and its policy. */
async function heldForMove({ db, actor }: Write, hostId: string) {
  const holdingId = (await queries.holdingOfHost(db, actor, hostId)) ?? fail('hosts.notFound')
  await queries.lockForMoves(db, holdingId)
  const holding = await holdingFor(db, actor, holdingId)
  requireHolderAccess(actor, holding.holder, contract.askForMove, 'hosts.notFound')
  if (holding.disabled) fail('holdings.disabled')
  const policy = (await policyFor(db, holding.product.id)) ?? fail('moves.noPolicy')
  return { holding, policy }
}

/** The host ID a waiting move requested: its machine's facts, all the rest as the old one has it now. */
function standing(host: Host, { machinesBefore, machinesAfter }: Move, asked: HostInput): HostInput {
  const isKept = (at: number) => asked.binding === 'triade' && isDeepStrictEqual(machinesBefore[at], machinesAfter[at])
  const machine = (at: 0 | 1 | 2) => (isKept(at) ? host.hosts[at] : asked.hosts[at])
  return {
    ...inputOf(host),
    binding: asked.binding,
    hosts: [machine(0), machine(1), machine(2)],
    version: asked.version,
    terminalServer: asked.terminalServer,
    virtualServer: asked.virtualServer,
    port: asked.port,
    hostCreatedOn: asked.hostCreatedOn,
    serverHostId: asked.serverHostId,
    serverName: asked.serverName,
    installationType: asked.installationType,
    build: asked.build,
    operatingSystem: asked.operatingSystem,
    traits: asked.traits,
  }
}

interface Circumstances {
  source: Host
  input: HostInput
  request: HostRequest
  policy: MovePolicy
  count: number
  now: Date
}

async function reasonsToWait({ db, actor }: Write, facts: Circumstances) {
  const { source, input, request, policy, count, now } = facts
  const { used } = await usedMoves(db, source.holdingId, policy, now)
  const last = (await queries.arrivals(db, source.holdingId)).find(({ hostId }) => hostId === source.id)
  const bound = boundHosts(input)
  const macs = bound.flatMap(({ mac }) => mac ?? [])
  // A name alone is licensed elsewhere only within the company, and there the same name is no rare thing.
  const uses = await hostUses(db, actor, { macs, names: [] }, source.id)
  const holding = await holdingFor(db, actor, source.holdingId)
  return judgeMove({
    policy,
    used,
    count,
    now,
    lastMovedAt: last?.at ?? null,
    byStaff: actor.permissions.has('hosts.edit'),
    otherBinding: input.binding !== source.binding,
    warned: uses.length > 0 || adviseHost(input).some(({ severity }) => severity === 'warning'),
    otherCustomer: namesOtherCustomer(request.customerNumber, holding.holder.customerNumber),
  })
}

async function carryOut(
  call: Write,
  id: string,
  source: { host: Host; serial: number },
  input: HostInput,
  policy: MovePolicy,
  now: Date,
): Promise<void> {
  const end = bridgeEnd(policy, source.host, portalDay(now))
  const { host, licence, bridge } = await moveHost(call, source, input, end)
  await queries.noteResult(call.db, id, {
    host: input,
    machinesAfter: machinesOf(input),
    newHostId: host.id,
    oldSerial: source.serial,
    newSerial: licence.serial,
    bridgeSerial: bridge?.serial ?? null,
    bridgeEnd: bridge?.endDate ?? null,
  })
}
