/** What could not be done, by the operation that failed unforeseen: told before what the server says of it. */
export const failureTexts = {
  createRole: { de: 'Die Rolle konnte nicht angelegt werden.', en: 'The role could not be created.' },
  changeRole: { de: 'Die Rolle konnte nicht gespeichert werden.', en: 'The role could not be saved.' },
  deleteRole: { de: 'Die Rolle konnte nicht gelöscht werden.', en: 'The role could not be deleted.' },
  createPermission: {
    de: 'Die Berechtigung konnte nicht angelegt werden.',
    en: 'The permission could not be created.',
  },
  createProduct: { de: 'Das Produkt konnte nicht angelegt werden.', en: 'The product could not be created.' },
  changeProduct: { de: 'Das Produkt konnte nicht gespeichert werden.', en: 'The product could not be saved.' },
  createMaster: {
    de: 'Die Masterkonfiguration konnte nicht angelegt und mit dem Produkt verknüpft werden.',
    en: 'The master configuration could not be created and linked with the product.',
  },
  saveConfiguration: {
    de: 'Die Konfiguration konnte nicht gespeichert werden.',
    en: 'The configuration could not be saved.',
  },
  chooseConfiguration: {
    de: 'Die Konfiguration konnte nicht übernommen werden.',
    en: 'The configuration could not be copied.',
  },
  draftLicence: { de: 'Die Lizenz konnte nicht vorbereitet werden.', en: 'The licence could not be prepared.' },
  issueLicence: { de: 'Die Lizenz konnte nicht ausgestellt werden.', en: 'The licence could not be issued.' },
  downloadLicence: {
    de: 'Die Lizenzdatei konnte nicht heruntergeladen werden.',
    en: 'The licence file could not be downloaded.',
  },
  fetchLicence: {
    de: 'Die Lizenzdatei konnte nicht heruntergeladen werden.',
    en: 'The licence file could not be downloaded.',
  },
  sendLicence: { de: 'Die Lizenz konnte nicht versandt werden.', en: 'The licence could not be sent.' },
  mailFactorCode: { de: 'Der Code konnte nicht erneut gesendet werden.', en: 'The code could not be sent again.' },
  unlockAccount: { de: 'Das Konto konnte nicht entsperrt werden.', en: 'The account could not be unlocked.' },
} as const satisfies Record<string, { de: string; en: string }>
