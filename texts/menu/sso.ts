export const ssoMenuTexts = {
  'shell.ssoProviders': { de: 'SSO-Anbieter', en: 'SSO providers' },
} as const
