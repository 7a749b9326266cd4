import { type AuditTexts, did } from './did.ts'

export const serviceAccountAudit: AuditTexts = {
  kinds: {
    'audit.kind.serviceAccount': { de: 'Dienstkonto', en: 'Service account' },
  },
  sentences: {
    issueServiceLicence: did('licence', '{record} ausgestellt', 'issued {record}'),
    renewServiceLicence: did('licence', '{record} verlängert', 'renewed {record}'),
    suspendServiceLicence: did('host', '{record} ausgesetzt oder wieder zugelassen', 'suspended or resumed {record}'),
    validateServiceLicence: did('licence', '{record} geprüft', 'validated {record}'),
    createServiceAccount: did('serviceAccount', '{record} angelegt', 'created {record}'),
    changeServiceAccount: did('serviceAccount', '{record} geändert', 'changed {record}'),
    deleteServiceAccount: did('serviceAccount', '{record} gelöscht', 'deleted {record}'),
    createServiceKey: did('serviceAccount', 'einen Schlüssel erzeugt: {record}', 'created a key: {record}'),
    revokeServiceKey: did('serviceAccount', 'einen Schlüssel widerrufen: {record}', 'revoked a key: {record}'),
  },
}
