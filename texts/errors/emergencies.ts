import type { ErrorTexts } from './shape.ts'

export const emergencyErrors = {
  'emergencies.customerNumber': {
    status: 422,
    de: 'In der Lizenzanfrage steht eine andere Kundennummer. Bitte erzeugen Sie sie mit der Kundennummer Ihrer Firma.',
    en: 'The licence request has a different customer number. Please create it with your company’s customer number.',
  },
  'emergencies.factor': {
    status: 403,
    de: 'Eine Notfalllizenz gibt es nur mit einem zweiten Faktor. Richten Sie zuerst einen ein.',
    en: 'An emergency licence needs a second factor. Set one up first.',
  },
  'emergencies.format': {
    status: 409,
    de: 'Notfalllizenzen gibt es erst, wenn die Lizenzen des Produkts im Format 3 ausgestellt werden.',
    en: 'Emergency licences require the product’s licences to be issued in format 3.',
  },
  'emergencies.limit': {
    status: 409,
    de: 'Alle Notfalllizenzen dieser zwölf Monate sind genommen. Die nächste ist ab {day} frei. Bitte wenden Sie sich an uns.',
    en: 'All emergency licences of these twelve months have been taken. The next one is available from {day}. Please contact us.',
  },
  'emergencies.none': {
    status: 409,
    de: 'Für dieses Produkt gibt es keine Notfalllizenz. Bitte wenden Sie sich an uns.',
    en: 'There is no emergency licence for this product. Please contact us.',
  },
  'emergencies.notRunning': {
    status: 409,
    de: 'Die Lizenz des ausgefallenen Rechners läuft zurzeit nicht. Für sie gibt es keine Notfalllizenz.',
    en: 'The licence of the failed machine is currently not running, so it cannot have an emergency licence.',
  },
  'emergencies.ofEmergency': {
    status: 409,
    de: 'Dieser Rechner hat eine Notfalllizenz. Übertragen Sie die Lizenz des ausgefallenen Rechners.',
    en: 'This machine has an emergency licence. Move the licence of the machine that failed.',
  },
} as const satisfies ErrorTexts
