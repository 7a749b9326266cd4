import { portalDay } from '#contract/time-zone.ts'
import * as contract from '#contract/renewals.ts'
import { countExpiring } from '#contract/expiring.ts'
import { listOwnOpenRequests } from '#contract/open-requests.ts'
import * as renewing from '#contract/licence-renewals.ts'
import { requireVisibleContact } from '#domains/contacts/public.ts'
import { holdingOf } from '#domains/holdings/public.ts'
import { addToMonth, lastDayOf } from '#licence/days.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { endsByMonth, endsOfHolding } from './expiring-queries.ts'
import { endsCalendar, glanceAt, setReminders } from './glance.ts'
import {
  openRequests,
  ownOpenRequests,
  requestById,
  requestFile,
  requestsOf,
  requestsOfContact,
} from './request-queries.ts'
import { previewRenewal, renewLicences } from './renew.ts'
import { answerRequest, askForLicence, withdrawRequest } from './requests.ts'

export const renewalRoutes: Route[] = [
  on(contract.askForLicence, (call) => askForLicence(call, call.params.id, call.body)),
  on(contract.listHoldingRequests, async ({ db, actor, params }) => {
    await holdingOf(db, actor, params.id, contract.listHoldingRequests)
    return { items: await requestsOf(db, actor, params.id) }
  }),
  on(contract.listContactRequests, async ({ db, actor, params }) => {
    await requireVisibleContact(db, actor, params.id)
    return { items: await requestsOfContact(db, actor, params.id) }
  }),
  on(listOwnOpenRequests, async ({ db, actor }) => ({ items: await ownOpenRequests(db, actor) })),
  on(
    contract.readLicenceRequest,
    async ({ db, actor, params }) => (await requestById(db, actor, params.id)) ?? fail('requests.notFound'),
  ),
  on(contract.downloadRequestFile, async ({ db, actor, params }) => {
    const { fileName, file } = (await requestFile(db, actor, params.id)) ?? fail('requests.notFound')
    return { fileName, mediaType: 'application/octet-stream', bytes: file ?? Buffer.alloc(0) }
  }),
  on(contract.withdrawRequest, (call) => withdrawRequest(call, call.params.id)),
  on(contract.countLicenceRequests, async ({ db, actor }) => ({ open: await openRequests(db, actor) })),
  on(contract.answerRequest, (call) => answerRequest(call, call.params.id, call.body)),
  on(contract.listRequestEnds, async ({ db, actor, params, clock }) => {
    const { holdingId } = (await requestById(db, actor, params.id)) ?? fail('requests.notFound')
    return { items: await endsOfHolding(db, holdingId, portalDay(clock())) }
  }),
  on(contract.readGlance, (call) => glanceAt(call, call.params.id, portalDay(call.clock()))),
  on(contract.downloadEnds, (call) => endsCalendar(call, call.params.id, portalDay(call.clock()))),
  on(countExpiring, async ({ db, actor, clock }) => {
    const thisMonth = portalDay(clock()).slice(0, 7)
    const months = Array.from({ length: 12 }, (_, index) => addToMonth(thisMonth, index))
    const span = { from: `${thisMonth}-01`, to: lastDayOf(addToMonth(thisMonth, 11)) }
    const counted = new Map((await endsByMonth(db, actor, span)).map(({ month, ends }) => [month, ends]))
    return { items: months.map((month) => ({ month, ends: counted.get(month) ?? 0 })) }
  }),
  on(renewing.previewRenewal, (call) => previewRenewal(call, call.body)),
  on(renewing.renewLicences, async (call) => ({ items: await renewLicences(call, call.body) })),
  on(contract.setReminders, (call) => setReminders(call, call.params.id, call.body.on)),
  on(contract.answerRequests, (call) =>
    eachRecord(call, call.body.ids, (one, id) =>
      answerRequest(one, id, { state: call.body.state, note: call.body.note }),
    ),
  ),
]
