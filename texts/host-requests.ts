/** A licence request (.id) brought anywhere: where it belongs. */
import { words } from './words.ts'

export const hostRequestsTexts = {
  'request.open': { de: 'Lizenzanfrage (.id) einlesen', en: 'Import licence request (.id)' },
  'request.title': { de: 'Wofür ist diese Lizenzanfrage?', en: 'What is this licence request for?' },
  'request.reading': { de: '{name} wird gelesen …', en: 'Reading {name} …' },
  'request.says': { de: 'In der Anfrage steht', en: 'The request says' },
  'request.machine': words.machine,
  'request.company': words.company,
  'request.product': words.product,
  'request.number': words.customerNumber,
  'request.several': {
    de: 'Mehrere Produkte kommen in Frage. Bitte wählen Sie eines.',
    en: 'Several products match. Please choose one.',
  },
  'request.more': {
    de: 'Es kommen noch mehr Produkte in Frage. Fehlt das richtige, öffnen Sie bitte zuerst die Firma und legen Sie die Datei dort ab.',
    en: 'More products match. If the right one is missing, please open the company first and drop the file there.',
  },
  'request.none': {
    de: 'Weder Rechner noch Kundennummer sind bekannt. Bitte wählen Sie die Firma.',
    en: 'Neither the machine nor the customer number is known. Please choose the company.',
  },
  'request.noProduct': {
    de: 'Diese Firma hat kein Produkt, für das eine Host-ID angelegt werden kann.',
    en: 'This company has no product that a host ID can be created for.',
  },
  'request.new': { de: 'neue Host-ID', en: 'new host ID' },
  'request.known': { de: 'Host-ID ist schon angelegt', en: 'host ID already exists' },
  'request.wrongFile': {
    de: 'Hier kann eine Lizenzanfrage (.id) abgelegt werden, „{name}“ ist keine.',
    en: 'Only a licence request (.id) can be dropped here; “{name}” is not one.',
  },
  'request.fileTooLarge': {
    de: '„{name}“ ist zu groß für eine Lizenzanfrage.',
    en: '“{name}” is too large for a licence request.',
  },
} as const
