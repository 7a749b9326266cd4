/** Ends that are missing: who asks for them, and who sets them. */
import { words } from './words.ts'

export const endRequestTexts = {
  'ends.title': { de: 'Ende fehlt', en: 'Expiry missing' },
  'ends.missing': {
    de: 'Ohne Ende kann keine Lizenz ausgestellt werden. Es fehlt bei {count|einem Modul|{count} Modulen}.',
    en: 'Without an expiry date no licence can be issued. It is missing for {count|one module|{count} modules}.',
  },
  'ends.ask': { de: 'Ende anfragen', en: 'Request expiry date' },
  'ends.askHint': {
    de: 'Wer „Konfiguration bearbeiten“ darf, findet die Anfrage im Eingang und setzt beides mit einem Klick. Wo schon ein Ende steht, bleibt es. Sie bekommen dann eine E-Mail.',
    en: 'People with the permission “Edit configuration” see the request in their inbox and set both with one click. Existing expiry dates are kept. You will be notified by email.',
  },
  'ends.askWith': {
    de: 'Ohne Ende kann keine Lizenz ausgestellt werden. Nehmen Sie eine Vorlage mit Ende, oder fragen Sie Anzahl und Ende gleich hier an: Wer „Konfiguration bearbeiten“ darf, setzt beides mit einem Klick.',
    en: 'Without an expiry date no licence can be issued. Use a template with an expiry date, or request count and expiry here: people with the permission “Edit configuration” set both with one click.',
  },
  'ends.count': words.count,
  'ends.countHint': { de: 'Leer: jedes Modul behält seine Anzahl', en: 'Empty: each module keeps its count' },
  'ends.end': words.end,
  'ends.unlimited': words.unlimitedTerm,
  'ends.send': { de: 'Anfrage senden', en: 'Send request' },
  'ends.sent': { de: 'Die Anfrage liegt jetzt im Eingang.', en: 'The request is now in the inbox.' },
  'ends.asked': {
    de: '{who} hat am {day} angefragt: {wish}.',
    en: '{who} requested this on {day}: {wish}.',
  },
  'ends.wish': { de: 'Ende {end}', en: 'expiry {end}' },
  'ends.wishWithCount': { de: 'Anzahl {count}, Ende {end}', en: 'count {count}, expiry {end}' },
  'ends.withoutEnd': words.unlimited,
  'ends.waits': {
    de: 'Sobald jemand zustimmt, bekommen Sie eine E-Mail und können ausstellen.',
    en: 'Once someone agrees, you will be notified by email and can issue the licence.',
  },
  'ends.withdraw': { de: 'Anfrage zurückziehen', en: 'Withdraw request' },
  'ends.withdrawn': { de: 'Die Anfrage ist zurückgezogen.', en: 'The request has been withdrawn.' },
  'ends.accept': { de: 'So setzen', en: 'Set as requested' },
  'ends.accepted': { de: 'Anzahl und Ende sind gesetzt.', en: 'Count and expiry have been set.' },
  'ends.decline': { de: 'Ablehnen', en: 'Decline' },
  'ends.declineTitle': { de: 'Anfrage nach einem Ende ablehnen', en: 'Decline expiry date request' },
  'ends.reason': { de: 'Begründung', en: 'Reason' },
  'ends.reasonHint': {
    de: 'Steht in der E-Mail an {who}.',
    en: 'Included in the email to {who}.',
  },
  'ends.declined': { de: 'Die Anfrage ist abgelehnt.', en: 'The request has been declined.' },
  'ends.wasDeclined': {
    de: 'Die Anfrage vom {day} ({wish}) wurde abgelehnt: {reason}',
    en: 'The request of {day} ({wish}) was declined: {reason}',
  },
  'ends.set': { de: 'Ende setzen', en: 'Set expiry date' },
  'ends.note': { de: 'Anzahl und Ende gesetzt, erbeten von {name}', en: 'Count and expiry set, requested by {name}' },
} as const

/** The mail that tells what became of it. */
export const endRequestMailTexts = {
  'ends.mail.foot': {
    de: 'Sie haben für dieses Produkt ein Ende angefragt.',
    en: 'You requested an expiry date for this product.',
  },
  'ends.mail.done.subject': { de: 'Ende gesetzt: {product}, {holder}', en: 'Expiry date set: {product}, {holder}' },
  'ends.mail.done.text': {
    de: 'für {product} bei {holder} ist gesetzt, was Sie angefragt haben: {wish}. Die Lizenz kann jetzt ausgestellt werden.',
    en: 'Your request for {product} at {holder} has been approved: {wish}. The licence can now be issued.',
  },
  'ends.mail.declined.subject': {
    de: 'Ende nicht gesetzt: {product}, {holder}',
    en: 'Expiry date not set: {product}, {holder}',
  },
  'ends.mail.declined.text': {
    de: 'Ihre Anfrage für {product} bei {holder} ({wish}) wurde abgelehnt:',
    en: 'Your request for {product} at {holder} ({wish}) was declined:',
  },
  'ends.mail.link': { de: 'Produkt öffnen', en: 'Open product' },
} as const
