import type { ErrorTexts } from './shape.ts'

export const legalErrors = {
  'legal.alreadyDone': {
    status: 409,
    de: 'Diese Erklärung ist schon als erledigt gekennzeichnet.',
    en: 'This declaration has already been marked as done.',
  },
  'legal.notFound': { status: 404, de: 'Diese Erklärung gibt es nicht.', en: 'This declaration does not exist.' },
  'legal.reasonMissing': {
    status: 422,
    de: 'Bitte nennen Sie den Grund der außerordentlichen Kündigung.',
    en: 'Please state the reason for the extraordinary cancellation.',
  },
} as const satisfies ErrorTexts
