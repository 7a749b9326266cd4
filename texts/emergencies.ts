/** Emergency licences: the list of the staff, and mails. */
import { words } from './words.ts'

export const emergenciesTexts = {
  'emergencies.title': { de: 'Notfalllizenzen', en: 'Emergency licences' },
  'emergencies.context': {
    de: 'Kunden haben sie selbst genommen, weil ein Rechner ausgefallen ist. Der Umzug steht meist noch aus.',
    en: 'Customers took them themselves because a machine failed. The move is usually still to be made.',
  },
  'emergencies.listNone': {
    de: 'Keine Notfalllizenz in dieser Auswahl.',
    en: 'No emergency licence in this selection.',
  },
  'emergencies.since': { de: 'Zeitraum', en: 'Period' },
  'emergencies.since.all': { de: 'immer', en: 'any time' },
  'emergencies.since.friday': { de: 'seit Freitag, 17 Uhr', en: 'since Friday, 5 pm' },
  'emergencies.taken': { de: 'Genommen', en: 'Taken' },
  'emergencies.takenBy': words.by,
  'emergencies.holder': words.customer,
  'emergencies.product': words.product,
  'emergencies.before': { de: 'Ausgefallen', en: 'Failed' },
  'emergencies.after': { de: 'Ersatz', en: 'Stand-in' },
  'emergencies.end': { de: 'Gültig bis', en: 'Valid until' },
  'emergencies.state': words.condition,
  'emergencies.state.all': { de: 'alle', en: 'all' },
  'emergencies.state.running': { de: 'läuft', en: 'running' },
  'emergencies.state.superseded': { de: 'ersetzt', en: 'superseded' },
  'emergencies.state.over': { de: 'abgelaufen', en: 'expired' },
  'emergencies.reason': { de: 'Was ist passiert?', en: 'What happened?' },
  'emergencies.serial': { de: 'Seriennummer', en: 'Serial' },
  'emergencies.openMove': { de: 'Umzug von {holder} öffnen', en: 'Open move of {holder}' },
  'emergencies.openProduct': { de: 'Produkt von {holder} öffnen', en: 'Open product of {holder}' },
} as const

export const emergencyMailTexts = {
  'emergencies.mail.foot': {
    de: 'Für ein Produkt, für das Sie zuständig sind, wurde eine Notfalllizenz genommen.',
    en: 'An emergency licence was taken for a product you are responsible for.',
  },
  'emergencies.mail.subject': {
    de: 'Notfalllizenz ausgestellt: {product} {version}',
    en: 'Emergency licence issued: {product} {version}',
  },
  'emergencies.mail.text': {
    de: '{by} hat für {product} {version} ({name}) eine Notfalllizenz genommen, weil ein Rechner ausgefallen ist.',
    en: '{by} has taken an emergency licence for {product} {version} ({name}) because a machine failed.',
  },
  'emergencies.mail.licence': {
    de: 'Ausgefallen: {from}. Ersatz: {to}. Die Lizenz {serial} gilt bis {day}.',
    en: 'Failed: {from}. Replacement: {to}. Licence {serial} is valid until {day}.',
  },
  'emergencies.mail.next': {
    de: 'Bitte übertragen Sie die Lizenz bis dahin im Lizenzpass auf den Rechner, auf dem sie bleiben soll. Die Notfalllizenz ist dann ersetzt.',
    en: 'By then, please move the licence in the licence passport to the machine where it is to stay. The emergency licence is then superseded.',
  },
  'emergencies.mail.wrong': {
    de: 'War das niemand von Ihnen? Dann melden Sie sich bitte sofort bei uns.',
    en: 'If this was not requested on your side, please contact us immediately.',
  },
  'emergencies.mail.passport': words.openLicencePassport,
  'emergencies.mail.staff.subject': { de: 'Notfalllizenz: {holder}', en: 'Emergency licence: {holder}' },
  'emergencies.mail.staff.text': {
    de: '{by} hat für {product} {version} von {name} eine Notfalllizenz genommen.',
    en: '{by} has taken an emergency licence for {product} {version} held by {name}.',
  },
  'emergencies.mail.staff.open': { de: 'Notfalllizenzen öffnen', en: 'Open emergency licences' },
} as const
