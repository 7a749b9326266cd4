/** Ends that are missing: who asks for them, and who sets them. */
import { words } from './words.ts'

export const endRequestTexts = {
  'ends.title': { de: 'Ende fehlt', en: 'End date missing' },
  'ends.missing': {
    de: 'Ohne Ende kann keine Lizenz ausgestellt werden. Es fehlt bei {count|einem Modul|{count} Modulen}.',
    en: 'Without an end date no licence can be issued. It is missing for {count|one module|{count} modules}.',
  },
  'ends.ask': { de: 'Um ein Ende bitten', en: 'Ask for an end date' },
  'ends.askHint': {
    de: 'Wer „Konfiguration bearbeiten“ darf, findet die Bitte im Eingang und setzt beides mit einem Klick. Wo schon ein Ende steht, bleibt es. Sie bekommen dann eine E-Mail.',
    en: 'Holders of “Edit configuration” find the request in their inbox and set both with one click. End dates that are there already stay. You will be told by e-mail.',
  },
  'ends.askWith': {
    de: 'Ohne Ende kann keine Lizenz ausgestellt werden. Nehmen Sie eine Vorlage mit Ende, oder bitten Sie hier gleich um Anzahl und Ende: Wer „Konfiguration bearbeiten“ darf, setzt beides mit einem Klick.',
    en: 'Without an end date no licence can be issued. Take a template with an end date, or ask for count and end date right here: holders of “Edit configuration” set both with one click.',
  },
  'ends.count': words.count,
  'ends.countHint': { de: 'Leer: jedes Modul behält seine Anzahl', en: 'Empty: each module keeps its count' },
  'ends.end': words.end,
  'ends.unlimited': words.unlimitedTerm,
  'ends.send': { de: 'Um ein Ende bitten', en: 'Send request' },
  'ends.sent': { de: 'Die Bitte liegt jetzt im Eingang.', en: 'The request is in the inbox now.' },
  'ends.asked': {
    de: '{who} bittet seit {day} um: {wish}.',
    en: '{who} has been asking since {day} for: {wish}.',
  },
  'ends.wish': { de: 'Ende {end}', en: 'end date {end}' },
  'ends.wishWithCount': { de: 'Anzahl {count}, Ende {end}', en: 'count {count}, end date {end}' },
  'ends.withoutEnd': words.unlimited,
  'ends.waits': {
    de: 'Sobald jemand zustimmt, bekommen Sie eine E-Mail und können ausstellen.',
    en: 'As soon as somebody agrees you will be told by e-mail and can issue.',
  },
  'ends.withdraw': { de: 'Die Bitte zurückziehen', en: 'Withdraw request' },
  'ends.withdrawn': { de: 'Die Bitte ist zurückgezogen.', en: 'The request has been withdrawn.' },
  'ends.accept': { de: 'So setzen', en: 'Set as asked' },
  'ends.accepted': { de: 'Anzahl und Ende sind gesetzt.', en: 'Count and end date have been set.' },
  'ends.decline': { de: 'Ablehnen', en: 'Decline' },
  'ends.declineTitle': { de: 'Bitte um ein Ende ablehnen', en: 'Decline request for an end date' },
  'ends.reason': { de: 'Begründung', en: 'Reason' },
  'ends.reasonHint': {
    de: 'Steht in der E-Mail an {who}.',
    en: 'Is in the e-mail to {who}.',
  },
  'ends.declined': { de: 'Die Bitte ist abgelehnt.', en: 'The request has been declined.' },
  'ends.wasDeclined': {
    de: 'Die Bitte vom {day} ({wish}) wurde abgelehnt: {reason}',
    en: 'The request of {day} ({wish}) was declined: {reason}',
  },
  'ends.set': { de: 'Ende setzen', en: 'Set the end date' },
  'ends.note': { de: 'Anzahl und Ende gesetzt, erbeten von {name}', en: 'Count and end date set, asked for by {name}' },
} as const

/** The mail that tells what became of it. */
export const endRequestMailTexts = {
  'ends.mail.foot': {
    de: 'Sie haben um ein Ende für dieses Produkt gebeten.',
    en: 'You asked for an end date for this product.',
  },
  'ends.mail.done.subject': { de: 'Ende gesetzt: {product}, {holder}', en: 'End date set: {product}, {holder}' },
  'ends.mail.done.text': {
    de: 'für {product} bei {holder} ist gesetzt, worum Sie gebeten haben: {wish}. Die Lizenz kann jetzt ausgestellt werden.',
    en: 'What you asked for has been set for {product} at {holder}: {wish}. The licence can be issued now.',
  },
  'ends.mail.declined.subject': {
    de: 'Ende nicht gesetzt: {product}, {holder}',
    en: 'End date not set: {product}, {holder}',
  },
  'ends.mail.declined.text': {
    de: 'Ihre Bitte für {product} bei {holder} ({wish}) wurde abgelehnt:',
    en: 'Your request for {product} at {holder} ({wish}) was declined:',
  },
  'ends.mail.link': { de: 'Produkt öffnen', en: 'Open product' },
} as const
