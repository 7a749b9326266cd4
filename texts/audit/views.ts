import { type AuditTexts, did } from './did.ts'

export const viewAudit: AuditTexts = {
  kinds: {
    'audit.kind.listView': { de: 'Ansicht', en: 'View' },
  },
  sentences: {
    saveView: did('listView', '{record} gespeichert', 'saved {record}'),
    shareView: did('listView', '{record} freigegeben oder zurückgenommen', 'shared or unshared {record}'),
    deleteView: did('listView', '{record} gelöscht', 'deleted {record}'),
    chooseColumns: did('listView', 'Spalten einer Liste gewählt', 'chose the columns of a list'),
  },
}
