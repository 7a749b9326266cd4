export const failureTexts = {
  createCampaign: { de: 'Die Kampagne konnte nicht angelegt werden.', en: 'The campaign could not be created.' },
  changeCampaign: { de: 'Die Kampagne konnte nicht gespeichert werden.', en: 'The campaign could not be saved.' },
  deleteCampaign: { de: 'Die Kampagne konnte nicht gelöscht werden.', en: 'The campaign could not be deleted.' },
  startCampaign: { de: 'Die Kampagne konnte nicht gestartet werden.', en: 'The campaign could not be started.' },
  undoCampaign: {
    de: 'Die Kampagne konnte nicht zurückgenommen werden.',
    en: 'The campaign could not be rolled back.',
  },
} as const
