import { type AuditTexts, did } from './did.ts'

export const importAudit: AuditTexts = {
  kinds: {
    'audit.kind.import': { de: 'Import', en: 'Import' },
  },
  sentences: {
    exportMovingTables: did('export', 'die Tabellen für einen Umzug ausgegeben', 'exported the tables for moving in'),
    createImport: did('import', '{record} hochgeladen', 'uploaded {record}'),
    mapImport: did('import', '{record} zugeordnet und geprüft', 'mapped and checked {record}'),
    rereadImport: did('import', '{record} neu eingelesen', 'read {record} again'),
    startImport: did('import', '{record} gestartet', 'started {record}'),
    deleteImports: did('import', '{record} gelöscht', 'deleted {record}'),
    deleteImport: did('import', '{record} gelöscht', 'deleted {record}'),
  },
}
