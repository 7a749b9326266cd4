import type { ErrorTexts } from './shape.ts'

export const viewErrors = {
  'views.notFound': {
    status: 404,
    de: 'Diese Ansicht gibt es nicht mehr.',
    en: 'This view no longer exists.',
  },
  'views.nameTaken': {
    status: 409,
    de: 'Sie haben schon eine Ansicht namens „{name}“. Bitte wählen Sie einen anderen Namen.',
    en: 'You already have a view named “{name}”. Please choose another name.',
  },
  'views.tooMany': {
    status: 409,
    de: 'Mehr als 50 Ansichten je Liste sind nicht möglich. Bitte löschen Sie zuerst eine.',
    en: 'No more than 50 views per list are possible. Please delete one first.',
  },
} as const satisfies ErrorTexts
