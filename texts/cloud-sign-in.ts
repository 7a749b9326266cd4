/** Signing in to the cloud. */
export const cloudSignInTexts = {
  'cloudLogin.title': { de: 'Cloud-Anmeldung', en: 'Cloud sign-in' },
  'cloudLogin.context': { de: '{vendor} in der Cloud', en: '{vendor} in the cloud' },
  'cloudLogin.email': { de: 'E-Mail-Adresse', en: 'Email address' },
  'cloudLogin.password': { de: 'Passwort', en: 'Password' },
  'cloudLogin.rule': {
    de: 'Mindestens 8 Zeichen mit Ziffer, Klein- und Großbuchstaben und einem Sonderzeichen.',
    en: 'At least 8 characters, including a digit, a lowercase letter, an uppercase letter and a special character.',
  },
  'cloudLogin.submit': { de: 'Anmelden und starten', en: 'Sign in and start' },
  'cloudLogin.forgot': { de: 'Passwort vergessen?', en: 'Forgotten your password?' },
  'cloudLogin.start': { de: 'Cloud starten', en: 'Start the cloud' },
  'cloudLogin.signedInAs': { de: 'Sie sind als {email} angemeldet.', en: 'You are signed in as {email}.' },
  'cloudLogin.change': { de: 'Mit anderem Konto anmelden', en: 'Use another account' },
  'cloudLogin.starting': { de: 'Ihre Anwendung startet …', en: 'Your application is starting …' },
  'cloudLogin.startingText': {
    de: 'Sie werden gleich weitergeleitet. Geschieht nichts, öffnen Sie die Cloud hier:',
    en: 'You will be redirected in a moment. If nothing happens, open the cloud here:',
  },
  'cloudLogin.open': { de: 'Cloud öffnen', en: 'Open the cloud' },
  'cloudLogin.ownTitle': { de: 'Sie streamen schon', en: 'You already have a session' },
  'cloudLogin.ownSince': {
    de: 'Seit {time} läuft eine Sitzung von Ihnen. Sie können dort weitermachen oder sie beenden und neu beginnen; nicht Gespeichertes geht dann verloren.',
    en: 'Your session has been running since {time}. You can continue it, or end it and start a new one; unsaved work will be lost.',
  },
  'cloudLogin.goOn': { de: 'Weitermachen', en: 'Continue' },
  'cloudLogin.endOwn': { de: 'Beenden und neu beginnen', en: 'End and start new' },
  'cloudLogin.outcome.noAccess': {
    de: 'Für dieses Konto ist kein Cloud-Zugang eingeschaltet. Bitte wenden Sie sich an die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, oder an {vendor}.',
    en: 'Cloud access is not switched on for this account. Please contact the person who manages your company’s cloud seats, or {vendor}.',
  },
  'cloudLogin.choose': {
    de: 'Sie haben mehrere Umgebungen. Wo möchten Sie arbeiten?',
    en: 'You have several environments. Where would you like to work?',
  },
  'cloudLogin.startHere': { de: 'Hier starten', en: 'Start here' },
  'cloudLogin.startAt': { de: '{stack} starten', en: 'Start {stack}' },
  'cloudLogin.lastChosen': { de: 'zuletzt gewählt', en: 'last used' },
  'cloudLogin.term': { de: '{start} bis {end}', en: '{start} to {end}' },
  'cloudLogin.free': {
    de: '{free} {free|Platz|Plätze} frei',
    en: '{free} {free|seat|seats} free',
  },
  'ownCloud.title': { de: 'Meine Cloud', en: 'My cloud' },
  'cloudLogin.no.off': {
    de: 'Ihr Zugang ist ausgeschaltet. Einschalten kann ihn die Person, die in Ihrer Firma die Cloud-Plätze verwaltet.',
    en: 'Your access is off. The person who manages your company’s cloud seats can switch it on.',
  },
  'cloudLogin.no.expired': {
    de: 'Das Cloud-Konto Ihrer Firma ist am {day} abgelaufen. Bitten Sie die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, um eine Verlängerung.',
    en: 'Your company’s cloud account expired on {day}. Ask the person who manages your company’s cloud seats to have it renewed.',
  },
  'cloudLogin.no.ahead': {
    de: 'Das Cloud-Konto Ihrer Firma beginnt am {day}. Ab dann können Sie sich anmelden.',
    en: 'Your company’s cloud account starts on {day}. You can sign in from then on.',
  },
  'cloudLogin.no.stopped': {
    de: 'Das Cloud-Budget Ihrer Firma ist für diesen Monat aufgebraucht. Ab dem {day} können Sie sich wieder anmelden. Ein höheres Budget vereinbart die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, mit {vendor}.',
    en: 'Your company has used up its cloud budget for this month. You can sign in again from {day}. The person who manages your company’s cloud seats can arrange a larger budget with {vendor}.',
  },
  'cloudLogin.no.disabled': {
    de: '{vendor} hat das Cloud-Produkt Ihrer Firma deaktiviert. Bitte wenden Sie sich dorthin.',
    en: '{vendor} has disabled your company’s cloud product. Please contact them.',
  },
  'cloudLogin.no.blocked': {
    de: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an die Person, die in Ihrer Firma die Konten verwaltet, oder an {vendor}.',
    en: 'Your account is blocked. Please contact the person who manages accounts in your company, or {vendor}.',
  },
  'cloudLogin.outcome.unknown': {
    de: 'Diese E-Mail-Adresse ist hier nicht bekannt. Bitte prüfen Sie die Schreibweise.',
    en: 'We do not recognise this email address. Please check the spelling.',
  },
  'cloudLogin.outcome.passwordFirst': {
    de: 'Sie sind eingeladen, haben aber noch kein Passwort. Wir haben Ihnen einen Link geschickt, mit dem Sie eines festlegen. Melden Sie sich danach hier an.',
    en: 'You have been invited but do not have a password yet. We have emailed you a link to set one. Then sign in here.',
  },
  'cloudLogin.outcome.wrongPassword': {
    de: 'E-Mail-Adresse oder Passwort ist falsch. Wenn Sie eingeladen sind und noch kein Passwort haben, erhalten Sie eine E-Mail mit einem Link, mit dem Sie eines festlegen.',
    en: 'The email address or password is wrong. If you have been invited and do not have a password yet, you will receive an email with a link to set one.',
  },
  'cloudLogin.outcome.noStack': {
    de: 'Ihrem Cloud-Konto ist zurzeit keine Umgebung zugeordnet. {vendor} muss das richten: Bitte melden Sie sich dort.',
    en: 'No environment is currently assigned to your cloud account. Please contact {vendor} to fix this.',
  },
  'cloudLogin.outcome.refused': {
    de: 'Die Cloud konnte keine Sitzung öffnen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    en: 'The cloud could not open a session. Please try again in a few minutes.',
  },
  'cloudLogin.outcome.full': {
    de: 'Zurzeit ist kein Platz frei. Lassen Sie diese Seite offen: Sobald einer frei wird, startet Ihre Anwendung von selbst.',
    en: 'No seat is free at the moment. Leave this page open: your application starts automatically as soon as one is free.',
  },
  'cloudLogin.nextTry': {
    de: 'Nächster Versuch in {seconds} {seconds|Sekunde|Sekunden}.',
    en: 'Retrying in {seconds} {seconds|second|seconds}.',
  },
  'cloudLogin.tryNow': { de: 'Jetzt versuchen', en: 'Try now' },
  'cloudLogin.stopTrying': { de: 'Nicht mehr warten', en: 'Stop waiting' },
  'cloudLogin.tryAgain': { de: 'Noch einmal versuchen', en: 'Try again' },
  'cloudLogin.back': { de: 'Zurück zur Anmeldung', en: 'Back to sign-in' },
  'cloudForgot.title': { de: 'Passwort für die Cloud vergessen', en: 'Forgotten cloud password' },
  'cloudForgot.context': {
    de: 'Sie bekommen eine E-Mail mit einem Link, um ein neues Passwort festzulegen. Es ist dasselbe wie im Portal.',
    en: 'You will receive an email with a link to set a new password. It is the same password as for the portal.',
  },
  'cloudForgot.submit': { de: 'Link anfordern', en: 'Request link' },
  'cloudForgot.done': {
    de: 'Wenn diese Adresse einen Cloud-Zugang hat, ist eine E-Mail unterwegs.',
    en: 'If this address has cloud access, an email is on its way.',
  },
  'cloudForgot.unknown': {
    de: 'Diese E-Mail-Adresse ist hier nicht bekannt.',
    en: 'We do not recognise this email address.',
  },
  'cloudForgot.noAccess': {
    de: 'Zu dieser Adresse gibt es keinen Cloud-Zugang.',
    en: 'This address has no cloud access.',
  },
  'cloudInvitation.title': { de: 'Einladung in die Cloud', en: 'Invitation to the cloud' },
  'cloudInvitation.what': {
    de: 'Sie sind eingeladen, die Software von {vendor} in der Cloud zu nutzen. Mit diesem Schritt nehmen Sie die Einladung an.',
    en: 'You are invited to use {vendor}’s software in the cloud. This step accepts the invitation.',
  },
  'cloudInvitation.accept': { de: 'Einladung annehmen', en: 'Accept invitation' },
  'cloudInvitation.incomplete': {
    de: 'Dieser Link ist unvollständig. Bitte kopieren Sie den ganzen Link aus der Einladung, oder bitten Sie die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, Sie noch einmal einzuladen.',
    en: 'This link is incomplete. Please copy the whole link from the invitation, or ask the person who manages your company’s cloud seats to invite you again.',
  },
  'cloudInvitation.active': {
    de: 'Ihr Zugang ({email}) ist eingeschaltet.',
    en: 'Your access ({email}) is now on.',
  },
  'cloudInvitation.off': {
    de: 'Ihr Zugang ({email}) wurde inzwischen ausgeschaltet. Bitten Sie die Person, die in Ihrer Firma die Cloud-Plätze verwaltet, ihn wieder einzuschalten.',
    en: 'Your access ({email}) has since been switched off. Ask the person who manages your company’s cloud seats to switch it on again.',
  },
  'cloudInvitation.again': { de: 'Noch einmal öffnen', en: 'Open again' },
  'cloudInvitation.full': {
    de: 'Zurzeit sind alle Plätze Ihrer Firma vergeben. Bitten Sie die Person, die sie verwaltet, einen freizugeben; danach können Sie diesen Link noch einmal öffnen.',
    en: 'All your company’s seats are currently taken. Ask the person who manages them to free one, then open this link again.',
  },
  'cloudInvitation.setPassword': { de: 'Passwort festlegen', en: 'Set password' },
  'cloudInvitation.signIn': { de: 'Zur Cloud-Anmeldung', en: 'Go to cloud sign-in' },
} as const
