import type { ErrorTexts } from './shape.ts'

export const portalErrors = {
  'portal.noLogo': { status: 404, de: 'Der Hersteller hat hier kein Logo.', en: 'The vendor has no logo here.' },
  'pages.notFound': { status: 404, de: 'Diese Seite gibt es nicht.', en: 'This page does not exist.' },
} as const satisfies ErrorTexts
