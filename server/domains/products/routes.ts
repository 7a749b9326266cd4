import * as catalogue from '#contract/catalogue.ts'
import * as companyProducts from '#contract/company-products.ts'
import * as moduleContract from '#contract/modules.ts'
import * as contract from '#contract/products.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { dayOf } from '#licence/days.ts'
import { on, type Route } from '#platform/operations.ts'
import { assignableKinds } from './assign.ts'
import { companyProductsOf } from './company-product-queries.ts'
import { changeCompanyProduct } from './company-products.ts'
import { changeProduct, createProduct, deleteProduct, readProduct } from './catalogue.ts'
import { productVersions } from './catalogue-queries.ts'
import { changeModule, createModule, deleteModule, readModule } from './modules.ts'
import {
  changeModulePicture,
  changeProductPicture,
  drawnPicture,
  readModulePicture,
  readProductPicture,
} from './pictures.ts'
import { readCompanyProduct } from './public.ts'
import { assignableProducts, modules, myProducts, products } from './queries.ts'

export const productRoutes: Route[] = [
  on(contract.listProducts, async ({ db, actor }) => ({ items: await products(db, actor.language) })),
  on(contract.listMyProducts, async ({ db, actor }) => ({ items: await myProducts(db, actor) })),
  on(contract.listAssignableProducts, async ({ db, actor, params }) => {
    await requireVisibleCompany(db, actor, params.id)
    const options = { kinds: assignableKinds, language: actor.language, today: dayOf(new Date()) }
    return { items: await assignableProducts(db, params.id, options) }
  }),
  on(contract.readProductPicture, ({ db, params, query }) => readProductPicture(db, params.id, query.language)),
  on(contract.readModulePicture, ({ db, params }) => readModulePicture(db, params.id)),
  on(contract.listModules, async ({ db, query }) => ({ items: await modules(db, query.level) })),
  on(companyProducts.listCompanyProducts, async ({ db, actor, params }) => {
    await requireVisibleCompany(db, actor, params.id)
    return { items: await companyProductsOf(db, actor, params.id) }
  }),
  on(companyProducts.readCompanyProduct, ({ db, actor, params }) => readCompanyProduct(db, actor, params.id)),
  on(catalogue.listVersions, async ({ db }) => ({ versions: await productVersions(db) })),
  on(catalogue.readProduct, ({ db, params }) => readProduct(db, params.id)),
  on(catalogue.createProduct, (call) => createProduct(call, call.body)),
  on(catalogue.changeProduct, (call) => changeProduct(call, call.params.id, call.body)),
  on(catalogue.deleteProduct, (call) => deleteProduct(call, call.params.id)),
  on(
    catalogue.saveProductPicture,
    (call, drawn: Buffer) => changeProductPicture(call, call.params, drawn),
    (call) => Promise.resolve(drawnPicture(call.body as unknown as Uint8Array)),
  ),
  on(catalogue.deleteProductPicture, (call) => changeProductPicture(call, call.params, null)),
  on(moduleContract.readModule, ({ db, params }) => readModule(db, params.id)),
  on(moduleContract.createModule, (call) => createModule(call, call.body)),
  on(moduleContract.changeModule, (call) => changeModule(call, call.params.id, call.body)),
  on(moduleContract.deleteModule, (call) => deleteModule(call, call.params.id)),
  on(
    moduleContract.saveModulePicture,
    (call, drawn: Buffer) => changeModulePicture(call, call.params.id, drawn),
    (call) => Promise.resolve(drawnPicture(call.body as unknown as Uint8Array)),
  ),
  on(moduleContract.deleteModulePicture, (call) => changeModulePicture(call, call.params.id, null)),
  on(companyProducts.changeCompanyProduct, (call) => changeCompanyProduct(call, call.params.id, call.body)),
]
