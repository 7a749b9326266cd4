export const failureTexts = {
  decideMove: { de: 'Über den Umzug konnte nicht entschieden werden.', en: 'The move could not be decided.' },
} as const
