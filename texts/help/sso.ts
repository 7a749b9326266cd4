export const helpTexts = {
  'help./management/ssoproviderlist': {
    de: 'Hier stehen die Anmeldedienste, mit denen sich Menschen einer Firma über ihr Firmenkonto anmelden. Mit einem Anbieter verbunden wird eine Firma auf ihrer eigenen Seite; dort lässt sich das auch ausschalten. Das Passwort gilt in jedem Fall weiter.',
    en: 'These are the sign-in services through which people use their company account. A company is connected to a provider on its own page, where that can be switched off, too. Passwords keep working in any case.',
  },
} as const
