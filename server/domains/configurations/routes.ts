import * as companyProducts from '#contract/company-products.ts'
import * as contract from '#contract/configurations.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { companyProductFor } from '#domains/products/public.ts'
import { dayOf } from '#licence/days.ts'
import { on, type Route } from '#platform/operations.ts'
import { addCompanyProduct, removeCompanyProduct } from './company-products.ts'
import {
  changeConfiguration,
  chooseConfiguration,
  deleteConfiguration,
  readConfiguration,
  saveConfiguration,
} from './configurations.ts'
import { companyConfigurationRows, configurationRows } from './list-queries.ts'
import { productConfigurations } from './lists.ts'

export const configurationRoutes: Route[] = [
  on(companyProducts.addCompanyProduct, (call) => addCompanyProduct(call, call.params.id, call.body)),
  on(companyProducts.removeCompanyProduct, (call) => removeCompanyProduct(call, call.params.id)),
  on(contract.listConfigurations, async ({ db, actor, params }) => {
    await companyProductFor(db, actor, params.id)
    return { items: await configurationRows(db, params.id, dayOf(new Date())) }
  }),
  on(contract.listProductConfigurations, async ({ db, params }) => ({
    items: await productConfigurations(db, params.id),
  })),
  on(contract.listCompanyConfigurations, async ({ db, actor, params }) => {
    await requireVisibleCompany(db, actor, params.id)
    return { items: await companyConfigurationRows(db, params.id) }
  }),
  on(contract.readConfiguration, (call) => readConfiguration(call, call.params.id)),
  on(contract.saveConfiguration, (call) => saveConfiguration(call, call.params.id, call.body)),
  on(contract.chooseConfiguration, (call) => chooseConfiguration(call, call.params.id, call.body)),
  on(contract.changeConfiguration, (call) => changeConfiguration(call, call.params.id, call.body)),
  on(contract.deleteConfiguration, (call) => deleteConfiguration(call, call.params.id)),
]
