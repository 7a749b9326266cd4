/** Signing in to the cloud. */
export const cloudSignInTexts = {
  'cloudLogin.title': { de: 'Cloud-Anmeldung', en: 'Cloud sign-in' },
  'cloudLogin.context': { de: '{vendor} in der Cloud', en: '{vendor} in the cloud' },
  'cloudLogin.email': { de: 'E-Mail', en: 'E-mail' },
  'cloudLogin.password': { de: 'Passwort', en: 'Password' },
  'cloudLogin.rule': {
    de: 'Mindestens 8 Zeichen mit Ziffer, Klein- und Großbuchstaben und einem Sonderzeichen.',
    en: 'At least 8 characters with a digit, a lowercase and an uppercase letter and a special character.',
  },
  'cloudLogin.submit': { de: 'Anmelden und starten', en: 'Sign in and start' },
  'cloudLogin.forgot': { de: 'Passwort vergessen?', en: 'Forgotten your password?' },
  'cloudLogin.start': { de: 'Cloud starten', en: 'Start the cloud' },
  'cloudLogin.signedInAs': { de: 'Sie sind als {email} angemeldet.', en: 'You are signed in as {email}.' },
  'cloudLogin.change': { de: 'Mit anderem Konto anmelden', en: 'Sign in with another account' },
  'cloudLogin.starting': { de: 'Ihre Anwendung startet …', en: 'Your application is starting …' },
  'cloudLogin.startingText': {
    de: 'Sie werden gleich weitergeleitet. Geschieht nichts, öffnen Sie die Cloud hier:',
    en: 'You will be taken there in a moment. If nothing happens, open the cloud here:',
  },
  'cloudLogin.open': { de: 'Cloud öffnen', en: 'Open the cloud' },
  'cloudLogin.ownTitle': { de: 'Sie streamen schon', en: 'You are streaming already' },
  'cloudLogin.ownSince': {
    de: 'Seit {time} läuft eine Sitzung von Ihnen. Sie können dort weitermachen oder sie beenden und neu beginnen; nicht Gespeichertes geht dann verloren.',
    en: 'A session of yours has been running since {time}. You can continue there, or end it and start again; unsaved work is then lost.',
  },
  'cloudLogin.goOn': { de: 'Weitermachen', en: 'Continue' },
  'cloudLogin.endOwn': { de: 'Beenden und neu beginnen', en: 'End it and start again' },
  'cloudLogin.outcome.noAccess': {
    de: 'Für dieses Konto ist kein Cloud-Zugang eingeschaltet. Bitte wenden Sie sich an die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, oder an {vendor}.',
    en: 'No cloud access is switched on for this account. Please ask the person who manages the cloud places in your company, or {vendor}.',
  },
  'cloudLogin.choose': {
    de: 'Sie haben mehrere Umgebungen. Wo möchten Sie arbeiten?',
    en: 'You have several environments. Where would you like to work?',
  },
  'cloudLogin.startHere': { de: 'Hier starten', en: 'Start here' },
  'cloudLogin.startAt': { de: '{stack} starten', en: 'Start {stack}' },
  'cloudLogin.lastChosen': { de: 'zuletzt gewählt', en: 'chosen last' },
  'cloudLogin.term': { de: '{start} bis {end}', en: '{start} to {end}' },
  'cloudLogin.free': {
    de: '{free} {free|Platz|Plätze} frei',
    en: '{free} {free|place|places} free',
  },
  'ownCloud.title': { de: 'Meine Cloud', en: 'My cloud' },
  'cloudLogin.no.off': {
    de: 'Ihr Zugang ist ausgeschaltet. Einschalten kann ihn die Person, die in Ihrer Firma die Cloud-Plätze verwaltet.',
    en: 'Your access is off. The person who manages the cloud places in your company can switch it on.',
  },
  'cloudLogin.no.expired': {
    de: 'Das Cloud-Konto Ihrer Firma ist am {day} abgelaufen. Bitten Sie die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, um eine Verlängerung.',
    en: 'Your company’s cloud account expired on {day}. Ask the person who manages the cloud places in your company to have it renewed.',
  },
  'cloudLogin.no.ahead': {
    de: 'Das Cloud-Konto Ihrer Firma beginnt am {day}. Ab dann können Sie sich anmelden.',
    en: 'Your company’s cloud account starts on {day}. You can sign in from then on.',
  },
  'cloudLogin.no.stopped': {
    de: 'Das Cloud-Budget Ihrer Firma ist für diesen Monat aufgebraucht. Ab dem {day} können Sie sich wieder anmelden. Ein höheres Budget vereinbart die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, mit {vendor}.',
    en: 'Your company’s cloud budget for this month is used up. You can sign in again from {day}. The person who manages the cloud places in your company can agree on a larger budget with {vendor}.',
  },
  'cloudLogin.no.disabled': {
    de: '{vendor} hat das Cloud-Produkt Ihrer Firma gesperrt. Bitte wenden Sie sich dorthin.',
    en: '{vendor} has disabled your company’s cloud product. Please get in touch with them.',
  },
  'cloudLogin.no.blocked': {
    de: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an die Person, die in Ihrer Firma die Konten verwaltet, oder an {vendor}.',
    en: 'Your account is blocked. Please ask the person who manages the accounts in your company, or {vendor}.',
  },
  'cloudLogin.outcome.unknown': {
    de: 'Diese E-Mail-Adresse ist hier nicht bekannt. Bitte prüfen Sie die Schreibweise.',
    en: 'This e-mail address is not known here. Please check the spelling.',
  },
  'cloudLogin.outcome.passwordFirst': {
    de: 'Sie sind eingeladen, haben aber noch kein Passwort. Wir haben Ihnen einen Link geschickt, mit dem Sie eines festlegen. Melden Sie sich danach hier an.',
    en: 'You are invited, but have no password yet. We have mailed you a link to set one. Sign in here afterwards.',
  },
  'cloudLogin.outcome.wrongPassword': {
    de: 'E-Mail-Adresse oder Passwort ist falsch. Wenn Sie eingeladen sind und noch kein Passwort haben, erhalten Sie eine E-Mail mit einem Link, mit dem Sie eines festlegen.',
    en: 'The e-mail address or the password is wrong. If you are invited and have no password yet, you will receive an e-mail with a link to set one.',
  },
  'cloudLogin.outcome.noStack': {
    de: 'Ihrem Cloud-Konto ist zurzeit keine Umgebung zugeordnet. {vendor} muss das richten: Bitte melden Sie sich dort.',
    en: 'No environment is assigned to your cloud account at present. {vendor} has to mend this: please get in touch.',
  },
  'cloudLogin.outcome.refused': {
    de: 'Die Cloud konnte keine Sitzung öffnen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    en: 'The cloud could not open a session. Please try again in a few minutes.',
  },
  'cloudLogin.outcome.full': {
    de: 'Zurzeit ist kein Platz frei. Lassen Sie diese Seite offen: Sobald einer frei wird, startet Ihre Anwendung von selbst.',
    en: 'No place is free at the moment. Leave this page open: as soon as one is free, your application starts by itself.',
  },
  'cloudLogin.nextTry': {
    de: 'Nächster Versuch in {seconds} {seconds|Sekunde|Sekunden}.',
    en: 'Next try in {seconds} {seconds|second|seconds}.',
  },
  'cloudLogin.tryNow': { de: 'Jetzt versuchen', en: 'Try now' },
  'cloudLogin.stopTrying': { de: 'Nicht mehr warten', en: 'Stop waiting' },
  'cloudLogin.tryAgain': { de: 'Noch einmal versuchen', en: 'Try again' },
  'cloudLogin.back': { de: 'Zurück zur Anmeldung', en: 'Back to the sign-in' },
  'cloudForgot.title': { de: 'Passwort für die Cloud vergessen', en: 'Forgotten cloud password' },
  'cloudForgot.context': {
    de: 'Sie bekommen eine E-Mail mit einem Link, um ein neues Passwort festzulegen. Es ist dasselbe wie im Portal.',
    en: 'You will get an e-mail with a link to set a new password. It is the same one as in the portal.',
  },
  'cloudForgot.submit': { de: 'Link anfordern', en: 'Request a link' },
  'cloudForgot.done': {
    de: 'Wenn diese Adresse einen Cloud-Zugang hat, ist eine E-Mail unterwegs.',
    en: 'If this address has cloud access, an e-mail is on its way.',
  },
  'cloudForgot.unknown': {
    de: 'Diese E-Mail-Adresse ist hier nicht bekannt.',
    en: 'This e-mail address is not known here.',
  },
  'cloudForgot.noAccess': {
    de: 'Zu dieser Adresse gibt es keinen Cloud-Zugang.',
    en: 'There is no cloud access for this address.',
  },
  'cloudInvitation.title': { de: 'Einladung in die Cloud', en: 'Invitation to the cloud' },
  'cloudInvitation.what': {
    de: 'Sie sind eingeladen, die Software von {vendor} in der Cloud zu nutzen. Mit diesem Schritt nehmen Sie die Einladung an.',
    en: 'You are invited to use {vendor}’s software in the cloud. This step accepts the invitation.',
  },
  'cloudInvitation.accept': { de: 'Einladung annehmen', en: 'Accept invitation' },
  'cloudInvitation.incomplete': {
    de: 'Dieser Link ist unvollständig. Bitte kopieren Sie den ganzen Link aus der Einladung, oder bitten Sie die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, Sie noch einmal einzuladen.',
    en: 'This link is incomplete. Please copy the whole link from the invitation, or ask the person who manages the cloud places in your company to invite you again.',
  },
  'cloudInvitation.active': {
    de: 'Ihr Zugang ({email}) ist eingeschaltet.',
    en: 'Your access ({email}) has been switched on.',
  },
  'cloudInvitation.off': {
    de: 'Ihr Zugang ({email}) wurde inzwischen ausgeschaltet. Bitten Sie die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, ihn wieder einzuschalten.',
    en: 'Your access ({email}) has been switched off in the meantime. Ask the person who manages the cloud places in your company to switch it on again.',
  },
  'cloudInvitation.again': { de: 'Noch einmal öffnen', en: 'Open again' },
  'cloudInvitation.full': {
    de: 'Zurzeit sind alle Plätze Ihrer Firma vergeben. Bitten Sie die Person, die sie verwaltet, einen freizugeben; danach können Sie diesen Link noch einmal öffnen.',
    en: 'All places of your company are taken at the moment. Ask the person who manages them to free one; you can open this link again afterwards.',
  },
  'cloudInvitation.setPassword': { de: 'Passwort festlegen', en: 'Set a password' },
  'cloudInvitation.signIn': { de: 'Zur Cloud-Anmeldung', en: 'To the cloud sign-in' },
} as const
