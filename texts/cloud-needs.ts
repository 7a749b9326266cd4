import { words } from './words.ts'

/** Whether companies have the places they need in the cloud, and when somebody found none. */
export const cloudNeedTexts = {
  'cloudNeeds.title': { de: 'Auslastung der Cloud', en: 'Use of cloud places' },
  'cloudNeeds.context': {
    de: 'Plätze und gleichzeitige Anwender der letzten 90 Tage',
    en: 'Places, and people at once in the last 90 days',
  },
  'cloudNeeds.list': { de: 'Plätze je Firma', en: 'Places by company' },
  'cloudNeeds.listHint': {
    de: '„Gleichzeitig“ ist die Zahl der Anwender, die in 95 % der genutzten Stunden nicht überschritten wird. „Mehr“ ist, was ein weiterer Platz im Monat kostet, „Weniger“, was einer weniger spart: die Kosten der letzten drei ganzen Monate, geteilt durch diese Zahl. Ein freier Platz kostet nichts.',
    en: '“At once” is the number of people that is not exceeded in 95% of the hours in which anybody streams. “More” is what another place costs a month, “Fewer” what one fewer saves: the cost of the last three whole months divided by that number. A free place costs nothing.',
  },
  'cloudNeeds.countedAt': { de: 'Gezählt am {time}.', en: 'Counted at {time}.' },
  'cloudNeeds.company': words.company,
  'cloudNeeds.customerNumber': words.customerNumber,
  'cloudNeeds.seats': { de: 'Plätze', en: 'Places' },
  'cloudNeeds.percentile': { de: 'Gleichzeitig', en: 'At once' },
  'cloudNeeds.peak': { de: 'Höchstens', en: 'At most' },
  'cloudNeeds.oneMore': { de: 'Mehr (Euro)', en: 'More (euro)' },
  'cloudNeeds.oneFewer': { de: 'Weniger (Euro)', en: 'Fewer (euro)' },
  'cloudNeeds.advice': { de: 'Empfehlung', en: 'Advice' },
  'cloudNeeds.unused': { de: 'Nicht genutzt', en: 'Not used' },
  'cloudNeeds.more': {
    de: '{seats} Plätze empfohlen',
    en: '{seats} places advised',
  },
  'cloudNeeds.fewer': {
    de: '{seats|Ein Platz genügt|{seats} Plätze genügen}',
    en: '{seats|One place is enough|{seats} places are enough}',
  },
  'cloudNeeds.fits': { de: 'Anzahl passt', en: 'Number fits' },
  'cloudNeeds.empty': {
    de: 'Es läuft kein Cloud-Konto. Sobald eine Firma eines hat, steht hier, ob seine Plätze reichen.',
    en: 'No cloud account is running. Once a company has one, this says whether its places suffice.',
  },
  'cloudNeeds.refusals': { de: 'Stunden ohne freien Platz', en: 'Hours without a free place' },
  'cloudNeeds.refusalsHint': {
    de: 'Stunden seit dem {since}, in denen jemand keinen Platz bekam, nach Uhrzeit in Deutschland.',
    en: 'Hours since {since} in which somebody found no place, by the time of day in Germany.',
  },
  'cloudNeeds.noRefusals': {
    de: 'Seit dem {since} hat jeder einen Platz bekommen.',
    en: 'Since {since} everybody has found a place.',
  },
  'cloudNeeds.refusalsFailed': {
    de: 'Die Stunden ohne freien Platz ließen sich nicht laden.',
    en: 'The hours without a free place could not be loaded.',
  },
  'cloudNeeds.clock': { de: 'Uhrzeit', en: 'Time of day' },
  'cloudNeeds.clockOf': { de: '{hour} Uhr', en: '{hour}:00' },
  'cloudNeeds.hours': { de: 'Stunden', en: 'Hours' },
  'cloudNeeds.full': { de: 'Flotte voll', en: 'Fleet full' },
  'cloudNeeds.seatsTaken': { de: 'Plätze des Kontos belegt', en: 'Places of the account taken' },
  'cloudNeeds.lastAt': { de: 'Zuletzt, Stunde ab', en: 'Last, hour from' },
} as const
