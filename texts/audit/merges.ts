import { type AuditTexts, did } from './did.ts'

export const mergeAudit: AuditTexts = {
  sentences: {
    createMerge: did('company', '{record} zusammengeführt', 'merged {record}'),
    undoMerge: did('company', 'die Zusammenführung von {record} zurückgenommen', 'undid the merge of {record}'),
  },
}
