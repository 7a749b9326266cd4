import type { OwnCloudPlace } from '#contract/cloud-sessions.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Read } from '#platform/operations/operations.ts'
import { noAccessOf } from '../users/access-rules.ts'
import { ownPlaceRows } from './own-places-queries.ts'

/** Days for which an account that has expired is still shown to its people. */
const expiredShown = 60

const orderOf = ({ noAccess, free }: OwnCloudPlace): number => (noAccess !== null ? 2 : free > 0 ? 0 : 1)

/** The places a person was given: usable ones first, of these the ones with capacity. */
export async function ownPlaces(
  { db, clock }: Pick<Read, 'db'> & Pick<Installation, 'clock'>,
  contactId: string | null,
): Promise<OwnCloudPlace[]> {
  if (!contactId) return []
  const today = portalDay(clock())
  const rows = await ownPlaceRows(db, contactId, addDays(today, -expiredShown))
  const lastAt = rows.map(({ launchedAt }) => launchedAt ?? '').reduce((one, other) => (one > other ? one : other), '')
  return rows
    .map(({ blockReason, launchedAt, ...row }) => ({
      ...row,
      noAccess: noAccessOf(blockReason, today),
      last: launchedAt !== null && launchedAt === lastAt,
    }))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
}
