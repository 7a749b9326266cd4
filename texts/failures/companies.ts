export const failureTexts = {
  listCompanies: { de: 'Die Firmen konnten nicht geladen werden.', en: 'The companies could not be loaded.' },
  createCompany: { de: 'Die Firma konnte nicht angelegt werden.', en: 'The company could not be created.' },
  changeCompany: { de: 'Die Firma konnte nicht gespeichert werden.', en: 'The company could not be saved.' },
  deleteCompany: { de: 'Die Firma konnte nicht gelöscht werden.', en: 'The company could not be deleted.' },
} as const
