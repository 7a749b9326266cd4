import type { Tx } from '#platform/database.ts'
import type { Keys } from '#platform/keys.ts'
import type { Chance } from './chance.ts'
import type { DemoCompany } from './companies.ts'
import type { LoadedProduct } from './products.ts'

export async function loadLicences(
  _tx: Tx,
  _chance: Chance,
  _companies: DemoCompany[],
  _products: LoadedProduct[],
  _keys: Keys,
): Promise<void> {}
