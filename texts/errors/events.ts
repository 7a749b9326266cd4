import type { ErrorTexts } from './shape.ts'

export const eventErrors = {
  'events.alreadyOver': {
    status: 422,
    de: 'Zu dieser Zeit wäre die Veranstaltung schon vorbei.',
    en: 'With these times, the event would already be over.',
  },
  'events.endsBeforeStart': {
    status: 422,
    de: 'Das Ende muss nach dem Beginn liegen.',
    en: 'The end must be after the start.',
  },
  'events.linkUnknown': {
    status: 404,
    de: 'Dieser Link gilt nicht oder nicht mehr. Bitten Sie die Person, die die Veranstaltung leitet, um den aktuellen.',
    en: 'This link is not valid, or no longer valid. Ask the event organiser for the current one.',
  },
  'events.notFound': { status: 404, de: 'Diese Veranstaltung gibt es nicht.', en: 'This event does not exist.' },
  'events.placeNotFound': {
    status: 404,
    de: 'Diesen Platz gibt es bei der Veranstaltung nicht.',
    en: 'This event has no such seat.',
  },
  'events.timeFormat': {
    status: 400,
    de: 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 09:30.',
    en: 'Please enter a time, for example 09:30.',
  },
  'events.tooLong': {
    status: 422,
    de: 'Eine Veranstaltung kann am nächsten Tag höchstens bis 12:00 Uhr gehen.',
    en: 'An event can last until 12:00 the next day at most.',
  },
} as const satisfies ErrorTexts
