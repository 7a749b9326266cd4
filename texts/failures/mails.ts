export const failureTexts = {
  resendMail: { de: 'Die E-Mail konnte nicht erneut gesendet werden.', en: 'The e-mail could not be sent again.' },
} as const
