import type { Host } from '#contract/hosts.ts'
import type { Licence } from '#contract/licences.ts'
import type { CompanyProductFacts } from '#domains/products/public.ts'
import { announce } from '#domains/webhooks/public.ts'
import type { Write } from '#platform/operations.ts'

type Call = Pick<Write, 'db' | 'jobs'>

/** Tells webhooks of a licence; its file is fetched through the licence API. */
export const announceLicence = (
  call: Call,
  { serial, generation, supersedes, hostId, startDate, endDate, sha256 }: Licence,
  { customerNumber, product }: CompanyProductFacts,
  kind: string,
): Promise<void> =>
  announce(call, 'licence.issued', {
    ...{ serial, generation, supersedes, hostId, startDate, endDate, sha256, kind, customerNumber },
    ...{ productCode: product.code, version: product.version },
  })

/** Tells webhooks that a machine was deactivated or activated again, with the licence it had last. */
export const announceState = (call: Call, { id, disabled }: Host, serial: number | null): Promise<void> =>
  announce(call, disabled ? 'licence.suspended' : 'licence.resumed', { hostId: id, serial })
