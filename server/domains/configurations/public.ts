import type { ConfigurationItem } from '#licence/configuration.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import { heldByCompanyProduct, itemsOf, masterIdOf } from './queries.ts'

/** The items of configurations as trees, by configuration; whether the actor sees them is asked before. */
export { itemTrees as configurationTrees } from './queries.ts'

export { firstConfigurationFrom } from './first.ts'
export { giveProduct, replaceConfiguration } from './replace.ts'
export { removeCompanyProduct } from './company-products.ts'
/** The items of a product's master. Refuses with products.noMaster. */
export const masterItems = async (db: Db, productId: string): Promise<ConfigurationItem[]> =>
  itemsOf(db, (await masterIdOf(db, productId)) ?? fail('products.noMaster'))

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
