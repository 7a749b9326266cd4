export const helpTexts = {
  'help./management/ssoproviderlist': {
    de: 'Hier stehen die Anmeldedienste, mit denen sich Menschen einer Firma über ihr Firmenkonto anmelden. Eine Firma wird auf ihrer eigenen Seite mit einem Anbieter verbunden. Ein ausgeschalteter Anbieter lässt niemanden mehr herein, das Passwort gilt weiter.',
    en: 'These are the sign-in services through which people use their company account. A company is connected to a provider on its own page. A provider that is switched off lets nobody in; passwords keep working.',
  },
} as const
