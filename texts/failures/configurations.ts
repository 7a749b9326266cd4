export const failureTexts = {
  createMaster: {
    de: 'Die Masterkonfiguration konnte nicht angelegt und mit dem Produkt verknüpft werden.',
    en: 'The master configuration could not be created and linked to the product.',
  },
  saveConfiguration: {
    de: 'Die Konfiguration konnte nicht gespeichert werden.',
    en: 'The configuration could not be saved.',
  },
  chooseConfiguration: {
    de: 'Die Konfiguration konnte nicht übernommen werden.',
    en: 'The configuration could not be used.',
  },
  addCompanyHolding: { de: 'Das Produkt konnte nicht hinzugefügt werden.', en: 'The product could not be added.' },
  addContactHolding: { de: 'Das Produkt konnte nicht hinzugefügt werden.', en: 'The product could not be added.' },
  removeHolding: { de: 'Das Produkt konnte nicht entfernt werden.', en: 'The product could not be removed.' },
  changeConfiguration: {
    de: 'Die Konfiguration konnte nicht umbenannt werden.',
    en: 'The configuration could not be renamed.',
  },
  deleteConfiguration: {
    de: 'Die Konfiguration konnte nicht gelöscht werden.',
    en: 'The configuration could not be deleted.',
  },
  saveTemplate: { de: 'Die Vorlage konnte nicht gespeichert werden.', en: 'The template could not be saved.' },
  deleteTemplate: { de: 'Die Vorlage konnte nicht gelöscht werden.', en: 'The template could not be deleted.' },
  askForEnd: {
    de: 'Die Anfrage nach einem Ende konnte nicht gesendet werden.',
    en: 'The expiry date request could not be sent.',
  },
  answerEndRequest: { de: 'Das Ende konnte nicht gesetzt werden.', en: 'The expiry date could not be set.' },
} as const
