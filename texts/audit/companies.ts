import { words } from '../words.ts'
import { type AuditTexts, did } from './did.ts'

export const companyAudit: AuditTexts = {
  kinds: {
    'audit.kind.companyType': { de: 'Kundenart', en: 'Company type' },
    'audit.kind.company': words.company,
  },
  sentences: {
    addCompanyType: did('companyType', '{record} angelegt', 'added {record}'),
    createCompany: did('company', '{record} angelegt', 'created {record}'),
    changeCompany: did('company', '{record} geändert', 'changed {record}'),
    deleteCompany: did('company', '{record} gelöscht', 'deleted {record}'),
  },
}
