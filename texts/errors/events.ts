import type { ErrorTexts } from './shape.ts'

export const eventErrors = {
  'events.alreadyOver': {
    status: 422,
    de: 'Zu dieser Zeit wäre die Veranstaltung schon vorbei.',
    en: 'At these times the event would already be over.',
  },
  'events.endsBeforeStart': {
    status: 422,
    de: 'Das Ende muss nach dem Beginn liegen.',
    en: 'The end must be after the start.',
  },
  'events.linkUnknown': {
    status: 404,
    de: 'Dieser Link gilt nicht oder nicht mehr. Bitten Sie die Person, die die Veranstaltung leitet, um den aktuellen.',
    en: 'This link is not valid, or not any more. Ask the person who runs the event for the current one.',
  },
  'events.notFound': { status: 404, de: 'Diese Veranstaltung gibt es nicht.', en: 'There is no such event.' },
  'events.placeNotFound': {
    status: 404,
    de: 'Diesen Platz gibt es bei der Veranstaltung nicht.',
    en: 'The event has no such place.',
  },
  'events.timeFormat': {
    status: 400,
    de: 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 09:30.',
    en: 'Please enter a time, for example 09:30.',
  },
  'events.tooLong': {
    status: 422,
    de: 'Eine Veranstaltung kann am nächsten Tag höchstens bis 12:00 Uhr gehen.',
    en: 'An event can go on until 12:00 of the next day at most.',
  },
} as const satisfies ErrorTexts
