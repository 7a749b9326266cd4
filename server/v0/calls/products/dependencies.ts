import { addMasterItems, changeMasterItem, type Master, readMaster } from '#contract/masters.ts'
import { fail } from '#platform/operations/failure.ts'
import type { AskOne, CallInput, Call } from '../../call.ts'
import { readBoolean, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const example = { ProductID: someId, ProductLevelOneID: someId, AutomaticallySelected: true, Visible: false }

const productAndModule = (fields: CallInput['body']) => ({
  params: { id: requiredId(fields, 'ProductID') },
  moduleId: requiredId(fields, 'ProductLevelOneID'),
})

/** Technical dependencies of a product: ProductHasProductLevelOne, named by product and module. */
export const dependencyCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/producthaslevelone',
    purpose: 'How a module is a technical dependency of a product; 404 while it is none.',
    operations: [readMaster],
    example: { query: { ProductID: someId, ProductLevelOneID: someId } },
    answer: async (ask, { query }) => {
      const { params, moduleId } = productAndModule(query)
      return writtenDependency(await ask(readMaster, { params }), moduleId)
    },
  },
  {
    method: 'POST',
    path: '/createproducthaslevelone',
    purpose: 'Make a module a technical dependency of a product; the master gets it unless it stands there.',
    operations: [addMasterItems, changeMasterItem, readMaster],
    example: { body: example },
    answer: async (ask, { body }) => {
      const { params, moduleId } = productAndModule(body)
      const before = await ask(readMaster, { params })
      const there = before.items.some((item) => item.moduleId === moduleId)
      const added = { revision: before.revision, parentId: null, moduleIds: [moduleId] }
      return ask.together(async (step) =>
        setDependency(step, there ? before : await step(addMasterItems, { params, body: added }), body),
      )
    },
  },
  {
    method: 'POST',
    path: '/updateproducthaslevelone',
    purpose: 'Change how a module is a technical dependency of a product.',
    operations: [changeMasterItem, readMaster],
    example: { body: example },
    answer: async (ask, { body }) =>
      setDependency(ask, await ask(readMaster, { params: productAndModule(body).params }), body),
  },
]

async function setDependency(ask: AskOne, { items, revision }: Master, body: CallInput['body']) {
  const { params, moduleId } = productAndModule(body)
  const item = items.find((one) => one.moduleId === moduleId) ?? fail('master.itemNotFound')
  const master = await ask(changeMasterItem, {
    params: { ...params, itemId: item.id },
    body: sentFields({
      revision,
      dependency: true,
      automaticallySelected: readBoolean(body['automaticallyselected'], 'AutomaticallySelected'),
      visible: readBoolean(body['visible'], 'Visible'),
    }),
  })
  return writtenDependency(master, moduleId)
}

function writtenDependency({ productId, items }: Master, moduleId: string) {
  const { dependency } = items.find((one) => one.moduleId === moduleId) ?? { dependency: null }
  return dependency
    ? {
        ProductID: writtenId(productId),
        ProductLevelOneID: writtenId(moduleId),
        AutomaticallySelected: dependency.automaticallySelected,
        Visible: dependency.visible,
      }
    : fail('master.itemNotFound')
}
