import { portalDay } from '#contract/time-zone.ts'
import * as holdings from '#contract/holdings.ts'
import * as contract from '#contract/configurations.ts'
import * as drafts from '#contract/configuration-drafts.ts'
import * as ends from '#contract/end-requests.ts'
import * as masters from '#contract/masters.ts'
import { createProductVersion } from '#contract/product-versions.ts'
import * as templates from '#contract/templates.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { requireVisibleContact } from '#domains/contacts/public.ts'
import { holdingFor } from '#domains/holdings/public.ts'
import { shareProductTitle } from '#domains/products/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { withoutMissing } from '#platform/record.ts'
import { addCompanyHolding, addContactHolding, removeHolding } from './holdings/holdings.ts'
import {
  changeConfiguration,
  chooseConfiguration,
  deleteConfiguration,
  readConfiguration,
  saveConfiguration,
} from './configurations.ts'
import { answerEndRequest, askForEnd, readMissingEnds, withdrawEndRequest } from './ends/end-requests.ts'
import { changeItems, createDraft, readWritten } from './drafts/drafts.ts'
import { linkProductConfiguration } from './drafts/product-configurations.ts'
import { deleteHistory, noteHistory, publish } from './drafts/publish.ts'
import { configurationRows, holderConfigurationRows } from './list-queries.ts'
import { productConfigurations } from './lists.ts'
import { addMasterItems, changeMasterItem, removeMasterItem, sortMasterItems } from './masters/master-items.ts'
import { deleteTemplate, listTemplates, saveTemplate } from './templates/templates.ts'
import { previewUpgrade } from './upgrades/upgrade.ts'
import { createMaster, readMaster, requireMaster } from './masters/masters.ts'
import { createProductVersionOf } from './masters/product-versions.ts'

export const configurationRoutes: Route[] = [
  on(holdings.addCompanyHolding, (call) => addCompanyHolding(call, call.params.id, call.body)),
  on(holdings.addContactHolding, (call) => addContactHolding(call, call.params.id, call.body)),
  on(holdings.removeHolding, (call) => removeHolding(call, call.params.id)),
  on(contract.listConfigurations, async ({ db, actor, params, clock }) => {
    await holdingFor(db, actor, params.id)
    return { items: await configurationRows(db, params.id, portalDay(clock())) }
  }),
  on(contract.listProductConfigurations, async ({ db, params }) => ({
    items: await productConfigurations(db, params.id),
  })),
  on(contract.listCompanyConfigurations, async ({ db, actor, params }) => {
    await requireVisibleCompany(db, actor, params.id)
    return { items: await holderConfigurationRows(db, { kind: 'company', id: params.id }) }
  }),
  on(contract.listContactConfigurations, async ({ db, actor, params }) => {
    await requireVisibleContact(db, actor, params.id)
    return { items: await holderConfigurationRows(db, { kind: 'contact', id: params.id }) }
  }),
  on(contract.readConfiguration, (call) => readConfiguration(call, call.params.id)),
  on(contract.saveConfiguration, (call) => saveConfiguration(call, call.params.id, call.body)),
  on(contract.chooseConfiguration, (call) => chooseConfiguration(call, call.params.id, call.body)),
  on(contract.changeConfiguration, (call) => changeConfiguration(call, call.params.id, call.body)),
  on(contract.deleteConfiguration, (call) => deleteConfiguration(call, call.params.id)),
  on(drafts.createConfigurationDraft, (call) => createDraft(call, withoutMissing(call.body))),
  on(drafts.readWrittenConfiguration, (call) => readWritten(call, call.params.id)),
  on(drafts.changeConfigurationItems, (call) => changeItems(call, call.params.id, call.body.changes)),
  on(drafts.publishConfigurationChanges, async (call) => {
    const key = { sessionId: call.actor.sessionId, configurationId: call.params.id }
    return { configurationId: await publish(call, key) }
  }),
  on(drafts.noteConfigurationHistory, (call) =>
    noteHistory(call, call.params.id, call.params.configuration, call.body.changeNotes),
  ),
  on(drafts.linkProductConfiguration, (call) =>
    linkProductConfiguration(call, call.params.id, withoutMissing(call.body)),
  ),
  on(drafts.deleteConfigurationHistory, (call) => deleteHistory(call, call.params.id)),
  on(contract.previewUpgrade, ({ db, actor, params, query }) => previewUpgrade(db, actor, params.id, query)),
  on(ends.readMissingEnds, (call) => readMissingEnds(call, call.params.id)),
  on(ends.askForEnd, (call) => askForEnd(call, call.params.id, call.body)),
  on(ends.withdrawEndRequest, (call) => withdrawEndRequest(call, call.params.id)),
  on(ends.answerEndRequest, (call) => answerEndRequest(call, call.params.id, call.body)),
  on(templates.listTemplates, async ({ db, query }) => ({ items: await listTemplates({ db }, query) })),
  on(templates.saveTemplate, (call) => saveTemplate(call, call.params.id, call.body)),
  on(templates.deleteTemplate, (call) => deleteTemplate(call, call.params.id)),
  on(masters.readMaster, ({ db, params }) => readMaster(db, params.id)),
  on(masters.createMaster, async (call) =>
    createMaster(call, await shareProductTitle(call, call.params.id), call.body.copyOf),
  ),
  on(createProductVersion, (call) => createProductVersionOf(call, call.params.id, call.body.version)),
  on(masters.addMasterItems, (call) => addMasterItems(call, call.params.id, call.body)),
  on(masters.changeMasterItem, (call) => changeMasterItem(call, call.params.id, call.params.itemId, call.body)),
  on(masters.sortMasterItems, (call) => sortMasterItems(call, call.params.id, call.body)),
  on(masters.removeMasterItem, ({ params, query, ...call }) =>
    removeMasterItem(call, params.id, params.itemId, query.revision),
  ),
  on(masters.deleteMaster, async ({ db, params }) => {
    await requireMaster(db, params.id)
    fail('configurations.isMaster')
  }),
]
