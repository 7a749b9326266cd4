/** What stands below every letter: why it came, and where the imprint and the contact are. */
export const mailFootTexts = {
  'mailFoot.why': { de: 'Warum Sie diese E-Mail bekommen:', en: 'Why you get this e-mail:' },
  'mailFoot.account': {
    de: 'Sie haben ein Konto im Kundenportal.',
    en: 'You have an account in the customer portal.',
  },
  'mailFoot.imprint': { de: 'Impressum', en: 'Imprint' },
  'mailFoot.contact': { de: 'Kontakt', en: 'Contact' },
} as const

const asked = {
  de: 'Jemand hat sie im Kundenportal mit Ihrer Adresse angefordert.',
  en: 'Somebody asked for it in the customer portal with your address.',
}
const security = {
  de: 'An Ihrem Konto im Kundenportal hat sich etwas geändert, das Sie wissen müssen.',
  en: 'Something you should know about has changed in your customer portal account.',
}
const signIn = {
  de: 'Jemand meldet sich gerade mit Ihrer Adresse im Kundenportal an.',
  en: 'Somebody is signing in to the customer portal with your address.',
}
const registered = {
  de: 'Jemand hat sich im Kundenportal mit Ihrer Adresse registriert.',
  en: 'Somebody registered in the customer portal with your address.',
}
const moved = {
  de: 'Für ein Produkt, für das Sie zuständig sind, wurde ein Umzug beantragt.',
  en: 'A move was requested for a product you are responsible for.',
}
const staff = {
  de: 'Ihre Adresse ist im Kundenportal für Meldungen an das Lizenzteam eingetragen.',
  en: 'Your address is entered in the customer portal for messages to the licence team.',
}
const student = {
  de: 'Sie haben im Kundenportal einen Nachweis für eine Studienversion begonnen, oder Sie haben eine Studienlizenz.',
  en: 'You have begun to prove your studies in the customer portal, or you have a student licence.',
}
const bought = { de: 'Sie haben im Kundenportal bestellt.', en: 'You have ordered in the customer portal.' }
const newsletter = {
  de: 'Ihre Adresse wurde im Kundenportal für den Newsletter eingetragen.',
  en: 'Your address was entered for the newsletter in the customer portal.',
}
const declared = {
  de: 'Sie haben im Kundenportal eine Kündigung oder einen Widerruf erklärt, oder Sie bearbeiten sie.',
  en: 'You declared a cancellation or a withdrawal in the customer portal, or you work on it.',
}
const info = {
  de: 'Ihre Adresse ist im Kundenportal als Info-Postfach eingetragen.',
  en: 'Your address is entered in the customer portal as the info mailbox.',
}
const deleted = {
  de: 'Ihre Angaben im Kundenportal wurden gelöscht; dies ist die letzte E-Mail dazu.',
  en: 'Your details in the customer portal were deleted; this is the last e-mail about them.',
}

/** Why each letter comes, by its name in the outbox. */
export const mailReasons: Readonly<Record<string, { de: string; en: string }>> = {
  'accounts.changed': security,
  'accounts.cloudReset': asked,
  'accounts.code': signIn,
  'accounts.emailChanged': security,
  'accounts.factors': security,
  'accounts.newDevice': security,
  'accounts.newEmail': asked,
  'accounts.recoveryUsed': security,
  'accounts.reset': asked,
  'accounts.takenEmail': asked,
  'accounts.unlock': signIn,
  'backups.failed': staff,
  'cloud.ended': {
    de: 'Sie hatten einen Zugang zur Cloud.',
    en: 'You had access to the cloud.',
  },
  'cloud.invitation': {
    de: 'Ihre Firma hat für Sie einen Platz in der Cloud vorgesehen.',
    en: 'Your company has a place in the cloud for you.',
  },
  'cloudUsage.budget': {
    de: 'Sie sind Hauptansprechpartner eines Cloud-Kontos mit einem Budget.',
    en: 'You are the main contact of a cloud account with a budget.',
  },
  'contacts.deleted': info,
  'contacts.newsletter': info,
  'keys.resigned': {
    de: 'Sie sind Hauptansprechpartner für Lizenzen, die neu unterschrieben wurden.',
    en: 'You are the main contact for licences that were signed again.',
  },
  'legal.cancellation': declared,
  'legal.withdrawal': declared,
  'licences.sent': {
    de: 'Für Sie oder Ihre Firma wurde eine Lizenz ausgestellt, und Ihre Adresse wurde als Empfänger gewählt.',
    en: 'A licence was issued for you or your company, and your address was chosen to receive it.',
  },
  'moves.declined': moved,
  'moves.done': moved,
  'moves.staffDone': staff,
  'moves.waiting': staff,
  'orders.crm': staff,
  'profile.erased': deleted,
  'profile.newsletter': newsletter,
  'registration.assigned': registered,
  'registration.confirmation': registered,
  'registration.declined': registered,
  'registration.exists': registered,
  'registration.invitation': {
    de: 'Ihre Firma oder ihr Lizenzteam hat Sie in das Kundenportal eingeladen.',
    en: 'Your company or its licence team invited you to the customer portal.',
  },
  'registration.resend': registered,
  'ends.answer': {
    de: 'Sie haben um ein Ende für dieses Produkt gebeten.',
    en: 'You asked for an end date for this product.',
  },
  'renewals.answer': {
    de: 'Sie haben im Kundenportal etwas zu Ihren Lizenzen angefragt.',
    en: 'You asked for something about your licences in the customer portal.',
  },
  'renewals.asked': staff,
  'renewals.reminder': {
    de: 'Sie sind für diese Lizenzen zuständig, und die Erinnerungen an das Lizenzende sind eingeschaltet.',
    en: 'You are responsible for these licences, and reminders of their ends are switched on.',
  },
  'renewals.staff': staff,
  'students.consent': student,
  'students.course': {
    de: 'Sie haben im Kundenportal einen Kurs beantragt.',
    en: 'You asked for a course in the customer portal.',
  },
  'students.decision': student,
  'students.email': student,
  'students.ending': student,
  'students.expired': student,
  'students.paid': bought,
  'students.refunded': bought,
}
