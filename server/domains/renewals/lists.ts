import { portalDay } from '#contract/time-zone.ts'
import { sql } from 'kysely'
import { listExpiring } from '#contract/expiring.ts'
import { listLicenceRequests } from '#contract/renewals.ts'
import { holderKey, holderText } from '#domains/holdings/public.ts'
import { searchForm } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { companiesTexts } from '#texts/companies.ts'
import { expiringTexts } from '#texts/expiring.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { spanOf } from './expiring.ts'
import { endRows, endSearch, endSort, fromEnds, isReachable } from './expiring-queries.ts'
import { fromRequests, requestRows } from './request-queries.ts'

export const renewalLists: ListFile[] = [
  listFile(listLicenceRequests, { ...companiesTexts, ...renewalsTexts }, ({ db, actor, query }) => ({
    found: fromRequests(db, actor).where('state', '=', query.state),
    key: 'licenceRequests.id',
    sort: {
      created: sql`licence_requests.created_at`,
      holder: holderKey,
      kind: sql`licence_requests.kind`,
    },
    search: sql`(${holderText} || ' ' || ${searchForm('licenceRequests.message')})`,
    rows: requestRows(db, actor),
  })),
  listFile(listExpiring, expiringTexts, ({ db, actor, query, clock }) => {
    const today = portalDay(clock())
    const span = spanOf(query, today)
    return {
      found: fromEnds(db, actor, span).$if(query.reach === 'nobody', (ends) => ends.where((is) => is.not(isReachable))),
      key: 'ends.subjectId',
      sort: endSort,
      search: endSearch,
      rows: endRows(db, actor, span, today),
    }
  }),
]
