import { type CrmDocument, documentLimit } from '#contract/crm.ts'
import { leadingDay } from '#licence/days.ts'
import type { Read } from '#platform/operations/operations.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Crm, CrmCalls } from './connector.ts'
import { crmIdOf } from './import.ts'

/** A licence file of a company, fetched from the CRM. Refuses with crm.documentGone. Call it before a transaction opens. */
export async function fetchLicence(
  read: Read,
  crm: Crm,
  { id, documentId }: { id: string; documentId: string },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const calls = crm.ask()
  // Only what the company's list shows: a document's number alone opens none of another company.
  const { items } = await crmLicences(read, crm, id, calls)
  const { fileName } = items.find((one) => one.documentId === documentId) ?? fail('crm.documentGone')
  return { fileName, bytes: await calls.document(documentId) }
}

/** The licence files among a company's documents in the CRM, newest first. */
export async function crmLicences(
  read: Read,
  crm: Crm,
  companyId: string,
  calls: CrmCalls = crm.ask(),
): Promise<{ items: CrmDocument[]; documents: number; limited: boolean }> {
  const crmId = await crmIdOf(read, companyId)
  const listed = await calls.documents(crmId, documentLimit)
  // The search finds the number anywhere, also in other companies' documents.
  const own = listed.filter((document) => document.AccountID === crmId && /^[\w-]{1,30}$/.test(document.DokumentID))
  const items = own
    .filter(({ Dateiname }) => /\.lic$/i.test(Dateiname))
    .map(documentOf)
    .toSorted((a, b) => b.date.localeCompare(a.date))
  return { items, documents: own.length, limited: listed.length >= documentLimit }
}

/** Documents in which words are found, whatever company they are of. */
export const findDocuments = async (crm: Crm, search: string, most: number): Promise<CrmDocument[]> =>
  (await crm.ask().documents(search, most)).slice(0, most).map(documentOf)

const documentOf = (document: Awaited<ReturnType<CrmCalls['documents']>>[number]): CrmDocument => ({
  documentId: document.DokumentID,
  title: document.Titel,
  // Only the name: a path would reveal the CRM's folders.
  fileName: document.Dateiname.replace(/^.*[\\/]/, ''),
  date: leadingDay(document.Datum),
  crmId: document.AccountID,
})
