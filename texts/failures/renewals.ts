export const failureTexts = {
  previewRenewal: { de: 'Die Vorschau konnte nicht geladen werden.', en: 'The preview could not be loaded.' },
  renewLicences: { de: 'Die Lizenzen konnten nicht verlängert werden.', en: 'The licences could not be renewed.' },
  answerRequest: { de: 'Die Anfrage konnte nicht beantwortet werden.', en: 'The request could not be answered.' },
} as const
