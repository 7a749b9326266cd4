import { z } from 'zod'
import { operation } from './operation.ts'
import { id, instant, language, listOf } from './shapes.ts'

export const eventPlace = z.object({
  id,
  number: z.number().int(),
  /** The address that opens it; null: it was made with keys this installation has no more, and must be renewed. */
  link: z.string().nullable(),
  /** In use, as of the last sync. */
  inUse: z.boolean(),
})
export type EventPlace = z.infer<typeof eventPlace>

export const listEventPlaces = operation({
  name: 'listEventPlaces',
  method: 'GET',
  path: '/events/{id}/places',
  access: 'events.edit',
  summary: 'The places of an event with the link of each.',
  output: listOf(eventPlace),
  errors: ['events.notFound'],
})

export const exportEventPlaces = operation({
  name: 'exportEventPlaces',
  method: 'GET',
  path: '/events/{id}/places/file',
  weight: 20,
  access: 'events.edit',
  summary: 'The same as CSV.',
  query: z.strictObject({ language: language.default('de') }),
  answersFile: ['text/csv'],
  errors: ['events.notFound'],
})

export const renewEventPlace = operation({
  name: 'renewEventPlace',
  method: 'POST',
  path: '/events/{id}/places/{place}/link',
  access: 'events.edit',
  summary: 'Give a place a new link: the old one dies at once, and whoever streams by it is let go.',
  output: eventPlace,
  errors: ['events.notFound', 'events.placeNotFound'],
  secret: true,
})

const token = z.string().min(1).max(100)

/** A place as the holder of its link sees it. */
const placeTold = z.object({
  event: z.string(),
  number: z.number().int(),
  state: z.enum(['early', 'open', 'over']),
  opensAt: instant,
  startsAt: instant,
  endsAt: instant,
  /** Seconds until it opens, by the server's clock; 0 when it did. */
  opensIn: z.number().int(),
  /** Who has it: no one, this browser, or another. */
  taken: z.enum(['free', 'own', 'other']),
})
export type PlaceTold = z.infer<typeof placeTold>

export const readEventPlace = operation({
  name: 'readEventPlace',
  method: 'POST',
  path: '/event-places/look',
  access: 'public',
  summary: 'What the link of a place is for and when; the browser that asks is told again by a cookie of its own.',
  body: z.strictObject({ token }),
  output: placeTold,
  errors: ['events.linkUnknown'],
  anonymous: true,
  secret: true,
  attempts: true,
})

/** What became of opening a place; `full`: no room in the fleet; `refused`, `away`: AWS refused, or did not answer. */
export const placeOutcomes = ['started', 'early', 'over', 'taken', 'full', 'noStack', 'refused', 'away'] as const

const placeLaunch = z.object({
  outcome: z.enum(placeOutcomes),
  /** Where to go on, for a minute; stored nowhere. */
  streamingUrl: z.string().nullable(),
  /** The session this browser began here before: the address leads back into it. */
  ownSession: z.object({ since: instant.nullable() }).nullable(),
})
export type PlaceLaunch = z.infer<typeof placeLaunch>

export const launchEventPlace = operation({
  name: 'launchEventPlace',
  method: 'POST',
  path: '/event-places/launch',
  access: 'public',
  summary: 'Open a streaming session at a place of an event. `endOwn` ends the session this browser began there first.',
  body: z.strictObject({ token, endOwn: z.boolean().default(false) }),
  output: placeLaunch,
  errors: ['events.linkUnknown', 'aws.notConfigured'],
  secret: true,
  attempts: true,
})
