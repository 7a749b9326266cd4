import { type AuditTexts, did } from './did.ts'

export const ssoAudit: AuditTexts = {
  kinds: {
    'audit.kind.ssoProvider': { de: 'SSO-Anbieter', en: 'SSO provider' },
  },
  sentences: {
    startSso: did('session', 'die Anmeldung über den SSO-Anbieter begonnen', 'started to sign in with single sign-on'),
    finishSso: did('session', 'sich über den SSO-Anbieter angemeldet', 'signed in with single sign-on'),
    receiveSaml: did('session', 'eine SAML-Antwort übermittelt', 'submitted a SAML response'),
    startSsoTrial: did('company', 'die Anmeldung von {record} ausprobiert', 'tested how {record} signs in'),
    finishSsoTrial: did('session', 'eine Anmeldung auf Probe beendet', 'completed a sign-in test'),
    readIdpMetadata: did('session', 'Metadaten eines SSO-Anbieters gelesen', 'read the metadata of an SSO provider'),
    unlinkAccount: did(
      'account',
      'die SSO-Verknüpfung von {record} gelöst',
      'removed the single sign-on link of {record}',
    ),
    saveCompanySso: did('company', 'die Anmeldung von {record} festgelegt', 'set how {record} signs in'),
    deleteCompanySso: did('company', 'die SSO-Anmeldung von {record} entfernt', 'removed single sign-on from {record}'),
    createSsoProvider: did('ssoProvider', '{record} angelegt', 'created {record}'),
    changeSsoProvider: did('ssoProvider', '{record} geändert', 'changed {record}'),
    deleteSsoProvider: did('ssoProvider', '{record} gelöscht', 'deleted {record}'),
  },
}
