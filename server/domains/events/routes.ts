import * as places from '#contract/event-places.ts'
import * as contract from '#contract/events.ts'
import { inTransactions, on, type Route } from '#platform/operations/operations.ts'
import { createEvent, deleteEvent, planEvent, readEvent, updateEvent } from './events.ts'
import { launchPlace, tellPlace } from './launch.ts'
import { listPlaces, placesFile, renewPlace } from './places.ts'

export const eventRoutes: Route[] = [
  on(contract.planEvent, (call) => planEvent(call, call.query)),
  on(contract.readEvent, (call) => readEvent(call, call.params.id)),
  on(contract.createEvent, (call) => createEvent(call, call.body)),
  on(contract.updateEvent, (call) => updateEvent(call, call.params.id, call.body)),
  on(contract.deleteEvent, (call) => deleteEvent(call, call.params.id)),

  on(places.listEventPlaces, async (call) => ({ items: await listPlaces(call, call.params.id) })),
  on(places.exportEventPlaces, (call) => placesFile(call, call.params.id, call.query.language)),
  on(places.renewEventPlace, (call) => renewPlace(call, call.params.id, call.params.place)),
  on(places.readEventPlace, tellPlace),
  inTransactions(places.launchEventPlace, launchPlace),
]
