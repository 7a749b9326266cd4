import { type AuditTexts, did, didSwitch } from './did.ts'

const access = didSwitch(
  did('cloudAccess', '{record} ein- oder ausgeschaltet', 'switched {record} on or off'),
  'active',
  ['{record} eingeschaltet', 'switched {record} on'],
  ['{record} ausgeschaltet', 'switched {record} off'],
)

export const cloudAudit: AuditTexts = {
  kinds: {
    'audit.kind.cloudAccount': { de: 'Cloud-Konto', en: 'Cloud account' },
    'audit.kind.cloudAccess': { de: 'Cloud-Zugang', en: 'Cloud access' },
    'audit.kind.cloudConfiguration': { de: 'Cloud-Konto', en: 'Cloud account' },
    'audit.kind.cloudSettings': { de: 'Cloud-Einstellungen', en: 'Cloud settings' },
    'audit.kind.cloudSession': { de: 'Cloud-Sitzung', en: 'Cloud session' },
  },
  sentences: {
    'cloud.endSessions': did('cloudSession', '{record} beendet', 'ended {record}'),
    refreshCloud: did('cloudConfiguration', 'die Cloud neu abgefragt', 'refreshed cloud data'),
    createCloudConfiguration: did('cloudConfiguration', '{record} angelegt', 'created {record}'),
    changeCloudConfiguration: did('cloudConfiguration', '{record} geändert', 'changed {record}'),
    extendCloudConfiguration: did('cloudConfiguration', '{record} verlängert', 'extended {record}'),
    removeCloudConfiguration: did('cloudConfiguration', '{record} gelöscht', 'deleted {record}'),
    addCloudUsers: did('cloudAccess', '{record} hinzugefügt', 'added {record}'),
    setCloudAccess: access,
    setCloudAccessOfMany: access,
    removeCloudUsers: did('cloudAccess', '{record} entfernt', 'removed {record}'),
    inviteCloudUsers: did('cloudAccess', 'zur Cloud eingeladen: {record}', 'invited to the cloud: {record}'),
    saveCloudSettings: did('cloudSettings', 'die Cloud-Einstellungen geändert', 'changed the cloud settings'),
    resetCloudSettings: did(
      'cloudSettings',
      'die Cloud-Einstellungen auf die des Betreibers zurückgesetzt',
      'reset the cloud settings to the operator’s',
    ),
    inviteCloudUser: did('cloudAccess', 'zur Cloud eingeladen: {record}', 'invited to the cloud: {record}'),
    openCloudInvitation: did('cloudAccess', 'eine Einladung zur Cloud geöffnet', 'opened an invitation to the cloud'),
    setLinkedHolding: did('cloudConfiguration', 'das Produkt festgelegt: {record}', 'set the product: {record}'),
    setCloudPlace: did(
      'cloudAccess',
      'einen Cloud-Platz vergeben oder entzogen: {record}',
      'assigned or removed a cloud seat: {record}',
    ),
    setCloudPlaces: did(
      'cloudAccess',
      'Cloud-Plätze vergeben oder entzogen: {record}',
      'assigned or removed cloud seats: {record}',
    ),
    createCloudTicket: did('cloudSession', 'die Anmeldung zur Cloud begonnen', 'started to sign in to the cloud'),
    createCloudSession: did('cloudSession', 'sich zur Cloud angemeldet', 'signed in to the cloud'),
    launchCloud: did('cloudSession', '{record} gestartet', 'started {record}'),
    requestCloudPassword: did(
      'account',
      'einen Link für ein neues Passwort angefordert',
      'requested a link to set a new password',
    ),
    undoCloudChange: did('cloudAccess', 'rückgängig gemacht: {record}', 'undid: {record}'),
    endRunningSession: did('cloudSession', '{record} beendet', 'ended {record}'),
  },
}
