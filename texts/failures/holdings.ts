export const failureTexts = {
  changeHolding: {
    de: 'Das Kundenprodukt konnte nicht gespeichert werden.',
    en: 'The customer product could not be saved.',
  },
} as const
