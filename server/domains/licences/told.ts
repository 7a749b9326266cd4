import type { Host } from '#contract/hosts.ts'
import type { Licence } from '#contract/licences.ts'
import { announce, announceAll } from '#domains/webhooks/public.ts'
import type { Write } from '#platform/operations.ts'
import { placeOf } from './queries.ts'

type Call = Pick<Write, 'db' | 'jobs'>

interface Place {
  customerNumber: string
  product: { code: string; version: number }
}

/** Tells webhooks of licences; their files are fetched through the licence API. */
export const announceLicences = (
  call: Call,
  issued: readonly { licence: Licence; place: Place }[],
  kind: string,
): Promise<void> =>
  announceAll(
    call,
    'licence.issued',
    issued.map(({ licence, place: { customerNumber, product } }) => {
      const { serial, generation, supersedes, hostId, startDate, endDate, sha256 } = licence
      return {
        ...{ serial, generation, supersedes, hostId, startDate, endDate, sha256, kind, customerNumber },
        ...{ productCode: product.code, version: product.version },
      }
    }),
  )

/** Tells webhooks of a licence whose company product the caller has not read. */
export async function announceLicence(call: Call, licence: Licence, kind: string): Promise<void> {
  const { customerNumber, code, version } = await placeOf(call.db, licence.companyProductId)
  await announceLicences(call, [{ licence, place: { customerNumber, product: { code, version } } }], kind)
}

/** Tells webhooks that a machine was deactivated or activated again, with the licence it had last. */
export const announceState = (call: Call, { id, disabled }: Host, serial: number | null): Promise<void> =>
  announce(call, disabled ? 'licence.suspended' : 'licence.resumed', { hostId: id, serial })
