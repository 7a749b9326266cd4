import { type AuditTexts, did } from './did.ts'

export const crmAudit: AuditTexts = {
  sentences: {
    importCompany: did('company', '{record} aus dem CRM übernommen', 'imported {record} from the CRM'),
    linkCompany: did('company', '{record} mit dem CRM verknüpft', 'linked {record} to the CRM'),
    importCrmLicence: did('licenceImport', '{record} aus dem CRM eingelesen', 'imported {record} from the CRM'),
    importCrmContacts: did('contact', '{record} aus dem CRM übernommen', 'imported {record} from the CRM'),
  },
}
