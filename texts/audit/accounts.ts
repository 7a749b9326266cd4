import { words } from '../words.ts'
import { type AuditTexts, did } from './did.ts'

export const accountAudit: AuditTexts = {
  kinds: {
    'audit.kind.account': words.account,
    'audit.kind.passkey': { de: 'Passkey', en: 'Passkey' },
    'audit.kind.session': { de: 'Sitzung', en: 'Session' },
  },
  sentences: {
    signIn: did('session', 'sich angemeldet', 'signed in'),
    refreshSession: did('session', 'die Sitzung fortgesetzt', 'resumed the session'),
    signOut: did('session', 'sich abgemeldet', 'signed out'),
    setPreferences: did('account', 'Sprache oder Farben eingestellt', 'changed language or theme'),
    createFirstAdministrator: did(
      'account',
      'mit einem Link vom Server ein Administratorkonto angelegt oder geöffnet',
      'created or opened an administrator account with a link from the server',
    ),
    unlockAccount: did('account', '{record} entsperrt', 'unlocked {record}'),
    requestNewPassword: did(
      'account',
      'einen Link für ein neues Passwort angefordert',
      'requested a link to set a new password',
    ),
    setNewPassword: did('account', 'ein neues Passwort gesetzt', 'set a new password'),
    changePassword: did('account', 'das eigene Passwort geändert', 'changed their password'),
    endOwnSession: did('session', 'eine eigene Sitzung beendet', 'ended one of their sessions'),
    endOtherSessions: did('account', 'alle anderen eigenen Sitzungen beendet', 'ended all their other sessions'),
    proveFactor: did('session', 'sich mit einem Code angemeldet', 'signed in with a code'),
    mailFactorCode: did('account', 'sich einen Anmeldecode schicken lassen', 'requested a sign-in code by email'),
    readFactorPasskeyOptions: did(
      'account',
      'die Anmeldung mit einem Passkey begonnen',
      'started to sign in with a passkey',
    ),
    proveFactorPasskey: did('session', 'sich mit einem Passkey angemeldet', 'signed in with a passkey'),
    readPasskeySignInOptions: did(
      'session',
      'die Anmeldung mit einem Passkey begonnen',
      'started to sign in with a passkey',
    ),
    signInWithPasskey: did('session', 'sich mit einem Passkey angemeldet', 'signed in with a passkey'),
    setEmailFactor: did(
      'account',
      'den Anmeldecode per E-Mail ein- oder ausgeschaltet',
      'switched the email sign-in code on or off',
    ),
    startTotp: did(
      'account',
      'begonnen, eine Authenticator-App einzurichten',
      'started to set up an authenticator app',
    ),
    confirmTotp: did('account', 'eine Authenticator-App eingerichtet', 'set up an authenticator app'),
    removeTotp: did('account', 'die Authenticator-App entfernt', 'removed the authenticator app'),
    createRecoveryCodes: did('account', 'neue Wiederherstellungscodes erzeugt', 'created new recovery codes'),
    readPasskeyOptions: did('passkey', 'begonnen, einen Passkey anzulegen', 'started to add a passkey'),
    addPasskey: did('passkey', '{record} angelegt', 'added {record}'),
    renamePasskey: did('passkey', '{record} umbenannt', 'renamed {record}'),
    removePasskey: did('passkey', '{record} entfernt', 'removed {record}'),
    requestEmailChange: did('account', 'eine neue E-Mail-Adresse angegeben', 'entered a new email address'),
    confirmEmail: did('account', 'die neue E-Mail-Adresse bestätigt', 'confirmed the new email address'),
    confirmSession: did('session', 'sich mit dem Passwort bestätigt', 'confirmed their identity with the password'),
    readConfirmationOptions: did(
      'session',
      'begonnen, sich mit einem Passkey zu bestätigen',
      'started to confirm their identity with a passkey',
    ),
    confirmWithPasskey: did('session', 'sich mit einem Passkey bestätigt', 'confirmed their identity with a passkey'),
  },
}
