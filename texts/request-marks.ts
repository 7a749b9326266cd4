/** What a product's card says of requests: with the first page of a customer, and so without all the rest of them. */
import { words } from './words.ts'

export const requestMarkTexts = {
  'requestMarks.title': { de: 'Offene Anfragen', en: 'Open requests' },
  'requestMarks.renewal': { de: 'Verlängerung angefragt', en: 'Renewal requested' },
  'requestMarks.hostChange': { de: 'Umzug angefragt', en: 'Move requested' },
  'requestMarks.morePlaces': { de: 'Mehr Cloud-Plätze angefragt', en: 'More cloud seats requested' },
  'requestMarks.open': words.open,
  'requestMarks.inWork': { de: 'in Arbeit', en: 'in progress' },
} as const
