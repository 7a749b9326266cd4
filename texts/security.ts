/** Second factors, passkeys, confirmation, and the change of one's address. */
import { passkeyTexts } from './passkeys.ts'
import { words } from './words.ts'

export const securityTexts = {
  ...passkeyTexts,
  'security.title': { de: 'Sicherheit', en: 'Security' },
  'security.hint': {
    de: 'Ein zweiter Faktor schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt. Jede Änderung daran meldet alle anderen Geräte ab.',
    en: 'A second factor protects your account even if someone knows your password. Any change to it signs out all other devices.',
  },
  'security.required': { de: 'Zweiten Faktor einrichten', en: 'Set up a second factor' },
  'security.requiredContext': {
    de: 'Ihre Rolle verlangt neben dem Passwort einen zweiten Faktor.',
    en: 'Your role requires a second factor in addition to the password.',
  },
  'security.requiredUntil': {
    de: 'Ihre Rolle verlangt einen zweiten Faktor. Bitte richten Sie ihn bis {until} Uhr ein; danach ist ohne ihn nur noch diese Einrichtung möglich.',
    en: 'Your role requires a second factor. Please set it up by {until}; after that, you cannot do anything else without it.',
  },
  'security.requiredOverdue': {
    de: 'Die Frist ist vorbei. Sobald ein zweiter Faktor eingerichtet ist, geht es weiter.',
    en: 'The deadline has passed. You can continue once a second factor is set up.',
  },
  'security.requiredDone': { de: 'Ihr zweiter Faktor ist eingerichtet.', en: 'Your second factor is set up.' },
  'security.requiredGoOn': { de: 'Weiter zum Portal', en: 'Continue to the portal' },
  'security.requiredLeave': { de: 'Abmelden', en: 'Sign out' },
  'security.daysLeft': { de: 'Noch {days} {days|Tag|Tage}.', en: '{days} {days|day|days} left.' },
  'security.lastDay': { de: 'Der letzte Tag.', en: 'Last day.' },
  'security.setUpNow': { de: 'Jetzt einrichten', en: 'Set up now' },
  'security.emailFactor': { de: 'Code per E-Mail bei der Anmeldung', en: 'Code by email at sign-in' },
  'security.emailFactorHint': {
    de: 'Nach dem Passwort senden wir einen Code an {email}.',
    en: 'After the password we send a code to {email}.',
  },
  'security.emailOnTitle': { de: 'Zwei-Faktor-Anmeldung einschalten', en: 'Turn on two-factor sign-in' },
  'security.emailOnQuestion': {
    de: 'Bei jeder Anmeldung wird künftig zusätzlich ein Code verlangt, den wir an {email} senden.',
    en: 'From now on, each sign-in will also require a code that we send to {email}.',
  },
  'security.emailOffTitle': { de: 'Code per E-Mail ausschalten', en: 'Turn off code by email' },
  'security.emailOffQuestion': {
    de: 'Bei der Anmeldung wird kein Code mehr an {email} gesendet. Ohne weiteren Faktor reicht dann das Passwort, und Ihre Wiederherstellungscodes werden gelöscht.',
    en: 'Codes will no longer be sent to {email} at sign-in. Without another factor, the password alone is enough, and your recovery codes are deleted.',
  },
  'security.turnOn': { de: 'Einschalten', en: 'Turn on' },
  'security.turnOff': { de: 'Ausschalten', en: 'Turn off' },
  'security.emailOnDone': { de: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet.', en: 'Two-factor sign-in is on.' },
  'security.emailOffDone': { de: 'Der Code per E-Mail ist ausgeschaltet.', en: 'The code by email is off.' },
  'security.totp': { de: 'Authenticator-App', en: 'Authenticator app' },
  'security.totpOn': { de: 'Eingerichtet', en: 'Set up' },
  'security.totpOff': {
    de: 'Eine App auf Ihrem Telefon zeigt alle 30 Sekunden einen neuen Code, auch ohne Netz.',
    en: 'An app on your phone shows a new code every 30 seconds, even offline.',
  },
  'security.totpSetUp': { de: 'App einrichten', en: 'Set up app' },
  'security.totpRemove': { de: 'App entfernen', en: 'Remove app' },
  'security.totpRemoveQuestion': {
    de: 'Codes Ihrer Authenticator-App gelten dann nicht mehr. Entfernen Sie das Konto danach auch in der App.',
    en: 'Codes from your authenticator app will no longer be accepted. Afterwards, remove the account from the app as well.',
  },
  'security.totpRemoved': { de: 'Die Authenticator-App ist entfernt.', en: 'The authenticator app has been removed.' },
  'security.totpScan': {
    de: 'Scannen Sie den QR-Code mit Ihrer Authenticator-App oder geben Sie den Schlüssel dort ein.',
    en: 'Scan the QR code with your authenticator app, or enter the key there.',
  },
  'security.totpQr': { de: 'QR-Code für die Authenticator-App', en: 'QR code for the authenticator app' },
  'security.totpSecret': words.key,
  'security.totpCode': { de: 'Code aus der App', en: 'Code from the app' },
  'security.totpCodeHint': {
    de: 'Erst mit dem richtigen Code gilt die App.',
    en: 'The app only takes effect once you enter the right code.',
  },
  'security.totpConfirm': { de: 'Bestätigen', en: 'Confirm' },
  'security.totpDone': { de: 'Die Authenticator-App ist eingerichtet.', en: 'The authenticator app is set up.' },
  'security.passkeys': { de: 'Passkeys', en: 'Passkeys' },
  'security.passkeysHint': {
    de: 'Mit einem Passkey melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN Ihres Geräts.',
    en: 'A passkey signs you in without a password: with your device’s fingerprint, face or PIN.',
  },
  'security.noPasskeys': { de: 'Noch kein Passkey eingerichtet.', en: 'No passkey set up yet.' },
  'security.passkeyName': words.name,
  'security.passkeyNameHint': {
    de: 'Woran Sie ihn erkennen, zum Beispiel „Arbeitsrechner“.',
    en: 'A name you will recognise, for example “work laptop”.',
  },
  'security.passkeyCreated': { de: 'Eingerichtet', en: 'Set up' },
  'security.passkeyUsed': words.lastUsed,
  'security.passkeyNeverUsed': words.never,
  'security.passkeySynced': { de: 'synchronisiert', en: 'synced' },
  'security.passkeyAdd': { de: 'Passkey hinzufügen', en: 'Add passkey' },
  'security.passkeyAdded': { de: 'Der Passkey „{name}“ ist eingerichtet.', en: 'The passkey “{name}” is set up.' },
  'security.passkeyRename': { de: 'Passkey „{name}“ umbenennen', en: 'Rename passkey “{name}”' },
  'security.passkeyRenamed': { de: 'Der Passkey heißt jetzt „{name}“.', en: 'The passkey is now called “{name}”.' },
  'security.passkeyRemove': { de: 'Passkey „{name}“ entfernen', en: 'Remove passkey “{name}”' },
  'security.passkeyRemoveQuestion': {
    de: 'Mit dem Passkey „{name}“ können Sie sich dann nicht mehr anmelden.',
    en: 'You will no longer be able to sign in with the passkey “{name}”.',
  },
  'security.passkeyRemoved': { de: 'Der Passkey „{name}“ ist entfernt.', en: 'The passkey “{name}” has been removed.' },
  'security.passkeyExists': {
    de: 'Auf diesem Gerät ist bereits ein Passkey für Ihr Konto eingerichtet.',
    en: 'A passkey for your account is already set up on this device.',
  },
  'security.passkeySuspect': {
    de: 'Verdächtig: Am {date} antwortete dieser Passkey mit einem älteren Zählerstand. Vielleicht gibt es eine Kopie. Entfernen Sie ihn und richten Sie ihn neu ein.',
    en: 'Suspicious: on {date} this passkey answered with an older counter. There may be a copy of it. Remove it and set it up again.',
  },
  'security.passkeyKind': {
    de: 'Dieser Sicherheitsschlüssel kann hier nicht verwendet werden. Nötig ist ein FIDO2-Schlüssel, der Passkeys speichert und nach PIN oder Fingerabdruck fragt. Hat er noch keine PIN, legen Sie zuerst eine fest. Schlüssel, die nur U2F beherrschen, reichen nicht.',
    en: 'This security key cannot be used here. You need a FIDO2 key that stores passkeys and requires a PIN or fingerprint. If it has no PIN yet, set one first. Keys that only support U2F are not enough.',
  },
  'security.passkeyNotMade': {
    de: 'Der Passkey wurde nicht eingerichtet: Der Vorgang wurde abgebrochen, dauerte zu lange, oder der Sicherheitsschlüssel hat keine PIN oder keinen Platz mehr. Nötig ist ein FIDO2-Schlüssel mit PIN oder Fingerabdruck; reine U2F-Schlüssel reichen nicht.',
    en: 'The passkey was not set up: the process was cancelled or took too long, or the security key has no PIN or no space left. You need a FIDO2 key with a PIN or fingerprint; U2F-only keys are not enough.',
  },
  'security.passkeyUnsupported': {
    de: 'Dieser Browser kennt keine Passkeys.',
    en: 'This browser does not support passkeys.',
  },
  'security.remove': words.remove,
  'security.rename': { de: 'Umbenennen', en: 'Rename' },
  'security.recovery': { de: 'Wiederherstellungscodes', en: 'Recovery codes' },
  'security.recoveryHint': {
    de: 'Für den Fall, dass Sie Ihr Telefon oder Ihren Passkey verlieren. Jeder Code gilt einmal.',
    en: 'In case you lose your phone or passkey. Each code works once.',
  },
  'security.recoveryLeft': { de: 'Noch nicht benutzt: {count}', en: 'Not used yet: {count}' },
  'security.recoveryNone': { de: 'Sie haben keine Codes.', en: 'You have no codes.' },
  'security.recoveryCreate': { de: 'Codes erzeugen', en: 'Create codes' },
  'security.recoveryRenew': { de: 'Neue Codes erzeugen', en: 'Create new codes' },
  'security.recoveryRenewQuestion': {
    de: 'Die bisherigen Wiederherstellungscodes gelten dann nicht mehr.',
    en: 'Your current recovery codes will stop working.',
  },
  'security.recoveryTitle': { de: 'Ihre Wiederherstellungscodes', en: 'Your recovery codes' },
  'security.recoveryOnce': {
    de: 'Diese Codes werden nur jetzt gezeigt. Drucken Sie sie aus oder bewahren Sie sie an einem sicheren Ort auf.',
    en: 'These codes are shown only once. Print them or keep them in a safe place.',
  },
  'security.recoveryFor': {
    de: 'Wiederherstellungscodes für {email} ({vendor}), {date}',
    en: 'Recovery codes for {email} ({vendor}), {date}',
  },
  'security.recoveryFile': { de: 'wiederherstellungscodes', en: 'recovery-codes' },
  'security.recoveryKept': { de: 'Ich habe die Codes aufbewahrt', en: 'I have saved the codes' },
  'security.copy': { de: 'Kopieren', en: 'Copy' },
  'security.copied': { de: 'Kopiert.', en: 'Copied.' },
  'security.print': words.print,
  'security.download': { de: 'Herunterladen', en: 'Download' },
  'security.email': words.emailAddress,
  'security.emailChange': { de: 'E-Mail-Adresse ändern', en: 'Change email address' },
  'security.emailNew': { de: 'Neue E-Mail-Adresse', en: 'New email address' },
  'security.emailNewHint': {
    de: 'Wir senden einen Link an die neue Adresse. Erst wenn Sie ihn öffnen, gilt sie, und alle anderen Geräte werden abgemeldet.',
    en: 'We will send a link to the new address. It only takes effect once you open the link, and all other devices are signed out.',
  },
  'security.emailSend': { de: 'Link senden', en: 'Send link' },
  'security.emailSent': {
    de: 'An {email} ist eine E-Mail unterwegs. Der Link darin gilt eine Stunde.',
    en: 'An email is on its way to {email}. The link in it is valid for one hour.',
  },
  'security.emailConfirmTitle': { de: 'E-Mail-Adresse bestätigen', en: 'Confirm email address' },
  'security.emailConfirmWhat': {
    de: 'Mit diesem Schritt wird diese Adresse die E-Mail-Adresse Ihres Kontos. Sie melden sich künftig damit an; Ihre anderen Geräte werden abgemeldet.',
    en: 'This step makes this address the email address of your account. You will then sign in with it; your other devices are signed out.',
  },
  'security.emailConfirmNow': { de: 'Neue Adresse übernehmen', en: 'Use new address' },
  'security.emailConfirmed': {
    de: 'Ihre neue E-Mail-Adresse gilt. Melden Sie sich künftig damit an.',
    en: 'Your new email address is now active. From now on, sign in with it.',
  },
  'security.goOn': { de: 'Weiter', en: 'Continue' },
  'security.cancel': { de: 'Abbrechen', en: 'Cancel' },

  'factor.title': { de: 'Code eingeben', en: 'Enter code' },
  'factor.context': {
    de: 'Ihr Passwort stimmt. Es fehlt noch ein Schritt.',
    en: 'Your password is correct. One more step.',
  },
  'factor.loading': { de: 'Einen Moment …', en: 'One moment …' },
  'factor.method': { de: 'Wie möchten Sie sich ausweisen?', en: 'How would you like to identify yourself?' },
  'factor.email': { de: 'Code per E-Mail', en: 'Code by email' },
  'factor.totp': { de: 'Authenticator-App', en: 'Authenticator app' },
  'factor.passkey': { de: 'Passkey', en: 'Passkey' },
  'factor.recovery': { de: 'Wiederherstellungscode', en: 'Recovery code' },
  'factor.emailHint': {
    de: 'Der sechsstellige Code steht in der E-Mail, die wir Ihnen gesendet haben.',
    en: 'The six-digit code is in the email we sent you.',
  },
  'factor.totpHint': {
    de: 'Der sechsstellige Code, den Ihre App gerade zeigt.',
    en: 'The six-digit code your app is showing now.',
  },
  'factor.recoveryHint': {
    de: 'Einer Ihrer Codes der Form xxxx-xxxx-xx. Er gilt danach nicht mehr.',
    en: 'One of your codes in the form xxxx-xxxx-xx. It will not work again.',
  },
  'factor.passkeyHint': {
    de: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN.',
    en: 'Your device will ask for fingerprint, face or PIN.',
  },
  'factor.code': { de: 'Code', en: 'Code' },
  'factor.confirm': { de: 'Bestätigen', en: 'Confirm' },
  'factor.usePasskey': { de: 'Passkey verwenden', en: 'Use passkey' },
  'factor.left': { de: 'Gültig noch {time}', en: 'Valid for {time}' },
  'factor.minutes': { de: '{minutes} Min. {seconds} Sek.', en: '{minutes} min {seconds} s' },
  'factor.expired': { de: 'Der Code ist abgelaufen.', en: 'The code has expired.' },
  'factor.signInExpired': {
    de: 'Diese Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
    en: 'This sign-in has expired. Please sign in again.',
  },
  'factor.resend': { de: 'Code erneut senden', en: 'Send code again' },
  'factor.resent': {
    de: 'Ein neuer Code ist unterwegs; der vorige gilt nicht mehr.',
    en: 'A new code is on its way; the previous one no longer works.',
  },
  'factor.back': { de: 'Zurück zur Anmeldung', en: 'Back to sign-in' },

  'confirmation.title': { de: 'Bitte bestätigen Sie, dass Sie es sind', en: 'Please confirm it is you' },
  'confirmation.text': {
    de: 'Bevor das geändert wird, brauchen wir noch einmal Ihr Passwort oder einen Passkey.',
    en: 'Before this change, we need your password or a passkey again.',
  },
  'confirmation.submit': { de: 'Bestätigen', en: 'Confirm' },
  'confirmation.passkey': { de: 'Passkey verwenden', en: 'Use passkey' },
} as const

/** What the portal writes about second factors and new addresses. */
export const securityMailTexts = {
  'security.mail.resetLink': words.resetPassword,
  'security.mail.accountLink': { de: 'Mein Konto öffnen', en: 'Open my account' },
  'security.mail.code.subject': { de: 'Ihr Code für die Anmeldung', en: 'Your sign-in code' },
  'security.mail.code.text': {
    de: 'Ihr Code für die Anmeldung mit {email} lautet {code}. Geben Sie ihn auf der Anmeldeseite ein, oder öffnen Sie im selben Browser diesen Link:',
    en: 'Your code for signing in as {email} is {code}. Enter it on the sign-in page, or open this link in the same browser:',
  },
  'security.mail.code.link': { de: 'Anmeldung abschließen', en: 'Complete sign-in' },
  'security.mail.code.note': {
    de: 'Der Code gilt zehn Minuten und nur einmal. Geben Sie ihn an niemanden weiter: Wir fragen nie danach. Melden Sie sich gerade nicht an, kennt jemand Ihr Passwort; bitte ändern Sie es sofort.',
    en: 'The code is valid for ten minutes and works only once. Do not share it with anyone: we never ask for it. If you are not signing in right now, someone knows your password; please change it immediately.',
  },
  'security.mail.factors.subject': {
    de: 'Die Anmeldung zu Ihrem Konto wurde geändert',
    en: 'The sign-in to your account has been changed',
  },
  'security.mail.factors.emailOn': {
    de: 'für das Konto {email} wird bei der Anmeldung ab jetzt zusätzlich ein Code per E-Mail verlangt. Waren Sie das nicht, setzen Sie bitte sofort Ihr Passwort zurück:',
    en: 'From now on, signing in to the account {email} also requires a code sent by email. If this was not you, please reset your password immediately:',
  },
  'security.mail.factors.emailOff': {
    de: 'für das Konto {email} wird bei der Anmeldung kein Code per E-Mail mehr verlangt. Waren Sie das nicht, setzen Sie bitte sofort Ihr Passwort zurück:',
    en: 'Signing in to the account {email} no longer requires a code sent by email. If this was not you, please reset your password immediately:',
  },
  'security.mail.factors.totpOn': {
    de: 'für das Konto {email} wurde eine Authenticator-App eingerichtet. Waren Sie das nicht, setzen Sie bitte sofort Ihr Passwort zurück:',
    en: 'An authenticator app has been set up for the account {email}. If this was not you, please reset your password immediately:',
  },
  'security.mail.factors.totpOff': {
    de: 'die Authenticator-App des Kontos {email} wurde entfernt. Waren Sie das nicht, setzen Sie bitte sofort Ihr Passwort zurück:',
    en: 'The authenticator app of the account {email} has been removed. If this was not you, please reset your password immediately:',
  },
  'security.mail.factors.passkeyAdded': {
    de: 'für das Konto {email} wurde ein Passkey eingerichtet, mit dem man sich anmelden kann. Waren Sie das nicht, setzen Sie bitte sofort Ihr Passwort zurück und entfernen Sie den Passkey in Ihrem Konto:',
    en: 'A passkey for signing in has been set up for the account {email}. If this was not you, please reset your password immediately and remove the passkey in your account:',
  },
  'security.mail.factors.passkeyRemoved': {
    de: 'ein Passkey des Kontos {email} wurde entfernt. Waren Sie das nicht, setzen Sie bitte sofort Ihr Passwort zurück:',
    en: 'A passkey of the account {email} has been removed. If this was not you, please reset your password immediately:',
  },
  'security.mail.factors.recoveryNew': {
    de: 'für das Konto {email} wurden neue Wiederherstellungscodes erzeugt; die bisherigen gelten nicht mehr. Waren Sie das nicht, setzen Sie bitte sofort Ihr Passwort zurück:',
    en: 'New recovery codes have been created for the account {email}; the previous ones no longer work. If this was not you, please reset your password immediately:',
  },
  'security.mail.factors.reset': {
    de: 'alle zweiten Faktoren des Kontos {email} wurden auf Ihren Wunsch von einem Administrator entfernt, und es ist überall abgemeldet. Haben Sie darum nicht gebeten, setzen Sie bitte sofort Ihr Passwort zurück:',
    en: 'All second factors of the account {email} were removed by an administrator at your request, and it is signed out everywhere. If you did not request this, please reset your password immediately:',
  },
  'security.mail.factors.note': {
    de: 'Haben Sie es selbst geändert, ist nichts weiter zu tun.',
    en: 'If you changed it yourself, you do not need to do anything.',
  },
  'security.mail.newDevice.subject': {
    de: 'Anmeldung mit einem neuen Gerät',
    en: 'Sign-in from a new device',
  },
  'security.mail.newDevice.text': {
    de: 'am {received} hat sich jemand mit einem bisher unbekannten Gerät ({browser}, IP-Adresse {address}) beim Konto {email} angemeldet. Waren Sie das nicht, setzen Sie bitte sofort Ihr Passwort zurück:',
    en: 'On {received} someone signed in to the account {email} from a new device ({browser}, IP address {address}). If this was not you, please reset your password immediately:',
  },
  'security.mail.newDevice.unnamed': {
    de: 'am {received} hat sich jemand mit einem bisher unbekannten Gerät (IP-Adresse {address}) beim Konto {email} angemeldet. Waren Sie das nicht, setzen Sie bitte sofort Ihr Passwort zurück:',
    en: 'On {received} someone signed in to the account {email} from a new device (IP address {address}). If this was not you, please reset your password immediately:',
  },
  'security.mail.newDevice.note': {
    de: 'Waren Sie es selbst, ist nichts weiter zu tun. Wo Sie angemeldet sind, sehen Sie in Ihrem Konto.',
    en: 'If it was you, you do not need to do anything. Your account shows where you are signed in.',
  },
  'security.mail.recovery.subject': {
    de: 'Ein Wiederherstellungscode wurde benutzt',
    en: 'A recovery code has been used',
  },
  'security.mail.recovery.text': {
    de: 'jemand hat sich soeben mit einem Wiederherstellungscode beim Konto {email} angemeldet. Übrige Codes: {left}. In Ihrem Konto sehen Sie alle Sitzungen und können neue Codes erzeugen:',
    en: 'Someone has just signed in to the account {email} with a recovery code. Codes left: {left}. In your account you can see all sessions and create new codes:',
  },
  'security.mail.recovery.few': {
    de: 'Sie haben nur noch wenige Codes. Bitte erzeugen Sie bald neue.',
    en: 'You have only a few codes left. Please create new ones soon.',
  },
  'security.mail.recovery.none': {
    de: 'Das war Ihr letzter Code. Bitte erzeugen Sie jetzt neue, sonst kommen Sie ohne Ihren zweiten Faktor nicht mehr in Ihr Konto.',
    en: 'That was your last code. Please create new ones now; otherwise you cannot access your account without your second factor.',
  },
  'security.mail.recovery.note': {
    de: 'Waren Sie das nicht, ändern Sie bitte sofort Ihr Passwort.',
    en: 'If this was not you, please change your password immediately.',
  },
  'security.mail.newEmail.subject': {
    de: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    en: 'Please confirm your new email address',
  },
  'security.mail.newEmail.text': {
    de: 'für ein Konto bei {vendor} wurde {email} als neue E-Mail-Adresse angegeben. Mit diesem Link bestätigen Sie sie:',
    en: '{email} was entered as the new email address of an account with {vendor}. Confirm it with this link:',
  },
  'security.mail.newEmail.link': { de: 'Adresse bestätigen', en: 'Confirm address' },
  'security.mail.newEmail.note': {
    de: 'Der Link gilt eine Stunde und nur einmal. Haben Sie das nicht veranlasst, löschen Sie diese E-Mail bitte.',
    en: 'The link is valid for one hour and works only once. If you did not request this, please delete this email.',
  },
  'security.mail.takenEmail.subject': {
    de: 'Zu Ihrer E-Mail-Adresse gibt es bereits ein Konto',
    en: 'There is already an account for your email address',
  },
  'security.mail.takenEmail.text': {
    de: 'jemand wollte {email} als neue Adresse eines anderen Kontos eintragen. Zu dieser Adresse gehört aber schon Ihr Konto, deshalb hat sich nichts geändert. Waren Sie das selbst, melden Sie sich bitte mit {email} an:',
    en: 'Someone tried to enter {email} as the new address of another account. This address already belongs to your account, so nothing has changed. If it was you, please sign in as {email}:',
  },
  'security.mail.takenEmail.link': words.toSignIn,
  'security.mail.takenEmail.note': {
    de: 'Waren Sie das nicht, ist nichts weiter zu tun.',
    en: 'If this was not you, you do not need to do anything.',
  },
  'security.mail.emailChanged.subject': {
    de: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    en: 'The email address of your account has been changed',
  },
  'security.mail.emailChanged.text': {
    de: 'Ihr Konto bei {vendor} hatte bisher die Adresse {email}. Ab jetzt gilt eine andere; an {email} schreiben wir dazu nicht mehr.',
    en: 'Your account with {vendor} previously had the address {email}. It now has a different one; we will no longer write to {email} about it.',
  },
  'security.mail.emailChanged.note': {
    de: 'Waren Sie das nicht, wenden Sie sich bitte umgehend an {vendor}.',
    en: 'If this was not you, please contact {vendor} immediately.',
  },
} as const
