export const campaignMenuTexts = {
  'shell.campaigns': { de: 'Kampagnen', en: 'Campaigns' },
  'finder.createCampaign': { de: 'Kampagne anlegen', en: 'Create a campaign' },
} as const
