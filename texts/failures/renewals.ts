export const failureTexts = {
  answerRequest: { de: 'Die Anfrage konnte nicht beantwortet werden.', en: 'The request could not be answered.' },
} as const
