import * as contract from '#contract/renewals.ts'
import { holdingOf } from '#domains/holdings/public.ts'
import { dayOf } from '#licence/days.ts'
import { fail } from '#platform/failure.ts'
import { on, type Route } from '#platform/operations.ts'
import { endsCalendar, glanceAt, setReminders } from './glance.ts'
import { openRequests, requestById, requestFile, requestsOf } from './request-queries.ts'
import { answerRequest, askForLicence, withdrawRequest } from './requests.ts'

export const renewalRoutes: Route[] = [
  on(contract.askForLicence, (call) => askForLicence(call, call.params.id, call.body)),
  on(contract.listHoldingRequests, async ({ db, actor, params }) => {
    await holdingOf(db, actor, params.id, contract.listHoldingRequests)
    return { items: await requestsOf(db, actor, params.id) }
  }),
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
  on(contract.readGlance, (call) => glanceAt(call, call.params.id, dayOf(call.clock()))),
  on(contract.downloadEnds, (call) => endsCalendar(call, call.params.id, dayOf(call.clock()))),
  on(contract.setReminders, (call) => setReminders(call, call.params.id, call.body.on)),
]
