import { type AuditTexts, did } from './did.ts'

export const eventAudit: AuditTexts = {
  kinds: {
    'audit.kind.event': { de: 'Veranstaltung', en: 'Event' },
    'audit.kind.eventPlace': { de: 'Platz einer Veranstaltung', en: 'Event seat' },
  },
  sentences: {
    'events.endSessions': did('cloudSession', '{record} beendet', 'ended {record}'),
    createEvent: did('event', '{record} angelegt', 'created {record}'),
    updateEvent: did('event', '{record} geändert', 'changed {record}'),
    deleteEvent: did('event', '{record} gelöscht', 'deleted {record}'),
    renewEventPlace: did('eventPlace', 'den Link erneuert: {record}', 'renewed the link: {record}'),
    readEventPlace: did('eventPlace', '{record} geöffnet', 'opened {record}'),
    launchEventPlace: did('eventPlace', 'eine Sitzung begonnen: {record}', 'started a session: {record}'),
  },
}
