import { changeModule, createModule, deleteModule, readModule } from '#contract/modules.ts'
import { fail } from '#platform/operations/failure.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { readText, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { writtenModule } from './written-module.ts'

const fieldsOf = (body: CallInput['body']) =>
  sentFields({
    name: readText(body['name']),
    licName: readText(body['licname']),
    licNameParent: readText(body['licnameparent']),
  })

const example = { Name: 'Wellenberechnung', LicName: 'WELLE-9' }

/** The catalogue of modules, called product levels in the documents. */
export const moduleCalls: readonly Call[] = ([1, 2, 3] as const).flatMap((level): Call[] => [
  operationCall({
    method: 'GET',
    path: `/productlevel${level}byid`,
    purpose: `One module of level ${level}, in a list of one.`,
    operation: readModule,
    ...namedBy('id'),
    output: (module) => [writtenModule(requireLevel(module, level))],
  }),
  operationCall({
    method: 'POST',
    path: `/createproductlevel${level}`,
    purpose: `Add a module of level ${level}; answers its id.`,
    operation: createModule,
    example: { body: example },
    input: ({ body }) => ({ body: { level, ...fieldsOf(body) } }),
    output: ({ id }) => writtenId(id),
  }),
  {
    method: 'POST',
    path: `/updateproductlevel${level}`,
    purpose: `Change a module of level ${level}; fields left out stay.`,
    operations: [changeModule, readModule],
    example: { body: { ID: someId, ...example } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      requireLevel(await ask(readModule, { params }), level)
      return writtenModule(await ask(changeModule, { params, body: fieldsOf(body) }))
    },
  },
  {
    method: 'DELETE',
    path: `/deleteproductlevel${level}`,
    purpose: `Delete a module of level ${level} that stands in no configuration.`,
    operations: [deleteModule, readModule],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const params = { id: requiredId(query, 'id') }
      requireLevel(await ask(readModule, { params }), level)
      await ask(deleteModule, { params })
      return true
    },
  },
])

/** A module of another level is not there for these calls. */
function requireLevel<M extends { level: number }>(module: M, level: number): M {
  return module.level === level ? module : fail('modules.notFound')
}
