/** What staff find in the morning: what waits, what ends, what was issued. */
import { words } from './words.ts'

export const todayTexts = {
  'today.inbox': { de: 'Eingang', en: 'Inbox' },
  'today.inboxContext': {
    de: 'Alles, was auf eine Entscheidung wartet – das Älteste zuerst.',
    en: 'Everything that waits for a decision – the oldest first.',
  },
  'today.all': { de: 'Alles', en: 'Everything' },
  'today.kind': { de: 'Vorgang', en: 'Matter' },
  'today.who': { de: 'Von', en: 'From' },
  'today.about': { de: 'Betrifft', en: 'About' },
  'today.since': { de: 'Wartet seit', en: 'Waiting since' },
  'today.nothing': {
    de: 'Nichts wartet. Alles ist entschieden.',
    en: 'Nothing is waiting. Everything has been decided.',
  },
  'today.open': { de: 'Öffnen', en: 'Open' },
  'today.more': {
    de: 'Gezeigt werden die ältesten {shown} von {open}.',
    en: 'The oldest {shown} of {open} are shown.',
  },
  'today.kind.request': { de: 'Anfrage', en: 'Request' },
  'today.kind.move': { de: 'Umzug', en: 'Move' },
  'today.kind.registration': { de: 'Registrierung', en: 'Registration' },
  'today.kind.review': { de: 'Nachweis', en: 'Proof' },
  'today.kind.course': { de: 'Kurs', en: 'Course' },
  'today.kind.payment': { de: 'Zahlung ohne Bestellung', en: 'Payment without an order' },
  'today.kinds.request': { de: 'Anfragen', en: 'Requests' },
  'today.kinds.move': words.moves,
  'today.kinds.registration': words.registrations,
  'today.kinds.review': { de: 'Nachweise', en: 'Proofs' },
  'today.kinds.course': { de: 'Kurse', en: 'Courses' },
  'today.kinds.payment': { de: 'Zahlungen ohne Bestellung', en: 'Payments without an order' },
} as const
