export const failureTexts = {
  inviteContact: { de: 'Die Einladung konnte nicht gesendet werden.', en: 'The invitation could not be sent.' },
  inviteContacts: { de: 'Die Einladungen konnten nicht gesendet werden.', en: 'The invitations could not be sent.' },
  withdrawInvitation: {
    de: 'Die Einladung konnte nicht zurückgezogen werden.',
    en: 'The invitation could not be withdrawn.',
  },
} as const
