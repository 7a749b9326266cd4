import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { day, id, instant, text } from './shapes.ts'

/** Most places an event may have. */
export const mostEventPlaces = 200

const eventDay = day.refine((value) => value >= '2000-01-01' && value <= '2099-12-31', 'input.eventDay')
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'events.timeFormat' })
const places = z.number().int().min(1).max(mostEventPlaces)

export const eventInput = z.strictObject({
  name: text(200),
  places,
  stackId: id,
  /** The day in the portal's time zone on which it begins. */
  day: eventDay,
  from: time,
  /** Not after `from`: on the next day, until noon. */
  to: time,
})
export type EventInput = z.infer<typeof eventInput>

export const eventStates = ['coming', 'open', 'over'] as const

/** How many places events take of a fleet at the same time. */
const load = {
  /** Most places that events take at once while this one's links are open, its own included. */
  needed: z.number().int(),
  /** How many people the fleet is set up for; null: the stack has no fleet. */
  capacity: z.number().int().nullable(),
}

export const event = z.object({
  ...eventInput.shape,
  id,
  /** What people call the stack. */
  stack: z.string(),
  opensAt: instant,
  startsAt: instant,
  endsAt: instant,
  /** Open: its links work now, from a quarter of an hour before the start. */
  state: z.enum(eventStates),
  ...load,
  /** Other events on the same fleet whose links are open at some time as well. */
  overlaps: z.number().int(),
  createdAt: instant,
  modifiedAt: instant,
})
export type Event = z.infer<typeof event>

const columns = columnsOf(event)({
  name: { text: 'events.name', sort: true },
  places: { text: 'events.places', sort: true, align: 'right' },
  stack: { text: 'events.stack', holds: 'product', sort: true },
  date: { text: 'events.date', sort: true, code: true, value: ({ day }) => ({ day }) },
  from: { text: 'events.from', sort: true, code: true },
  to: { text: 'events.to', sort: true, code: true },
  state: { text: 'events.state', value: ({ state }) => ({ text: `events.state.${state}` }) as const },
  load: {
    text: 'events.load',
    spare: true,
    value: ({ needed, capacity }) => ({
      text: capacity === null ? 'events.noFleet' : 'events.loadOf',
      with: { needed, capacity },
    }),
  },
  created: {
    text: 'events.created',
    sort: true,
    code: true,
    spare: true,
    value: ({ createdAt }) => ({ instant: createdAt }),
  },
})

export const listEvents = listOperation({
  name: 'listEvents',
  path: '/events',
  access: 'events.list',
  summary: 'Trainings and demonstrations that are to come or running, past ones, or all.',
  title: 'events.list',
  sort: 'date',
  columns,
  filters: { show: z.enum(['coming', 'past', 'all']).default('coming') },
})

export const readEvent = operation({
  name: 'readEvent',
  method: 'GET',
  path: '/events/{id}',
  access: 'events.list',
  summary: 'One event.',
  output: event,
  errors: ['events.notFound'],
})

const inputErrors = ['events.endsBeforeStart', 'events.tooLong', 'events.alreadyOver', 'cloud.stackUnknown'] as const

export const createEvent = operation({
  name: 'createEvent',
  method: 'POST',
  path: '/events',
  access: 'events.edit',
  summary: 'Create an event; each of its places gets a link of its own.',
  body: eventInput,
  output: event,
  errors: inputErrors,
})

export const updateEvent = operation({
  name: 'updateEvent',
  method: 'PUT',
  path: '/events/{id}',
  access: 'events.edit',
  summary:
    'Change an event; with `modifiedAt` a change made meanwhile is refused. Links of places that stay are kept; with fewer places the last ones go.',
  body: z.strictObject({ ...eventInput.shape, modifiedAt: instant.optional() }),
  output: event,
  errors: [...inputErrors, 'events.notFound', 'request.conflict'],
})

export const deleteEvent = operation({
  name: 'deleteEvent',
  method: 'DELETE',
  path: '/events/{id}',
  access: 'events.edit',
  summary: 'Delete an event: its links work no more, and whoever streams at one of its places is let go.',
  errors: ['events.notFound'],
})

export const planEvent = operation({
  name: 'planEvent',
  method: 'GET',
  path: '/events/plan',
  access: 'events.edit',
  summary: 'Which events an event would overlap with on its fleet, and how many places all of them need at once.',
  query: z.strictObject({
    stackId: id,
    day: eventDay,
    from: time,
    to: time,
    places: z.coerce.number().pipe(places),
    /** The event that is being changed. */
    except: id.optional(),
  }),
  output: z.object({
    startsAt: instant,
    endsAt: instant,
    overnight: z.boolean(),
    ...load,
    /** The first twenty. */
    overlapping: z.array(
      z.object({ id, name: z.string(), places: z.number().int(), startsAt: instant, endsAt: instant }),
    ),
  }),
  errors: ['events.endsBeforeStart', 'events.tooLong', 'cloud.stackUnknown'],
})
