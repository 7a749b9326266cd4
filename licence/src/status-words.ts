/** Why the portal's signed answer to what has become of a licence does not count. */
import type { Words } from './language.ts'

export const statusWords = {
  'status.unreadable': {
    de: 'Die Antwort des Portals zum Stand der Lizenz ist nicht lesbar.',
    en: 'The portal’s answer about the status of the licence cannot be read.',
  },
  'status.other': {
    de: 'Die Antwort des Portals betrifft eine andere Lizenz.',
    en: 'The portal’s answer is about another licence.',
  },
  'status.signature': {
    de: 'Die Signatur der Antwort des Portals stimmt nicht.',
    en: 'The signature of the portal’s answer does not match.',
  },
  'status.unknownKey': {
    de: 'Die Antwort des Portals ist mit einem unbekannten oder zurückgezogenen Schlüssel signiert.',
    en: 'The portal’s answer is signed with an unknown or revoked key.',
  },
} as const satisfies Record<string, Words>
