import * as companyProducts from '#contract/company-products.ts'
import * as contract from '#contract/products.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { on, type Route } from '#platform/operations.ts'
import { assignableKinds } from './assign.ts'
import { companyProductsOf } from './company-product-queries.ts'
import { changeCompanyProduct } from './company-products.ts'
import { readPicture } from './pictures.ts'
import { readCompanyProduct } from './public.ts'
import { assignableProducts, modules, myProducts, products } from './queries.ts'

export const productRoutes: Route[] = [
  on(contract.listProducts, async ({ db, actor }) => ({ items: await products(db, actor.language) })),
  on(contract.listMyProducts, async ({ db, actor }) => ({ items: await myProducts(db, actor) })),
  on(contract.listAssignableProducts, async ({ db, actor, params }) => {
    await requireVisibleCompany(db, actor, params.id)
    return { items: await assignableProducts(db, params.id, assignableKinds, actor.language) }
  }),
  on(contract.readProductPicture, ({ db, params }) => readPicture(db, 'products', params.id)),
  on(contract.readModulePicture, ({ db, params }) => readPicture(db, 'modules', params.id)),
  on(contract.listModules, async ({ db, query }) => ({ items: await modules(db, query.level) })),
  on(companyProducts.listCompanyProducts, async ({ db, actor, params }) => {
    await requireVisibleCompany(db, actor, params.id)
    return { items: await companyProductsOf(db, actor, params.id) }
  }),
  on(companyProducts.readCompanyProduct, ({ db, actor, params }) => readCompanyProduct(db, actor, params.id)),
  on(companyProducts.changeCompanyProduct, (call) => changeCompanyProduct(call, call.params.id, call.body)),
]
