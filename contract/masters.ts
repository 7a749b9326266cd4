import { z } from 'zod'
import { itemFacts, itemLimit } from './configuration-items.ts'
import { operation } from './operation.ts'
import { day, id } from './shapes.ts'

const facts = {
  ...itemFacts,
  /** Null: no picture; else it is at `/api/modules/{moduleId}/picture`. */
  imageId: id.nullable(),
}
const masterItemOfLevel3 = z.object({ ...facts, level: z.literal(3), children: z.array(z.never()) })
const masterItemOfLevel2 = z.object({ ...facts, level: z.literal(2), children: z.array(masterItemOfLevel3) })
const masterItem = z.object({
  ...facts,
  level: z.literal(1),
  children: z.array(masterItemOfLevel2),
  /** How it behaves as a technical dependency; null while it is none. */
  dependency: z.object({ automaticallySelected: z.boolean(), visible: z.boolean() }).nullable(),
})

/** The master configuration of a product, in the order of its sorting. */
export const master = z.object({
  configurationId: id,
  productId: id,
  name: z.string(),
  /** Counts every change; a change says which one it is based on. */
  revision: z.number().int(),
  items: z.array(masterItem),
})
export type Master = z.infer<typeof master>

const revision = z.number().int().min(0)
const always = ['products.notFound', 'master.notFound', 'master.changedMeanwhile'] as const

export const readMaster = operation({
  name: 'readMaster',
  method: 'GET',
  path: '/products/{id}/master',
  access: 'master.edit',
  summary: 'The master configuration of a product with its modules.',
  output: master,
  errors: ['products.notFound', 'master.notFound'],
})

export const createMaster = operation({
  name: 'createMaster',
  method: 'POST',
  path: '/products/{id}/master',
  access: 'master.edit',
  summary: 'Give a product a master configuration: an empty one, or a copy of another product’s with counts of 0.',
  body: z.strictObject({ copyOf: id.nullable() }),
  output: master,
  errors: ['products.notFound', 'master.errorLinkageProdConfig', 'master.errorCopyConfiguration'],
})

export const addMasterItems = operation({
  name: 'addMasterItems',
  method: 'POST',
  path: '/products/{id}/master/items',
  access: 'master.edit',
  summary: 'Put modules of the catalogue at the end of a level: of level one, or below the item named.',
  body: z.strictObject({ revision, parentId: id.nullable(), moduleIds: z.array(id).min(1).max(500) }),
  output: master,
  errors: [
    ...always,
    'master.itemNotFound',
    'master.tooManyItems',
    'configurations.moduleUnknown',
    'configurations.moduleTwice',
  ],
})

export const changeMasterItem = operation({
  name: 'changeMasterItem',
  method: 'PATCH',
  path: '/products/{id}/master/items/{itemId}',
  access: 'master.edit',
  summary: 'Change how a module stands in the master: dates, flags, and whether it is a technical dependency.',
  body: z.strictObject({
    revision,
    dependency: z.boolean().optional(),
    /** Level one, technical dependencies only. */
    automaticallySelected: z.boolean().optional(),
    visible: z.boolean().optional(),
    startDate: day.nullable().optional(),
    endDate: day.nullable().optional(),
    unlimited: z.boolean().optional(),
    test: z.boolean().optional(),
    testCount: z.number().int().min(0).max(100).optional(),
    student: z.boolean().optional(),
    editModules: z.boolean().optional(),
    connect: z.boolean().optional(),
  }),
  output: master,
  errors: [...always, 'master.itemNotFound', 'configurations.broken'],
})

export const sortMasterItems = operation({
  name: 'sortMasterItems',
  method: 'PUT',
  path: '/products/{id}/master/order',
  access: 'master.edit',
  summary: 'Bring all items of a level into another order.',
  body: z.strictObject({ revision, parentId: id.nullable(), itemIds: z.array(id).min(1).max(itemLimit) }),
  output: master,
  errors: always,
})

export const removeMasterItem = operation({
  name: 'removeMasterItem',
  method: 'DELETE',
  path: '/products/{id}/master/items/{itemId}',
  access: 'master.edit',
  summary: 'Take a module that has none beneath it out of the master.',
  query: z.strictObject({ revision: z.coerce.number().int().min(0) }),
  output: master,
  errors: [...always, 'master.itemNotFound', 'master.errorProductLevelsText1', 'master.errorProductLevelsText2'],
})

export const deleteMaster = operation({
  name: 'deleteMaster',
  method: 'DELETE',
  path: '/products/{id}/master',
  access: 'master.edit',
  summary: 'A master configuration cannot be deleted: always refused.',
  errors: ['configurations.isMaster', 'master.notFound', 'products.notFound'],
})
