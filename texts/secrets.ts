/** What is shown a single time, and what is to be copied. */
export const secretsTexts = {
  'secrets.notCopied': {
    de: 'Es konnte nicht kopiert werden. Bitte markieren und kopieren Sie den Text selbst.',
    en: 'Copying failed. Please select and copy the text yourself.',
  },
  'secrets.lost': {
    de: 'Was hier steht, wird nur jetzt gezeigt und ist danach verloren.',
    en: 'This is shown only once. You cannot see it again later.',
  },
  'secrets.leave': { de: 'Trotzdem verlassen', en: 'Leave anyway' },
} as const
