import { type AuditTexts, did } from './did.ts'

export const crmAudit: AuditTexts = {
  sentences: {
    importCompany: did('company', '{record} aus dem CRM übernommen', 'took {record} over from the CRM'),
    linkCompany: did('company', '{record} mit dem CRM verknüpft', 'linked {record} with the CRM'),
    importCrmLicence: did('licenceImport', '{record} aus dem CRM eingelesen', 'imported {record} from the CRM'),
    importCrmContacts: did('contact', '{record} aus dem CRM übernommen', 'took {record} over from the CRM'),
  },
}
