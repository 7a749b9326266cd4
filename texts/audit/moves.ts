import { type AuditTexts, did } from './did.ts'

export const moveAudit: AuditTexts = {
  kinds: {
    'audit.kind.move': { de: 'Umzug', en: 'Move' },
    'audit.kind.movePolicy': { de: 'Umzugsregel', en: 'Move policy' },
    'audit.kind.emergency': { de: 'Notfalllizenz', en: 'Emergency licence' },
    'audit.kind.emergencyPolicy': { de: 'Regel für Notfalllizenzen', en: 'Emergency licence policy' },
  },
  sentences: {
    askForMove: did('move', '{record} angefragt', 'requested {record}'),
    withdrawMove: did('move', '{record} zurückgezogen', 'withdrew {record}'),
    decideMove: did('move', 'über {record} entschieden', 'decided on {record}'),
    saveMovePolicy: did('movePolicy', '{record} gespeichert', 'saved {record}'),
    takeEmergencyLicence: did('emergency', '{record} genommen', 'took {record}'),
    saveEmergencyPolicy: did('emergencyPolicy', '{record} gespeichert', 'saved {record}'),
    deleteEmergencyPolicy: did('emergencyPolicy', '{record} gelöscht', 'deleted {record}'),
    deleteMovePolicy: did('movePolicy', '{record} gelöscht', 'deleted {record}'),
  },
}
