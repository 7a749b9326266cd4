/** What is shown a single time, and what is to be copied. */
export const secretsTexts = {
  'secrets.notCopied': {
    de: 'Es konnte nicht kopiert werden. Bitte markieren und kopieren Sie den Text selbst.',
    en: 'It could not be copied. Please select and copy the text yourself.',
  },
  'secrets.lost': {
    de: 'Was hier steht, wird nur jetzt gezeigt und ist danach verloren.',
    en: 'What stands here is shown only now and is lost afterwards.',
  },
  'secrets.leave': { de: 'Trotzdem verlassen', en: 'Leave anyway' },
} as const
