import type { CrmCompanyRow } from '#contract/crm.ts'
import { companiesInCrm } from '#domains/companies/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read } from '#platform/operations/operations.ts'
import type { Crm, CrmCalls } from './connector.ts'

/** As many companies as a dialog can show with sense; more only means the text was too vague. */
const shown = 1000
const wordsAsked = 8

type Found = Omit<CrmCompanyRow, 'companyId'>

/** As the documents say: digits are a number of the CRM, else the whole text is searched, else each word in turn. */
export async function searchCrm(
  { db, actor }: Read,
  crm: Crm,
  query: string,
): Promise<{ items: CrmCompanyRow[]; byWord: boolean; more: boolean }> {
  const calls = crm.ask()
  const numbered = /^\d{1,18}$/.test(query) ? await byNumber(calls, query) : []
  const whole = numbered.length > 0 ? numbered : await byText(calls, query)
  const words = [...new Set(query.split(/\s+/))]
  const byWord = whole.length === 0 && words.length > 1
  const found = byWord ? await eachWord(calls, words.slice(0, wordsAsked)) : whole
  if (found.length === 0) fail('crm.vemasCompanyNotFoundTitle', { query })
  const items = found.slice(0, shown)
  const here = await companiesInCrm(
    db,
    actor,
    items.map(({ crmId }) => crmId),
  )
  const companyOf = new Map(here.map(({ id, crmId }) => [crmId, id]))
  return {
    items: items.map((one) => ({ ...one, companyId: companyOf.get(one.crmId) ?? null })),
    byWord,
    more: found.length > shown,
  }
}

async function byNumber(calls: CrmCalls, crmId: string): Promise<Found[]> {
  const company = await calls.company(crmId)
  return company
    ? [{ crmId, name: company.Firma_1, street: company.Strasse, zipCode: company.PLZ, city: company.Ort }]
    : []
}

async function byText(calls: CrmCalls, text: string): Promise<Found[]> {
  const rows = (await calls.search(text)).map((row) => ({
    crmId: row.AccountID,
    name: row.Zusatzstichwort || row.AccountID,
    street: row.Straße,
    zipCode: row.PLZ_Neu,
    city: row.Ort,
  }))
  // The CRM lists a company once per keyword.
  return [...new Map(rows.toReversed().map((row) => [row.crmId, row])).values()].toReversed()
}

/** What any word finds; companies found by more words come first. */
async function eachWord(calls: CrmCalls, words: string[]): Promise<Found[]> {
  const hits = new Map<string, { row: Found; words: number }>()
  for (const word of words)
    for (const row of await byText(calls, word))
      hits.set(row.crmId, { row, words: (hits.get(row.crmId)?.words ?? 0) + 1 })
  return [...hits.values()].toSorted((a, b) => b.words - a.words).map(({ row }) => row)
}
