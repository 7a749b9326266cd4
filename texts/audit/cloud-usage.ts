import { type AuditTexts, did } from './did.ts'

export const cloudUsageAudit: AuditTexts = {
  kinds: {
    'audit.kind.cloudCosts': { de: 'Cloud-Kosten', en: 'Cloud costs' },
    'audit.kind.cloudReport': { de: 'Sitzungsbericht', en: 'Session report' },
  },
  sentences: {
    saveUsageSettings: did(
      'cloudConfiguration',
      'die Nutzungseinstellungen gespeichert: {record}',
      'saved the usage settings: {record}',
    ),
    saveCostVariables: did('cloudCosts', '{record} gespeichert', 'saved {record}'),
    removeCostVariables: did('cloudCosts', '{record} zurückgenommen', 'removed {record}'),
    uploadCloudReport: did('cloudReport', '{record} eingelesen', 'imported {record}'),
    takeBackCloudReport: did('cloudReport', '{record} zurückgenommen', 'rolled back {record}'),
    fetchCloudReports: did('cloudReport', 'neue Sitzungsberichte geholt', 'fetched new session reports'),
    assignCloudUser: did('cloudAccess', 'Sitzungen zugeordnet: {record}', 'assigned sessions: {record}'),
    unassignCloudName: did(
      'cloudAccess',
      'die Zuordnung von Sitzungen zurückgenommen: {record}',
      'undid the assignment of sessions: {record}',
    ),
  },
}
