import { type AuditTexts, did } from './did.ts'

export const moveAudit: AuditTexts = {
  kinds: {
    'audit.kind.move': { de: 'Umzug', en: 'Move' },
    'audit.kind.movePolicy': { de: 'Umzugsregel', en: 'Move policy' },
  },
  sentences: {
    askForMove: did('move', '{record} angefragt', 'requested {record}'),
    withdrawMove: did('move', '{record} zurückgezogen', 'withdrew {record}'),
    decideMove: did('move', 'über {record} entschieden', 'decided on {record}'),
    saveMovePolicy: did('movePolicy', '{record} gespeichert', 'saved {record}'),
    deleteMovePolicy: did('movePolicy', '{record} gelöscht', 'deleted {record}'),
  },
}
