export const failureTexts = {
  createProduct: { de: 'Das Produkt konnte nicht angelegt werden.', en: 'The product could not be created.' },
  changeProduct: { de: 'Das Produkt konnte nicht gespeichert werden.', en: 'The product could not be saved.' },
  deleteProduct: { de: 'Das Produkt konnte nicht gelöscht werden.', en: 'The product could not be deleted.' },
  createModule: { de: 'Das Modul konnte nicht angelegt werden.', en: 'The module could not be created.' },
  changeModule: { de: 'Das Modul konnte nicht gespeichert werden.', en: 'The module could not be saved.' },
  deleteModule: { de: 'Das Modul konnte nicht gelöscht werden.', en: 'The module could not be deleted.' },
} as const
