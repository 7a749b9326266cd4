/** Forgotten and new passwords, unlocking, sessions. */
import { words } from './words.ts'

export const accountsTexts = {
  'accounts.userNotFoundTitle': { de: 'Konto nicht gefunden', en: 'Account not found' },
  'accounts.forgotTitle': { de: 'Passwort vergessen', en: 'Forgotten password' },
  'accounts.forgotContext': {
    de: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    en: 'We will send you a link to set a new password.',
  },
  'accounts.forgotSubmit': { de: 'Link anfordern', en: 'Request link' },
  'accounts.forgotDone': {
    de: 'Gibt es zu dieser Adresse ein Konto, ist eine E-Mail mit dem Link unterwegs. Der Link gilt eine Stunde.',
    en: 'If there is an account for this address, an email with the link is on its way. The link is valid for one hour.',
  },
  'accounts.toLogin': words.toSignIn,
  'accounts.newTitle': words.newPassword,
  'accounts.newContext': {
    de: 'Danach sind Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.',
    en: 'You will then be signed out on all devices and sign in with your new password.',
  },
  'accounts.linkIncomplete': {
    de: 'Die Adresse ist unvollständig. Öffnen Sie bitte den ganzen Link aus der E-Mail oder fordern Sie einen neuen an.',
    en: 'This link is incomplete. Please open the full link from the email or request a new one.',
  },
  'accounts.newLink': { de: 'Neuen Link anfordern', en: 'Request new link' },
  'accounts.newDone': {
    de: 'Ihr neues Passwort gilt. Bitte melden Sie sich an.',
    en: 'Your new password is set. Please sign in.',
  },
  'accounts.unlockTitle': { de: 'Konto entsperren', en: 'Unlock account' },
  'accounts.unlockWhat': {
    de: 'Nach mehreren falschen Passwörtern ist die Anmeldung gesperrt. Mit diesem Schritt heben Sie die Sperre auf.',
    en: 'Sign-in is locked after several wrong passwords. This step unlocks it.',
  },
  'accounts.unlocked': {
    de: 'Ihr Konto ist entsperrt. Sie werden gleich zur Anmeldung weitergeleitet.',
    en: 'Your account is unlocked. You will be redirected to the sign-in page in a moment.',
  },
  'accounts.changeTitle': { de: 'Passwort ändern', en: 'Change password' },
  'accounts.changeContext': {
    de: 'Alle anderen Geräte werden dabei abgemeldet.',
    en: 'All other devices will be signed out.',
  },
  'accounts.oldPassword': { de: 'Altes Passwort', en: 'Old password' },
  'accounts.newPassword': { de: 'Neues Passwort', en: 'New password' },
  'accounts.changed': { de: 'Ihr Passwort ist geändert.', en: 'Your password has been changed.' },
  'accounts.sessions': { de: 'Sitzungen und Geräte', en: 'Sessions and devices' },
  'accounts.sessionsHint': {
    de: 'Hier sind Sie angemeldet. Kommt Ihnen etwas fremd vor, melden Sie es ab und ändern Sie Ihr Passwort.',
    en: 'These are your active sessions. If you do not recognise one, sign it out and change your password.',
  },
  'accounts.device': { de: 'Gerät', en: 'Device' },
  'accounts.thisDevice': { de: 'Dieses Gerät', en: 'This device' },
  'accounts.since': { de: 'Angemeldet', en: 'Signed in' },
  'accounts.lastUsed': words.lastUsed,
  'accounts.address': { de: 'Adresse', en: 'Address' },
  'accounts.noSessions': { de: 'Keine Sitzungen.', en: 'No sessions.' },
  'accounts.endSession': { de: '{device} abmelden', en: 'Sign out {device}' },
  'accounts.ended': { de: '{device} ist abgemeldet.', en: '{device} has been signed out.' },
  'accounts.endOthers': { de: 'Alle anderen abmelden', en: 'Sign out all others' },
  'accounts.endOthersQuestion': {
    de: 'Auf allen anderen Geräten muss man sich danach neu anmelden.',
    en: 'You will have to sign in again on all other devices.',
  },
  'accounts.othersEnded': { de: 'Alle anderen Geräte sind abgemeldet.', en: 'All other devices have been signed out.' },
  'accounts.browserOn': { de: '{browser} unter {system}', en: '{browser} on {system}' },
  'accounts.browserUnknown': { de: 'Unbekannter Browser', en: 'Unknown browser' },
} as const

/** What the portal writes to an account's owner. */
export const accountMailTexts = {
  'accounts.mail.foot.signIn': {
    de: 'Jemand meldet sich gerade mit Ihrer Adresse im Kundenportal an.',
    en: 'Someone is signing in to the customer portal with your address.',
  },
  'accounts.mail.foot.security': {
    de: 'An Ihrem Konto im Kundenportal gab es eine Änderung, über die wir Sie informieren.',
    en: 'There has been a change to your customer portal account that you should know about.',
  },
  'accounts.mail.foot.asked': {
    de: 'Jemand hat sie im Kundenportal mit Ihrer Adresse angefordert.',
    en: 'Someone requested it in the customer portal with your address.',
  },
  'accounts.mail.unlock.subject': { de: 'Ihr Konto ist gesperrt', en: 'Your account is locked' },
  'accounts.mail.unlock.text': {
    de: 'bei der Anmeldung mit {email} wurde fünfmal ein falsches Passwort eingegeben. Die Anmeldung ist deshalb für 15 Minuten gesperrt. Mit diesem Link heben Sie die Sperre sofort auf:',
    en: 'A wrong password was entered five times when signing in as {email}. Sign-in is therefore locked for 15 minutes. This link unlocks it immediately:',
  },
  'accounts.mail.unlock.link': { de: 'Konto entsperren', en: 'Unlock account' },
  'accounts.mail.unlock.note': {
    de: 'Der Link gilt eine Stunde und nur einmal. Waren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort ist nicht bekannt geworden.',
    en: 'The link is valid for one hour and works only once. If this was not you, you do not need to do anything: your password has not been disclosed.',
  },
  'accounts.mail.reset.subject': words.newPassword,
  'accounts.mail.reset.text': {
    de: 'für das Konto {email} wurde ein neues Passwort angefordert. Mit diesem Link legen Sie es fest:',
    en: 'A new password was requested for the account {email}. Set it with this link:',
  },
  'accounts.mail.reset.link': words.newPassword,
  'accounts.mail.reset.note': {
    de: 'Der Link gilt eine Stunde und nur einmal. Haben Sie das nicht angefordert, löschen Sie diese E-Mail bitte: Ihr Passwort bleibt, wie es ist.',
    en: 'The link is valid for one hour and works only once. If you did not request this, please delete this email: your password remains unchanged.',
  },
  'accounts.mail.cloudReset.subject': {
    de: 'Neues Passwort für die Cloud',
    en: 'New password for the cloud',
  },
  'accounts.mail.cloudReset.text': {
    de: 'für die Anmeldung in der Cloud mit {email} wurde ein neues Passwort angefordert. Es gilt auch im Portal. Mit diesem Link legen Sie es fest:',
    en: 'A new password was requested for signing in to the cloud as {email}. It also applies to the portal. Set it with this link:',
  },
  'accounts.mail.cloudReset.link': words.newPassword,
  'accounts.mail.cloudReset.note': {
    de: 'Der Link gilt eine Stunde und nur einmal. Haben Sie das nicht angefordert, löschen Sie diese E-Mail bitte: Ihr Passwort bleibt, wie es ist.',
    en: 'The link is valid for one hour and works only once. If you did not request this, please delete this email: your password remains unchanged.',
  },
  'accounts.mail.changed.subject': { de: 'Ihr Passwort wurde geändert', en: 'Your password has been changed' },
  'accounts.mail.changed.text': {
    de: 'das Passwort des Kontos {email} wurde soeben geändert. Waren Sie das nicht, legen Sie bitte sofort ein neues fest:',
    en: 'The password for the account {email} has just been changed. If this was not you, please set a new one immediately:',
  },
  'accounts.mail.changed.link': words.resetPassword,
  'accounts.mail.changed.note': {
    de: 'Haben Sie es selbst geändert, ist nichts weiter zu tun.',
    en: 'If you changed it yourself, you do not need to do anything.',
  },
} as const
