/** What the links below every page are called: they come with the first page, the rest of these texts later. */
export const pageTitleTexts = {
  'portal.page.imprint': { de: 'Impressum', en: 'Imprint' },
  'portal.page.terms': { de: 'Nutzungsbedingungen', en: 'Terms of use' },
  'portal.page.licence': { de: 'Lizenzbedingungen', en: 'Licence terms' },
  'portal.page.privacy': { de: 'Datenschutz', en: 'Privacy' },
  'portal.page.accessibility': { de: 'Barrierefreiheit', en: 'Accessibility' },
  'portal.page.contact': { de: 'Kontakt', en: 'Contact' },
  'cookies.open': { de: 'Cookies', en: 'Cookies' },
} as const
