export const failureTexts = {
  saveProfile: { de: 'Das Profil konnte nicht gespeichert werden.', en: 'The profile could not be saved.' },
} as const
