import { portalDay } from '#contract/time-zone.ts'
import { sql } from 'kysely'
import { listEmergencies } from '#contract/emergencies.ts'
import { holderKey, holderText } from '#domains/holdings/public.ts'
import { timeZone } from '#platform/database/times.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { companiesTexts } from '#texts/companies.ts'
import { emergenciesTexts } from '#texts/emergencies.ts'
import { emergencyRows, fromEmergencies, stateOn } from './queries.ts'

const ownText = searchForm('emergencies.takenEmail', 'emergencies.machinesBefore', 'emergencies.machinesAfter')

/** The last Friday at 17:00, when people go home, up to an instant; the portal's time zone. */
export const lastFriday = (now: Date) => sql<string>`((date_trunc('week',
    (${now.toISOString()}::timestamptz AT TIME ZONE ${timeZone}) - interval '4 days 17 hours')
  + interval '4 days 17 hours') AT TIME ZONE ${timeZone})`

export const emergencyLists: ListFile[] = [
  listFile(
    listEmergencies,
    { ...companiesTexts, ...emergenciesTexts },
    ({ db, actor, query: { state, since }, clock }) => {
      const today = portalDay(clock())
      return {
        found: fromEmergencies(db, actor)
          .$call((rows) => (state === 'all' ? rows : rows.where(stateOn(today), '=', state)))
          .$call((rows) => (since === 'all' ? rows : rows.where('takenAt', '>=', lastFriday(clock())))),
        key: 'emergencies.id',
        sort: {
          taken: sql`emergencies.taken_at`,
          holder: holderKey,
          product: sortKey(actor.language === 'en' ? 'products.titleEn' : 'products.titleDe'),
          end: sql`emergencies.end_date`,
        },
        search: sql`(${holderText} || ' ' || ${ownText})`,
        rows: emergencyRows(db, actor, today),
      }
    },
  ),
]
