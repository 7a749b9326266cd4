import type { Configuration } from '#contract/configurations.ts'
import { numberFromCount, numberFromFlag } from '#licence/sentinels.ts'
import { writtenDay, writtenEnd, writtenId } from './spelling.ts'

type Item = Configuration['items'][number]
type AnyItem = Item | Item['children'][number] | Item['children'][number]['children'][number]

/** What every level says: the count as a number, the end as the documents mark it. */
export const facts = (item: AnyItem) => ({
  ID: writtenId(item.id),
  Name: item.name,
  LicName: item.licName,
  LicNameParent: item.licNameParent ?? '',
  Count: numberFromCount(item.count),
  Limited: writtenEnd(item.endDate, item.unlimited),
  StartDate: writtenDay(item.startDate),
  Sorting: item.sorting,
})

/** A level-one module of a configuration: ConfigurationHasProductLevelOne. */
export const writtenLevelOne = (item: Item) => ({
  ...facts(item),
  ProductLevelOneID: writtenId(item.moduleId),
  Test: numberFromFlag(item.test),
  TestCount: item.testCount,
  Student: numberFromFlag(item.student),
  Uncounted: numberFromFlag(item.count.kind === 'uncounted'),
  EditModules: numberFromFlag(item.editModules),
  Connect: numberFromFlag(item.connect),
  isDependency: item.count.kind === 'dependency',
})

/** A configuration as the documents' tree: ProductsLevel_1, each with ProductsLevel_2, each with ProductsLevel_3. */
export const writtenModel = ({ id, items }: Configuration) => ({
  ConfigurationID: writtenId(id),
  ProductsLevel_1: items.map((one) => ({
    ...writtenLevelOne(one),
    ProductsLevel_2: one.children.map((two) => ({
      ...facts(two),
      ProductLevelOneID: writtenId(one.moduleId),
      ProductLevelTwoID: writtenId(two.moduleId),
      ProductsLevel_3: two.children.map((three) => ({
        ...facts(three),
        ProductLevelTwoID: writtenId(two.moduleId),
        ProductLevelThreeID: writtenId(three.moduleId),
      })),
    })),
  })),
})
