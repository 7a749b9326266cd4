import { type AuditTexts, did } from './did.ts'

export const contactAudit: AuditTexts = {
  kinds: {
    'audit.kind.contact': { de: 'Ansprechpartner', en: 'Contact' },
  },
  sentences: {
    createContact: did('contact', '{record} angelegt', 'created {record}'),
    changeContact: did('contact', '{record} geändert', 'changed {record}'),
    deleteContact: did('contact', '{record} gelöscht', 'deleted {record}'),
    deleteContacts: did('contact', '{record} gelöscht', 'deleted {record}'),
    sendContactMessage: did('contact', '{record} eine Nachricht geschickt', 'sent {record} a message'),
    setContactRole: did('contact', '{record} eine andere Rolle gegeben', 'gave {record} a different role'),
    endContactSessions: did('contact', '{record} überall abgemeldet', 'signed {record} out everywhere'),
    resetContactFactors: did(
      'contact',
      'die zweiten Faktoren von {record} zurückgesetzt',
      'reset the second factors of {record}',
    ),
  },
}
