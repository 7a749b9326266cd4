import type { ErrorTexts } from './shape.ts'

export const portalErrors = {
  'pages.notFound': { status: 404, de: 'Diese Seite gibt es nicht.', en: 'This page does not exist.' },
} as const satisfies ErrorTexts
