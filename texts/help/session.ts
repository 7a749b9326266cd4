export const helpTexts = {
  'help./password': {
    de: 'Hier ändern Sie Ihr Passwort. Danach werden Ihre anderen Geräte abgemeldet. Sicherer als jedes Passwort ist ein Passkey; den richten Sie unter „Mein Konto“ ein.',
    en: 'Change your password here. Your other devices are then signed out. A passkey is safer than any password; set one up under “My account”.',
  },
  'help./user': {
    de: 'Hier stehen Ihre Daten, Ihre Geräte und Ihr zweiter Faktor. Eine neue E-Mail-Adresse gilt, sobald Sie den Link geöffnet haben, den wir an sie senden. Unter „Meine Daten“ laden Sie herunter, was über Sie gespeichert ist.',
    en: 'Your details, devices and second factor. A new email address becomes active once you open the link sent to it. Use “My data” to download what is stored about you.',
  },
} as const
