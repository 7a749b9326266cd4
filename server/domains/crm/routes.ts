import * as contract from '#contract/crm.ts'
import * as crmContacts from '#contract/crm-contacts.ts'
import { wholeCompany, companyTypes } from '#domains/companies/public.ts'
import { importLicenceFile } from '#domains/licences/public.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { crmOf } from './connector.ts'
import { contactsInCrm, importContacts, type CheckedContact, noteOn, peopleInCrm } from './contacts.ts'
import { crmEntityOf, crmIdOf, importCompany, linkCompany, readCrmCompany } from './import.ts'
import { crmLicences, fetchLicence, findDocuments } from './licences.ts'
import { differencesOf, valuesOf } from './rules.ts'
import { searchCrm } from './search.ts'
import type { CrmEntity } from './shapes.ts'

export const crmRoutes: Route[] = [
  on(contract.readCrmState, (call) => Promise.resolve(crmOf(call).state())),
  on(contract.searchCrm, (call) => searchCrm(call, crmOf(call), call.query.search)),
  on(contract.readCrmCompany, (call) => readCrmCompany(call, crmOf(call), call.params.crmId)),
  on(
    contract.importCompany,
    (call, entity: CrmEntity) => importCompany(call, call.params.crmId, call.body, entity),
    (call) => crmEntityOf(crmOf(call), call.params.crmId),
  ),
  on(contract.compareCompany, async (call) => {
    const entity = await crmEntityOf(crmOf(call), await crmIdOf(call, call.params.id))
    const { values, kind, kindKnown } = valuesOf(entity, await companyTypes(call.db))
    const differences = differencesOf(await wholeCompany(call.db, call.actor, call.params.id), values, kindKnown)
    const none = differences.length === 0 ? (['crm.vemasImportNoNewDataText'] as const) : []
    return { differences, notes: [...none, ...(kindKnown ? [] : (['crm.kindUnknown'] as const))], kind }
  }),
  on(
    contract.linkCompany,
    (call) => linkCompany(call, call.params.id, call.body.crmId),
    async (call) => {
      const { db, actor, params, body } = call
      await wholeCompany(db, actor, params.id)
      if (body.crmId !== null) await crmEntityOf(crmOf(call), body.crmId)
    },
  ),
  on(crmContacts.listCrmContacts, async (call) => {
    const items = await contactsInCrm(call, crmOf(call), call.params.id)
    return { items, note: noteOn(items) }
  }),
  on(
    crmContacts.importCrmContacts,
    (call, known: CheckedContact[]) => importContacts(call, call.params.id, call.body.contacts, known),
    (call) => contactsInCrm(call, crmOf(call), call.params.id),
  ),
  on(
    contract.importCrmLicence,
    (call, file: { fileName: string; bytes: Uint8Array }) =>
      importLicenceFile(call, { ...file, companyId: call.params.id, acceptOtherNumber: call.body.acceptOtherNumber }),
    (call) => fetchLicence(call, crmOf(call), call.params),
  ),
  on(contract.searchCrmDocuments, async (call) => ({
    items: await findDocuments(crmOf(call), call.query.search, call.query.most),
  })),
  on(crmContacts.listCrmPeople, async (call) => ({ items: await peopleInCrm(crmOf(call), call.params.crmId) })),
  on(contract.listCrmLicences, (call) => crmLicences(call, crmOf(call), call.params.id)),
]
