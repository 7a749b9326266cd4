import type { Host } from '#contract/hosts.ts'
import type { Licence } from '#contract/licences.ts'
import { announce } from '#domains/webhooks/public.ts'
import type { Write } from '#platform/operations.ts'
import { licenceTold } from './queries.ts'

type Call = Pick<Write, 'db' | 'jobs'>

type Told = Pick<Licence, 'serial' | 'generation' | 'supersedes' | 'hostId' | 'startDate' | 'endDate' | 'sha256'>

interface Place {
  customerNumber: string
  product: { code: string; version: number }
}

/** Tells webhooks of a licence; its file is fetched through the licence API. */
export const announceLicence = (
  call: Call,
  { serial, generation, supersedes, hostId, startDate, endDate, sha256 }: Told,
  { customerNumber, product }: Place,
  kind: string,
): Promise<void> =>
  announce(call, 'licence.issued', {
    ...{ serial, generation, supersedes, hostId, startDate, endDate, sha256, kind, customerNumber },
    ...{ productCode: product.code, version: product.version },
  })

/** Tells webhooks of a licence that was only stored so far. */
export async function announceStored(call: Call, id: string, kind: string): Promise<void> {
  const { customerNumber, code, version, ...licence } = await licenceTold(call.db, id)
  await announceLicence(call, licence, { customerNumber, product: { code, version } }, kind)
}

/** Tells webhooks that a machine was deactivated or activated again, with the licence it had last. */
export const announceState = (call: Call, { id, disabled }: Host, serial: number | null): Promise<void> =>
  announce(call, disabled ? 'licence.suspended' : 'licence.resumed', { hostId: id, serial })
