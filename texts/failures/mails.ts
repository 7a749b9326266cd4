export const failureTexts = {
  resendMail: { de: 'Die E-Mail konnte nicht erneut gesendet werden.', en: 'The email could not be resent.' },
} as const
