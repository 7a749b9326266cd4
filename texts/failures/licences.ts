export const failureTexts = {
  draftLicence: { de: 'Die Lizenz konnte nicht vorbereitet werden.', en: 'The licence could not be prepared.' },
  issueLicences: { de: 'Die Lizenzen konnten nicht ausgestellt werden.', en: 'The licences could not be issued.' },
  issueLicence: { de: 'Die Lizenz konnte nicht ausgestellt werden.', en: 'The licence could not be issued.' },
  downloadLicence: {
    de: 'Die Lizenzdatei konnte nicht heruntergeladen werden.',
    en: 'The licence file could not be downloaded.',
  },
  fetchLicence: {
    de: 'Die Lizenzdatei konnte nicht heruntergeladen werden.',
    en: 'The licence file could not be downloaded.',
  },
  sendLicences: { de: 'Die Lizenzen konnten nicht versandt werden.', en: 'The licences could not be sent.' },
  sendLicence: { de: 'Die Lizenz konnte nicht versandt werden.', en: 'The licence could not be sent.' },
  createHost: { de: 'Die Host-ID konnte nicht angelegt werden.', en: 'The host ID could not be created.' },
  changeHost: { de: 'Die Host-ID konnte nicht gespeichert werden.', en: 'The host ID could not be saved.' },
  toggleHost: { de: 'Die Host-ID konnte nicht umgeschaltet werden.', en: 'The host ID could not be switched.' },
} as const
