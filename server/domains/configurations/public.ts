/** The items of configurations as trees, by configuration; the caller checks whether the actor sees them. */
export { itemTrees as configurationTrees } from './queries.ts'

export { firstConfigurationFrom } from './holdings/first-configuration.ts'
export { replaceConfigurations } from './replace.ts'
/** Gives a company or a person a product and takes it back, as their pages do; see there for the refusals. */
export { addCompanyHolding, addContactHolding, removeHolding } from './holdings/holdings.ts'
/** The same without a first configuration, also of a product that is no longer offered; see there. */
export { takeOverHolding } from './holdings/holdings.ts'
/** Masters, read and changed as their page does; see there for the refusals. */
export { addMasterItems, changeMasterItem, sortMasterItems } from './masters/master-items.ts'
export { createMaster, readMaster } from './masters/masters.ts'
/** Saves a tree as the new configuration of a holding; see there for the refusals. */
export { saveConfiguration } from './configurations.ts'
/** The tree a caller sent, its names from the catalogue. Refuses with configurations.moduleUnknown and configurations.moduleTwice. */
export { itemsFromInput } from './items.ts'
/** Gives a holding what its product's master says, until a day; see there for the refusals. */
export { configureForTerm } from './holdings/term.ts'
/** How configurations change for a product of a newer version. Refuses with products.noMaster. */
export { plansFor as upgradePlansFor } from './upgrades/upgrade.ts'
/** The lowest version of the products that have or had each configuration. */
export { lowestVersions } from './queries.ts'

/** The items of the configuration a column names and whether a holding has or had it, for queries that ask for more. */
export { isHeldBy, itemsOfColumn } from './queries.ts'
export { treeOf } from './items.ts'
/** Labels and items of configurations, in one query. */
export { configurationsWithItems, configurationWithItems, type LabelledItems } from './queries.ts'

export { itemsToSimulate } from './holdings/items-to-simulate.ts'
