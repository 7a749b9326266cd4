/** Ready-made remarks on a proof: staff choose them, students read them on their page and in the mail. */
export const remarkTexts = {
  'students.remark.cut': {
    de: 'Der Name oder die Hochschule ist nicht zu lesen. Bitte schicken Sie die ganze Seite.',
    en: 'The name or university is not legible. Please send the whole page.',
  },
  'students.remark.old': {
    de: 'Die Bescheinigung gilt nicht für das laufende Semester.',
    en: 'The certificate is not for the current semester.',
  },
  'students.remark.other': {
    de: 'Der Name auf der Bescheinigung ist ein anderer als im Konto.',
    en: 'The name on the certificate differs from the name on the account.',
  },
} as const
