import type { ConfigurationItem } from '#licence/configuration.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import { heldByCompanyProduct, itemsOf } from './queries.ts'

/** The items of configurations as trees, by configuration; whether the actor sees them is asked before. */
export { itemTrees as configurationTrees } from './queries.ts'

export { firstConfigurationFrom } from './first.ts'
export { replaceConfiguration } from './replace.ts'
/** Gives a company a product and takes it back, as its page does; see there for the refusals. */
export { addCompanyProduct, removeCompanyProduct } from './company-products.ts'
/** How configurations change for a product of a newer version. Refuses with products.noMaster. */
export { plansFor as upgradePlansFor } from './upgrade.ts'
/** The lowest version of the products that have or had each configuration. */
export { lowestVersions } from './queries.ts'

/**
 * The items of a configuration that a company product has or had, as a tree in the licence library's shape (with
 * technical dependencies). Inside a transaction the configuration cannot be deleted before its end. Who may see the
 * company product is asked before. Refuses with configurations.notFound.
 */
export async function configurationItems(
  db: Db,
  companyProductId: string,
  configurationId: string,
): Promise<ConfigurationItem[]> {
  if (!(await heldByCompanyProduct(db, companyProductId, configurationId))) fail('configurations.notFound')
  return itemsOf(db, configurationId)
}

export { itemsToSimulate } from './simulated.ts'
