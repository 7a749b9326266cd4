import * as contract from '#contract/companies.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { changeCompany, createCompany, deleteCompany } from './companies.ts'
import { addCompanyType } from './company-types.ts'
import { companyById, companyByNumber, companyTypes } from './queries.ts'

export const companyRoutes: Route[] = [
  on(contract.listCompanyTypes, async ({ db }) => ({ items: await companyTypes(db) })),
  on(contract.addCompanyType, (call) => addCompanyType(call, call.body)),
  on(
    contract.readCompany,
    async ({ db, actor, params }) => (await companyById(db, actor, params.id)) ?? fail('companies.notFound'),
  ),
  on(
    contract.findCompany,
    async ({ db, actor, params }) =>
      (await companyByNumber(db, actor, params.customerNumber)) ?? fail('companies.notFound'),
  ),
  on(contract.createCompany, (call) => createCompany(call, call.body)),
  on(contract.changeCompany, (call) => changeCompany(call, call.params.id, call.body)),
  on(contract.deleteCompany, (call) => deleteCompany(call, call.params.id)),
]
