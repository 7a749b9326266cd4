import * as contract from '#contract/crm.ts'
import { wholeCompany, companyTypes } from '#domains/companies/public.ts'
import { importLicenceFile } from '#domains/licences/public.ts'
import { on, type Route } from '#platform/operations.ts'
import type { Crm } from './connector.ts'
import { contactsInCrm, importContacts, type Known, noteOn } from './contacts.ts'
import { crmEntityOf, crmIdOf, importCompany, linkCompany, readCrmCompany } from './import.ts'
import { crmLicences, fetchLicence } from './licences.ts'
import { differencesOf, valuesOf } from './rules.ts'
import { searchCrm } from './search.ts'
import type { CrmEntity } from './shapes.ts'

export const crmRoutes = (crm: Crm, mainContactLimit: number): Route[] => [
  on(contract.readCrmState, () => Promise.resolve(crm.state())),
  on(contract.searchCrm, (call) => searchCrm(call, crm, call.query.search)),
  on(contract.readCrmCompany, (call) => readCrmCompany(call, crm, call.params.crmId)),
  on(
    contract.importCompany,
    (call, entity: CrmEntity) => importCompany(call, call.params.crmId, call.body, entity),
    ({ params }) => crmEntityOf(crm, params.crmId),
  ),
  on(contract.compareCompany, async (call) => {
    const entity = await crmEntityOf(crm, await crmIdOf(call, call.params.id))
    const { values, kind, kindKnown } = valuesOf(entity, await companyTypes(call.db))
    const differences = differencesOf(await wholeCompany(call.db, call.actor, call.params.id), values, kindKnown)
    const none = differences.length === 0 ? (['crm.vemasImportNoNewDataText'] as const) : []
    return { differences, notes: [...none, ...(kindKnown ? [] : (['crm.kindUnknown'] as const))], kind }
  }),
  on(
    contract.linkCompany,
    (call) => linkCompany(call, call.params.id, call.body.crmId),
    async ({ db, actor, params, body }) => {
      await wholeCompany(db, actor, params.id)
      if (body.crmId !== null) await crmEntityOf(crm, body.crmId)
    },
  ),
  on(contract.listCrmContacts, async (call) => {
    const items = await contactsInCrm(call, crm, call.params.id)
    return { items, note: noteOn(items) }
  }),
  on(
    contract.importCrmContacts,
    (call, known: Known[]) => importContacts(call, call.params.id, call.body.contacts, known, mainContactLimit),
    (call) => contactsInCrm(call, crm, call.params.id),
  ),
  on(
    contract.importCrmLicence,
    (call, file: { fileName: string; bytes: Uint8Array }) =>
      importLicenceFile(call, { ...file, companyId: call.params.id, acceptOtherNumber: call.body.acceptOtherNumber }),
    (call) => fetchLicence(call, crm, call.params),
  ),
  on(contract.listCrmLicences, (call) => crmLicences(call, crm, call.params.id)),
]
