import type { z } from 'zod'
import * as contract from '#contract/hosts.ts'
import { holdingFor, requireHolderAccess } from '#domains/holdings/public.ts'
import { renewTraits } from '#licence/traits/recorded-traits.ts'
import { compareMachine } from '#licence/traits/compare-traits.ts'
import { bindTraits } from '#licence/traits/trait-policy.ts'
import { readTraitSalt } from '#platform/keys/trait-salt.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { hostById, lockHost, noteReading, readingsOf } from '../hosts/host-queries.ts'
import { readRequest, requireOwnSalt } from '../hosts/hosts.ts'
import { issueLicence } from './issue.ts'

export async function readTraitBinding(
  { db, actor }: Read,
  holdingId: string,
): Promise<z.output<typeof contract.readTraitBinding.output>> {
  const { product } = await holdingFor(db, actor, holdingId)
  const readings = (await readingsOf(db, holdingId)).flatMap(({ hostId, traitReading }) =>
    traitReading ? [{ hostId, ...traitReading }] : [],
  )
  return { policies: product.traitPolicies, salt: await readTraitSalt(db), readings }
}

/**
 * Holds a machine, read again, against what its host ID is bound to. Where as many traits hold as the policy says, the host
 * is bound to the new ones and gets a licence; else it is only noted what changed, and another machine needs a move.
 */
export async function rereadHost(
  call: Write,
  id: string,
  file: { content: string },
): Promise<z.output<typeof contract.rereadHost.output>> {
  const { db, actor, audit } = call
  const before = (await lockHost(db, actor, id)) ?? fail('hosts.notFound')
  const { holder, product, disabled } = await holdingFor(db, actor, before.holdingId)
  requireHolderAccess(actor, holder, contract.rereadHost, 'hosts.notFound')
  if (disabled) fail('holdings.disabled')
  if (before.movedTo) fail('hosts.moved')
  if (before.disabled) fail('hosts.disabled')
  if (before.binding !== 'traits' || !before.traits || !product.traitPolicies)
    return fail('hosts.broken', { broken: [{ code: 'host.traitsOff', detail: {} }] })
  const { traits } = readRequest(Buffer.from(file.content, 'base64'))
  if (traits === null) return fail('hosts.requestField', { name: 'traits' })
  await requireOwnSalt(db, traits)
  const compared = await compareMachine(bindTraits(product.traitPolicies, before.traits), traits)
  const reading = { at: call.clock().toISOString(), ...compared }
  await noteReading(db, id, reading, compared.fits ? renewTraits(before.traits, traits) : null, actor.accountId)
  const after = (await hostById(db, actor, id)) ?? fail('hosts.notFound')
  audit({ kind: 'host', id, before, after: { ...after, traitReading: reading } })
  const licence = compared.fits ? await issueLicence(call, id, { kind: 'reread' }) : null
  return { reading, serial: licence?.serial ?? null }
}
