import { createHash } from 'node:crypto'
import type { Tx } from '#platform/database/database.ts'
import type { Chance } from './chance.ts'
import { insertMany } from './insert.ts'
import { calculations, type DemoProduct, demoProducts, explorer, kernel, type ModuleTree } from './modules.ts'
import { productPicture } from './pictures.ts'

export interface MasterItem {
  id: string
  parentId: string | null
  moduleId: string
  licName: string
  level: number
  dependency: boolean
  sorting: number
}

export interface LoadedProduct {
  id: string
  code: string
  kind: string
  version: number
  master: MasterItem[]
}

/** Products with pictures, their modules, and a master configuration each. */
export async function loadProducts(
  tx: Tx,
  chance: Chance,
  list: readonly DemoProduct[] = demoProducts,
): Promise<LoadedProduct[]> {
  const known = await tx.selectFrom('modules').select(['id', 'licName']).execute()
  const modules = new Map(known.map(({ id, licName }) => [licName, id]))
  const moduleRows: object[] = []
  const walk = ([licName, name, children = []]: ModuleTree, level: number) => {
    if (!modules.has(licName)) {
      const id = chance.uuid()
      modules.set(licName, id)
      moduleRows.push({ id, level, name, licName, licNameParent: null })
    }
    for (const child of children) walk(child, level + 1)
  }
  for (const tree of [explorer, kernel, ...calculations]) walk(tree, 1)
  if (moduleRows.length > 0) await insertMany(tx, 'modules', moduleRows)

  const loaded: LoadedProduct[] = []
  const [images, products, configurations, links, items, policies]: object[][] = [[], [], [], [], [], []] as never
  for (const product of list) {
    const { modules: count, ...columns } = product
    const id = chance.uuid()
    const imageId = chance.uuid()
    const bytes = Buffer.from(productPicture(product))
    images!.push({
      id: imageId,
      mediaType: 'image/svg+xml',
      fileName: `${product.code}.svg`,
      bytes,
      sha256: createHash('sha256').update(bytes).digest(),
    })
    products!.push({ id, ...columns, name: columns.titleDe, licName: columns.titleDe, imageId })
    // Licences of the current version move to other machines by themselves.
    if (product.version === 20 && (product.kind === 'network' || product.kind === 'single'))
      policies!.push({ productId: id, moves: 2, months: 12, bridgeDays: 7, coolingDays: 30, automatic: true })
    const configurationId = chance.uuid()
    configurations!.push({ id: configurationId, kind: 'master', name: `Master: ${product.titleDe} ${product.version}` })
    links!.push({ productId: id, configurationId, kind: 'master', sorting: 1 })
    const master = masterItems(chance, modules, [explorer, kernel, ...calculations.slice(0, count)])
    for (const { licName: _l, level: _v, dependency, ...item } of master)
      items!.push({ ...item, configurationId, countKind: dependency ? 'dependency' : 'counted' })
    loaded.push({ id, code: product.code, kind: product.kind, version: product.version, master })
  }
  await insertMany(tx, 'files', images!)
  await insertMany(tx, 'products', products!)
  await insertMany(tx, 'configurations', configurations!)
  await insertMany(tx, 'productConfigurations', links!)
  await insertMany(tx, 'configurationItems', items!)
  if (policies!.length > 0) await insertMany(tx, 'movePolicies', policies!)
  return loaded
}

function masterItems(chance: Chance, modules: Map<string, string>, trees: readonly ModuleTree[]): MasterItem[] {
  const items: MasterItem[] = []
  const add = ([licName, , children = []]: ModuleTree, level: number, parentId: string | null, sorting: number) => {
    const id = chance.uuid()
    items.push({
      id,
      parentId,
      moduleId: modules.get(licName)!,
      licName,
      level,
      dependency: licName === 'KERN' || licName === 'GROUP',
      sorting,
    })
    for (const [index, child] of children.entries()) add(child, level + 1, id, index)
  }
  for (const [index, tree] of trees.entries()) add(tree, 1, null, index)
  return items
}
