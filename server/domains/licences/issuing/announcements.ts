import type { Host } from '#contract/hosts.ts'
import { announce, announceAll } from '#domains/webhooks/public.ts'
import type { Write } from '#platform/operations/operations.ts'
import { ownerOfHolding } from '../queries.ts'
import type { UnsignedLicence } from './store.ts'

type Call = Pick<Write, 'db' | 'jobs' | 'clock'>

interface HolderAndProduct {
  holder: { customerNumber: string }
  product: { code: string; version: number }
}

/** Notifies webhooks of licences about to be stored; their files are fetched through the licence API. */
export const announceLicences = (
  call: Call,
  issued: readonly { unsigned: UnsignedLicence; place: HolderAndProduct }[],
): Promise<void> =>
  announceAll(
    call,
    'licence.issued',
    issued.map(
      ({
        unsigned: { facts, kind, hostId },
        place: {
          holder: { customerNumber },
          product,
        },
      }) => ({
        serial: Number(facts.serial),
        generation: facts.generation,
        kind,
        hostId,
        supersedes: facts.supersedes === null ? null : Number(facts.supersedes),
        startDate: facts.startDate,
        endDate: facts.endDate,
        keyId: facts.keyId,
        customerNumber,
        productCode: product.code,
        version: product.version,
      }),
    ),
  )

/** Notifies webhooks of a licence whose holding the caller has not read. */
export async function announceLicence(call: Call, unsigned: UnsignedLicence): Promise<void> {
  const { customerNumber, code, version } = await ownerOfHolding(call.db, unsigned.holdingId)
  await announceLicences(call, [{ unsigned, place: { holder: { customerNumber }, product: { code, version } } }])
}

/** Notifies webhooks that a machine was deactivated or activated again, with the licence it had last. */
export const announceState = (call: Call, { id, disabled }: Host, serial: number | null): Promise<void> =>
  announce(call, disabled ? 'licence.suspended' : 'licence.resumed', { hostId: id, serial })
