import * as catalogue from '#contract/catalogue.ts'
import * as studentContract from '#contract/student-products.ts'
import * as moduleContract from '#contract/modules.ts'
import * as contract from '#contract/products.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { on, type Route } from '#platform/operations/operations.ts'
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
import { modules, products } from './queries.ts'
import { readStudentTerms, saveStudentTerms } from './student-terms.ts'

export const productRoutes: Route[] = [
  on(contract.listProducts, async ({ db, actor }) => ({ items: await products(db, actor.language) })),
  on(contract.readProductPicture, ({ db, params, query }) => readProductPicture(db, params.id, query.language)),
  on(contract.readModulePicture, ({ db, params }) => readModulePicture(db, params.id)),
  on(contract.listModules, async ({ db, query }) => ({ items: await modules(db, query.level) })),
  on(catalogue.listVersions, async ({ db }) => ({ versions: await productVersions(db) })),
  on(catalogue.readProduct, ({ db, params }) => readProduct(db, params.id)),
  on(catalogue.createProduct, (call) => createProduct(call, call.body)),
  on(catalogue.changeProduct, (call) => changeProduct(call, call.params.id, call.body)),
  on(catalogue.deleteProduct, (call) => deleteProduct(call, call.params.id)),
  on(
    catalogue.saveProductPicture,
    (call, drawn: Buffer) => changeProductPicture(call, call.params, drawn),
    (call) => Promise.resolve(drawnPicture(call.body)),
  ),
  on(studentContract.readStudentProduct, ({ db, params }) => readStudentTerms(db, params.id)),
  on(studentContract.saveStudentProduct, (call) => saveStudentTerms(call, call.params.id, call.body)),
  on(catalogue.deleteProductPicture, (call) => changeProductPicture(call, call.params, null)),
  on(moduleContract.readModule, ({ db, params }) => readModule(db, params.id)),
  on(moduleContract.createModule, (call) => createModule(call, call.body)),
  on(moduleContract.changeModule, (call) => changeModule(call, call.params.id, call.body)),
  on(moduleContract.deleteModule, (call) => deleteModule(call, call.params.id)),
  on(
    moduleContract.saveModulePicture,
    (call, drawn: Buffer) => changeModulePicture(call, call.params.id, drawn),
    (call) => Promise.resolve(drawnPicture(call.body)),
  ),
  on(moduleContract.deleteModulePicture, (call) => changeModulePicture(call, call.params.id, null)),
  on(catalogue.unlockProducts, (call) =>
    eachRecord(call, call.body.ids, (one, id) => changeProduct(one, id, { unlocked: call.body.unlocked })),
  ),
]
