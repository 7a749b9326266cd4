import { words } from './words.ts'

/** Whether companies have the places they need in the cloud, and when users found none. */
export const cloudNeedTexts = {
  'cloudNeeds.title': { de: 'Auslastung der Cloud', en: 'Cloud seat usage' },
  'cloudNeeds.context': {
    de: 'Plätze und gleichzeitige Anwender der letzten 90 Tage',
    en: 'Seats and concurrent users, last 90 days',
  },
  'cloudNeeds.list': { de: 'Plätze je Firma', en: 'Seats by company' },
  'cloudNeeds.percentileHelp': {
    de: 'So viele Anwender sind in 95 % der genutzten Stunden höchstens zugleich angemeldet.',
    en: 'In 95% of the hours with any usage, no more users than this are signed in.',
  },
  'cloudNeeds.oneMoreHelp': {
    de: 'Was ein weiterer Platz im Monat kostet: die Monatskosten der letzten drei ganzen Monate im Schnitt, geteilt durch „Gleichzeitig“.',
    en: 'The monthly cost of one more seat: the average of the last three full months, divided by “Typical peak”.',
  },
  'cloudNeeds.oneFewerHelp': {
    de: 'Was ein Platz weniger im Monat spart. Ein freier Platz kostet nichts.',
    en: 'The monthly saving from one seat fewer. Unused seats are free.',
  },
  'cloudNeeds.countedAt': { de: 'Gezählt am {time}.', en: 'Calculated on {time}.' },
  'cloudNeeds.company': words.company,
  'cloudNeeds.customerNumber': words.customerNumber,
  'cloudNeeds.seats': { de: 'Plätze', en: 'Seats' },
  'cloudNeeds.percentile': { de: 'Gleichzeitig', en: 'Typical peak' },
  'cloudNeeds.peak': { de: 'Höchstens', en: 'Maximum' },
  'cloudNeeds.oneMore': { de: 'Mehr (Euro)', en: 'More (euro)' },
  'cloudNeeds.oneFewer': { de: 'Weniger (Euro)', en: 'Fewer (euro)' },
  'cloudNeeds.advice': { de: 'Empfehlung', en: 'Advice' },
  'cloudNeeds.unused': { de: 'Nicht genutzt', en: 'Unused' },
  'cloudNeeds.more': {
    de: '{seats} Plätze empfohlen',
    en: '{seats} seats recommended',
  },
  'cloudNeeds.fewer': {
    de: '{seats|Ein Platz genügt|{seats} Plätze genügen}',
    en: '{seats|One seat is enough|{seats} seats are enough}',
  },
  'cloudNeeds.fits': { de: 'Anzahl passt', en: 'Right size' },
  'cloudNeeds.empty': {
    de: 'Es läuft kein Cloud-Konto. Sobald eine Firma eines hat, steht hier, ob seine Plätze reichen.',
    en: 'No cloud account is active. Once a company has one, this page shows whether it has enough seats.',
  },
  'cloudNeeds.refusals': { de: 'Stunden ohne freien Platz', en: 'Hours without a free seat' },
  'cloudNeeds.refusalsHint': {
    de: 'Stunden seit dem {since}, in denen jemand keinen Platz bekam, nach Uhrzeit (Zeitzone {zone}).',
    en: 'Hours since {since} in which someone found no free seat, by time of day (time zone {zone}).',
  },
  'cloudNeeds.noRefusals': {
    de: 'Seit dem {since} hat jeder einen Platz bekommen.',
    en: 'Everyone has found a free seat since {since}.',
  },
  'cloudNeeds.refusalsFailed': {
    de: 'Die Stunden ohne freien Platz ließen sich nicht laden.',
    en: 'The hours without a free seat could not be loaded.',
  },
  'cloudNeeds.clock': { de: 'Uhrzeit', en: 'Time of day' },
  'cloudNeeds.clockOf': { de: '{hour} Uhr', en: '{hour}:00' },
  'cloudNeeds.hours': { de: 'Stunden', en: 'Hours' },
  'cloudNeeds.full': { de: 'Flotte voll', en: 'Fleet full' },
  'cloudNeeds.seatsTaken': { de: 'Plätze des Kontos belegt', en: 'All seats of account taken' },
  'cloudNeeds.lastAt': { de: 'Zuletzt, Stunde ab', en: 'Last, hour starting' },
} as const
