import type { ErrorTexts } from './shape.ts'

/** What the web interface can say before anything else is loaded. */
export const frameErrors = {
  'preview.readOnly': {
    status: 403,
    de: 'In der Ansicht einer Rolle wird nichts geändert. Beenden Sie die Ansicht, um zu arbeiten.',
    en: 'Nothing is changed while you view the portal as a role. Leave the view to work.',
  },
  'server.failed': {
    status: 500,
    de: 'Das hat nicht geklappt. Der Fehler wurde unter der Anfragenummer vermerkt.',
    en: 'That did not work. The failure was recorded under the request number.',
  },
  'server.unavailable': {
    status: 503,
    de: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The server cannot be reached at the moment. Please try again shortly.',
  },
} as const satisfies ErrorTexts
