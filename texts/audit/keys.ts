import { type AuditTexts, did } from './did.ts'

export const keyAudit: AuditTexts = {
  kinds: {
    'audit.kind.signingKey': { de: 'Signaturschlüssel', en: 'Signing key' },
    'audit.kind.resigning': { de: 'Neu signieren', en: 'Re-signing' },
  },
  sentences: {
    'keys.add': did('signingKey', '{record} angelegt', 'created {record}'),
    rotateSigningKey: did('signingKey', '{record} erzeugt oder abgelöst', 'created or replaced {record}'),
    retireSigningKey: did('signingKey', '{record} stillgelegt', 'retired {record}'),
    revokeSigningKey: did('signingKey', '{record} zurückgezogen', 'revoked {record}'),
    startResigning: did('resigning', '{record} gestartet', 'started {record}'),
    pauseResigning: did('resigning', '{record} angehalten', 'paused {record}'),
    resumeResigning: did('resigning', '{record} fortgesetzt', 'resumed {record}'),
  },
}
