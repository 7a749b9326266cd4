/** What the portal writes to people who register or are invited. */
export const registrationMailTexts = {
  'registration.mail.greeting': { de: 'Guten Tag,', en: 'Hello,' },
  'registration.mail.greetingName': { de: 'Guten Tag {name},', en: 'Dear {name},' },
  'registration.mail.closing': { de: 'Mit freundlichen Grüßen\n{vendor}', en: 'Kind regards\n{vendor}' },
  'registration.mail.confirm.subject': {
    de: 'Bitte bestätigen Sie Ihre Registrierung',
    en: 'Please confirm your registration',
  },
  'registration.mail.confirm.text': {
    de: 'mit der Adresse {email} hat sich jemand im Kundenportal von {vendor} registriert. Waren Sie das, bestätigen Sie bitte mit diesem Link, dass die Adresse Ihnen gehört:',
    en: 'Somebody has registered with the address {email} at the {vendor} customer portal. If that was you, please confirm with this link that the address is yours:',
  },
  'registration.mail.confirm.link': { de: 'Registrierung bestätigen', en: 'Confirm registration' },
  'registration.mail.confirm.note': {
    de: 'Der Link gilt sieben Tage und nur einmal. Haben Sie sich nicht registriert, öffnen Sie ihn bitte nicht: Ohne Bestätigung entsteht kein Konto.',
    en: 'The link is valid for seven days and works only once. If you did not register, please do not open it: without confirmation no account is created.',
  },
  'registration.mail.resend.subject': { de: 'Ihr neuer Bestätigungslink', en: 'Your new confirmation link' },
  'registration.mail.resend.text': {
    de: 'für die Adresse {email} wurde die Bestätigungsmail noch einmal angefordert. Mit diesem Link bestätigen Sie, dass die Adresse Ihnen gehört:',
    en: 'The confirmation e-mail for the address {email} was requested again. Confirm with this link that the address is yours:',
  },
  'registration.mail.resend.link': { de: 'Adresse bestätigen', en: 'Confirm address' },
  'registration.mail.resend.note': {
    de: 'Der Link gilt sieben Tage und nur einmal; frühere Links gelten nicht mehr. Haben Sie sich nicht registriert, öffnen Sie ihn bitte nicht.',
    en: 'The link is valid for seven days and works only once; earlier links no longer work. If you did not register, please do not open it.',
  },
  'registration.mail.exists.subject': { de: 'Sie haben schon ein Konto', en: 'You already have an account' },
  'registration.mail.exists.text': {
    de: 'mit der Adresse {email} hat sich jemand im Kundenportal von {vendor} registriert. Zu dieser Adresse gibt es aber schon ein Konto: Melden Sie sich einfach an. Wissen Sie Ihr Passwort nicht mehr, legen Sie hier ein neues fest:',
    en: 'Somebody has registered with the address {email} at the {vendor} customer portal. There already is an account for this address: simply sign in. If you have forgotten your password, set a new one here:',
  },
  'registration.mail.exists.link': { de: 'Neues Passwort festlegen', en: 'Set a new password' },
  'registration.mail.exists.note': {
    de: 'Waren Sie das nicht, brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.',
    en: 'If this was not you, there is nothing you need to do: your account has not changed.',
  },
  'registration.mail.invite.subject': { de: 'Ihr Zugang zum Kundenportal', en: 'Your access to the customer portal' },
  'registration.mail.invite.text': {
    de: 'Sie sind im Kundenportal von {vendor} als Kontakt Ihrer Firma eingetragen. Mit diesem Link richten Sie Ihren Zugang mit der Adresse {email} ein:',
    en: 'You are listed as a contact of your company in the {vendor} customer portal. Set up your access with the address {email} using this link:',
  },
  'registration.mail.invite.link': { de: 'Zugang einrichten', en: 'Set up access' },
  'registration.mail.invite.note': {
    de: 'Der Link gilt sieben Tage und nur einmal.',
    en: 'The link is valid for seven days and works only once.',
  },
} as const
