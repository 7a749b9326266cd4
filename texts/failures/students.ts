export const failureTexts = {
  placeOrder: { de: 'Die Bezahlung konnte nicht begonnen werden.', en: 'The payment could not be started.' },
  createPayment: { de: 'Die Zahlung konnte nicht eingetragen werden.', en: 'The payment could not be entered.' },
  uploadProof: { de: 'Der Nachweis konnte nicht gespeichert werden.', en: 'The proof could not be saved.' },
  sendStudentEmail: { de: 'Der Link konnte nicht gesendet werden.', en: 'The link could not be sent.' },
  generateStudentLicence: { de: 'Die Lizenz konnte nicht erzeugt werden.', en: 'The licence could not be generated.' },
  decideOnStudent: { de: 'Die Entscheidung ist nicht gespeichert.', en: 'The decision has not been saved.' },
  undoDecision: { de: 'Die Entscheidung bleibt bestehen.', en: 'The decision stands.' },
  verifyWaitingFrom: { de: 'Niemand ist verifiziert.', en: 'Nobody has been verified.' },
} as const
