import { createEvent, deleteEvent, type Event, listEvents, readEvent, updateEvent } from '#contract/events.ts'
import { addDays } from '#licence/days.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import {
  readDay,
  readId,
  readNumber,
  readText,
  requiredId,
  sentFields,
  writtenDay,
  writtenId,
  writtenInstant,
} from '../../spelling.ts'
import { someId } from '../words.ts'

const example = {
  Name: 'Einführung Wellenberechnung',
  UserCount: 12,
  Fleet: someId,
  Date: '2027-03-01T00:00:00',
  StartTime: '2027-03-01T09:00',
  EndTime: '2027-03-01T12:30',
}

const names = { stackId: 'Fleet', day: 'Date', from: 'StartTime', to: 'EndTime' } as const

export const eventCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/events',
    purpose: 'All events, past ones too.',
    operations: [listEvents],
    example: {},
    answer: async (ask) => ask.rows(listEvents, { query: { show: 'all' } }, writtenEvent),
  },
  operationCall({
    method: 'POST',
    path: '/createevent',
    purpose: 'Create an event; Fleet is the id of a stack. Answers its id.',
    operation: createEvent,
    names,
    example: { body: example },
    input: ({ body }) => ({ body: eventFields(body) }),
    output: ({ id }) => writtenId(id),
  }),
  {
    method: 'POST',
    path: '/updateevent',
    purpose: 'Change an event; fields left out stay.',
    operations: [updateEvent, readEvent],
    names,
    example: { body: { ID: someId, ...example } },
    // The portal saves an event whole, on the state it was read in.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      const { name, places, stackId, day, from, to, modifiedAt } = await ask(readEvent, { params })
      const before = { name, places, stackId, day, from, to, modifiedAt }
      return writtenEvent(await ask(updateEvent, { params, body: { ...before, ...eventFields(body) } }))
    },
  },
  operationCall({
    method: 'DELETE',
    path: '/deleteevent',
    purpose: 'Delete an event; its links work no more.',
    operation: deleteEvent,
    ...namedBy('id'),
    output: () => true,
  }),
]

const eventFields = (body: CallInput['body']) =>
  sentFields({
    name: readText(body['name']),
    places: readNumber(body['usercount'], 'UserCount'),
    stackId: readId(body['fleet']) ?? undefined,
    day: readDay(body['date'], 'Date'),
    from: readTime(body['starttime']),
    to: readTime(body['endtime']),
  })

/** The minutes of a time, with or without the day before it and the seconds behind. */
const readTime = (value: unknown): string | undefined => readText(value)?.trim().split('T').at(-1)?.slice(0, 5)

const writtenEvent = (event: Event) => ({
  ID: writtenId(event.id),
  Name: event.name,
  UserCount: event.places,
  Fleet: writtenId(event.stackId),
  Date: writtenDay(event.day),
  StartTime: `${event.day}T${event.from}:00`,
  // It may pass midnight.
  EndTime: `${event.to > event.from ? event.day : addDays(event.day, 1)}T${event.to}:00`,
  CreationDate: writtenInstant(event.createdAt),
})
