import { type CrmDocument, documentLimit } from '#contract/crm.ts'
import type { Read } from '#platform/operations.ts'
import type { Crm } from './connector.ts'
import { crmIdOf } from './import.ts'
import { dayOf } from './rules.ts'

/** The licence files among a company's documents in the CRM, newest first. */
export async function crmLicences(
  read: Read,
  crm: Crm,
  companyId: string,
): Promise<{ items: CrmDocument[]; documents: number; limited: boolean }> {
  const crmId = await crmIdOf(read, companyId)
  const listed = await crm.ask().documents(crmId, documentLimit)
  // The search finds the number anywhere, also in other companies' documents.
  const own = listed.filter((document) => document.AccountID === crmId && /^[\w-]{1,30}$/.test(document.DokumentID))
  const items = own
    .filter(({ Dateiname }) => /\.lic$/i.test(Dateiname))
    .map((document) => ({
      ...{ documentId: document.DokumentID, title: document.Titel },
      // Only the name: a path would be nobody's business here.
      fileName: document.Dateiname.replace(/^.*[\\/]/, ''),
      date: dayOf(document.Datum),
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date))
  return { items, documents: own.length, limited: listed.length >= documentLimit }
}
