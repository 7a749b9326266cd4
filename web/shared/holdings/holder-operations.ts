import { listCompanyConfigurations, listContactConfigurations } from '#contract/configurations.ts'
import {
  addCompanyHolding,
  addContactHolding,
  type Holder,
  listCompanyHoldings,
  listContactHoldings,
} from '#contract/holdings.ts'
import { listAssignableProducts, listContactAssignableProducts } from '#contract/products.ts'

const ofCompany = {
  list: listCompanyHoldings,
  add: addCompanyHolding,
  assignable: listAssignableProducts,
  configurations: listCompanyConfigurations,
}
// The same shapes at other addresses.
const ofContact = {
  list: listContactHoldings,
  add: addContactHolding,
  assignable: listContactAssignableProducts,
  configurations: listContactConfigurations,
}

/** What reads and gives the products of a company or of a person. */
export const holderOperations = ({ kind }: Pick<Holder, 'kind'>): typeof ofCompany | typeof ofContact =>
  kind === 'company' ? ofCompany : ofContact
