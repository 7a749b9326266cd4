import type { Tx } from '#platform/database/database.ts'
import type { Chance } from './chance.ts'
import { configurationItems } from './configurations.ts'
import { insertMany } from './insert.ts'
import type { LoadedProduct } from './products.ts'

const templates = [
  { code: 'WW-NW-20', name: 'Netzwerk 5 Plätze', description: 'Fünf Plätze mit allen Modulen', seats: 5 },
  { code: 'WW-NW-20', name: 'Netzwerk 10 Plätze', description: 'Zehn Plätze mit allen Modulen', seats: 10 },
  { code: 'WW-EP-20', name: 'Einzelplatz komplett', description: 'Ein Platz mit allen Modulen', seats: 1 },
] as const

/** Templates to start a configuration from, beside the masters. */
export async function loadTemplates(tx: Tx, chance: Chance, products: LoadedProduct[]): Promise<void> {
  for (const [index, { code, name, description, seats }] of templates.entries()) {
    const product = products.find((one) => one.code === code)!
    const configurationId = chance.uuid()
    await insertMany(tx, 'configurations', [{ id: configurationId, kind: 'template', name, description }])
    await insertMany(tx, 'productConfigurations', [
      { productId: product.id, configurationId, kind: 'template', sorting: index + 2 },
    ])
    const wanted = { seats, modulesInTen: 10, student: false }
    await insertMany(tx, 'configurationItems', configurationItems(chance, configurationId, product.master, wanted))
  }
}
