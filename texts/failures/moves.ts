export const failureTexts = {
  decideMove: { de: 'Der Umzug konnte nicht entschieden werden.', en: 'The move could not be decided.' },
} as const
