import { stringify } from 'csv-stringify/sync'
import type { EventPlace } from '#contract/event-places.ts'
import type { FileAnswer } from '#contract/operation.ts'
import type { Language } from '#contract/shapes.ts'
import { placeHeld } from '#domains/cloud/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { guardCell, quotedInCsv } from '#contract/formula-guard.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { eventTexts } from '#texts/events.ts'
import { newCode, openLink } from './codes.ts'
import { readEvent } from './events.ts'
import { giveCode, placesOf, releasePlaces } from './place-queries.ts'
import { endSessions } from './tasks.ts'

type Reading = Pick<Read, 'db'> & Pick<Installation, 'sealer' | 'settings'>

/** The places of an event with their links. Refuses with events.notFound. */
export async function listPlaces(call: Reading, eventId: string): Promise<EventPlace[]> {
  await readEvent(call, eventId)
  const places = await placesOf(call.db, eventId, placeHeld)
  return places.map(({ codeSealed, ...place }) => ({ ...place, link: openLink(call, { id: place.id, codeSealed }) }))
}

/** Gives a place a new link; the old one dies with the transaction. */
export async function renewPlace(call: Write, eventId: string, id: string): Promise<EventPlace> {
  const { db, audit, clock, jobs } = call
  await readEvent(call, eventId)
  const { stored, link } = newCode(call, id)
  const { number } = (await giveCode(db, eventId, id, stored)) ?? fail('events.placeNotFound')
  await releasePlaces(db, eventId, { place: id }, clock())
  await jobs.send(endSessions, {})
  audit({ kind: 'eventPlace', id, after: { eventId, number, linkRenewed: true } })
  return { id, number, link, inUse: false }
}

/** The links as a table to hand on. */
export async function placesFile(call: Reading, eventId: string, language: Language): Promise<FileAnswer> {
  const [event, places] = await Promise.all([readEvent(call, eventId), listPlaces(call, eventId)])
  const said = (key: 'name' | 'number' | 'date' | 'from' | 'to' | 'link') => eventTexts[`events.${key}`][language]
  const day = event.day.split('-').toReversed().join('.')
  const head = [said('name'), said('number'), said('date'), said('from'), said('to'), said('link')]
  const rows = places.map(({ number, link }) => [event.name, number, day, event.from, event.to, link ?? ''])
  const text = stringify([head, ...rows.map((row) => row.map(guardCell))], {
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_match: quotedInCsv,
    bom: true,
  })
  return {
    fileName: `${eventTexts['events.csvFile'][language]}-${event.day}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(text),
  }
}
