import { allows } from '#contract/access.ts'
import { listCatalogue } from '#contract/catalogue.ts'
import { listCompanies } from '#contract/companies.ts'
import { listCompanyContacts, listContacts } from '#contract/contacts.ts'
import type { FoundRecord } from '#contract/finder.ts'
import type { ListOperation } from '#contract/list.ts'
import { hostsByWords, licencesBySerial } from '#domains/licences/public.ts'
import { ownHoldings } from './finder-queries.ts'
import type { Contributions, WithClock } from '#platform/installation/installation.ts'
import type { Read } from '#platform/operations/operations.ts'

type Finder = Read & WithClock & { contributions: Pick<Contributions, 'firstRows'> }

/** Records these words find, of each kind whose list this account may open, in the order they are offered. */
export async function findRecords(call: Finder, words: string): Promise<FoundRecord[]> {
  const { db, actor, contributions: all } = call
  const may = (operation: ListOperation) => allows(operation.access, true, actor.permissions)
  // Who may list host IDs finds those of everyone they see; others their own, where they have a page for them.
  const listsHosts = actor.permissions.has('hosts.list')
  const owns = !listsHosts && (actor.permissions.has('products.company') || actor.permissions.has('products.mine'))
  const company = !may(listContacts) && actor.companyId !== null && may(listCompanyContacts) ? actor.companyId : null
  const seen = listsHosts || owns
  const found = await Promise.all([
    may(listCompanies) ? ofKind('company', all.firstRows(call, listCompanies, words)) : [],
    may(listContacts) ? ofKind('contact', all.firstRows(call, listContacts, words)) : [],
    company ? ofKind('contact', all.firstRows(call, listCompanyContacts, words, { id: company })) : [],
    owns ? ofKind('holding', ownHoldings(db, actor, words)) : [],
    seen && /^\d{3,15}$/.test(words) ? ofKind('licence', licencesBySerial(db, actor, words)) : [],
    seen && words.length > 2 ? ofKind('host', hostsByWords(db, actor, words.slice(0, 100))) : [],
    may(listCatalogue) ? ofKind('product', all.firstRows(call, listCatalogue, words)) : [],
  ])
  return found.flat()
}

const ofKind = async <K extends string, Row extends object>(kind: K, rows: Promise<readonly Row[]>) =>
  (await rows).map((row) => ({ ...row, kind }))
