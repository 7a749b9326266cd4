export const failureTexts = {
  listStudents: { de: 'Die Studierenden konnten nicht geladen werden.', en: 'The students could not be loaded.' },
  placeOrder: { de: 'Die Bezahlung konnte nicht begonnen werden.', en: 'The payment could not be started.' },
  createPayment: { de: 'Die Zahlung konnte nicht eingetragen werden.', en: 'The payment could not be entered.' },
  uploadProof: {
    de: 'Der Nachweis wurde nicht gespeichert, Ihr Profil ist unverändert.',
    en: 'The proof was not saved; your profile was not updated.',
  },
  sendStudentEmail: { de: 'Der Link konnte nicht gesendet werden.', en: 'The link could not be sent.' },
  generateStudentLicence: {
    de: 'Die Lizenz konnte nicht ausgestellt werden.',
    en: 'The licence could not be generated.',
  },
  decideOnStudent: { de: 'Die Entscheidung ist nicht gespeichert.', en: 'The decision has not been saved.' },
  undoDecision: { de: 'Die Entscheidung bleibt bestehen.', en: 'The decision remains.' },
  verifyWaitingFrom: { de: 'Niemand ist verifiziert.', en: 'No one has been verified.' },
} as const
