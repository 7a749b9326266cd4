export const failureTexts = {
  listContacts: { de: 'Die Kontakte konnten nicht geladen werden.', en: 'The contacts could not be loaded.' },
  listCompanyContacts: {
    de: 'Die Ansprechpartner konnten nicht geladen werden.',
    en: 'The contacts could not be loaded.',
  },
  createContact: { de: 'Der Ansprechpartner konnte nicht angelegt werden.', en: 'The contact could not be created.' },
  changeContact: { de: 'Der Ansprechpartner konnte nicht gespeichert werden.', en: 'The contact could not be saved.' },
  deleteContact: { de: 'Der Ansprechpartner konnte nicht gelöscht werden.', en: 'The contact could not be deleted.' },
} as const
