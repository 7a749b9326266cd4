import type { ErrorTexts } from './shape.ts'

/** What the web interface can say before anything else is loaded. */
export const frameErrors = {
  'preview.readOnly': {
    status: 403,
    de: 'In der Ansicht einer Rolle wird nichts geändert. Beenden Sie die Ansicht, um zu arbeiten.',
    en: 'You cannot change anything while viewing the portal as another role. Exit the role view to work.',
  },
  'server.failed': {
    status: 500,
    de: 'Im Portal ist ein Fehler aufgetreten. Er ist unter der Anfragenummer vermerkt; nennen Sie sie, wenn Sie ihn melden.',
    en: 'The portal ran into an error. It has been recorded under the request ID; please quote it when you report the error.',
  },
  'server.unavailable': {
    status: 503,
    de: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The server cannot be reached at the moment. Please try again shortly.',
  },
} as const satisfies ErrorTexts
