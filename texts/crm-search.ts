/** The way to the CRM from the list of companies, which does without the rest. */
export const crmSearchTexts = {
  'crm.search': { de: 'Im CRM suchen', en: 'Search the CRM' },
} as const
