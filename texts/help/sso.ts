export const helpTexts = {
  'help./management/ssoproviderlist': {
    de: 'Hier stehen die Anmeldedienste, mit denen sich Mitarbeitende einer Firma über ihr Firmenkonto anmelden. Mit einem Anbieter verbunden wird eine Firma auf ihrer eigenen Seite; dort lässt sich das auch ausschalten. Das Passwort gilt in jedem Fall weiter.',
    en: 'The sign-in services through which people use their company account. Connect a company to a provider on the company’s page, where you can also switch it off. Passwords keep working in any case.',
  },
} as const
