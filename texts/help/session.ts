export const helpTexts = {
  'help./password': {
    de: 'Hier ändern Sie Ihr Passwort. Danach werden Ihre anderen Geräte abgemeldet. Sicherer als jedes Passwort ist ein Passkey; den richten Sie unter „Mein Konto“ ein.',
    en: 'Change your password here. Your other devices are signed out afterwards. A passkey is safer than any password; set one up under “My account”.',
  },
  'help./user': {
    de: 'Hier stehen Ihre Daten, Ihre Geräte und Ihr zweiter Faktor. Eine neue E-Mail-Adresse gilt, sobald Sie den Link geöffnet haben, den wir an sie senden. Unter „Meine Daten“ laden Sie herunter, was über Sie gespeichert ist.',
    en: 'Your details, your devices and your second factor. A new email address counts once you have opened the link sent to it. “My data” lets you download what is stored about you.',
  },
} as const
