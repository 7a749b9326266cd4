import { changeModule, createModule, deleteModule, readModule } from '#contract/modules.ts'
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
export const moduleCalls: readonly Call[] = ([1, 2, 3] as const).flatMap((level) => [
  operationCall({
    method: 'GET',
    path: `/productlevel${level}byid`,
    purpose: `One module of level ${level}, in a list of one.`,
    operation: readModule,
    ...namedBy('id'),
    output: (module) => [writtenModule(module)],
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
  operationCall({
    method: 'POST',
    path: `/updateproductlevel${level}`,
    purpose: `Change a module of level ${level}; fields left out stay.`,
    operation: changeModule,
    example: { body: { ID: someId, ...example } },
    input: ({ body }) => ({ params: { id: requiredId(body, 'ID') }, body: fieldsOf(body) }),
    output: writtenModule,
  }),
  operationCall({
    method: 'DELETE',
    path: `/deleteproductlevel${level}`,
    purpose: `Delete a module of level ${level} that stands in no configuration.`,
    operation: deleteModule,
    ...namedBy('id'),
    output: () => true,
  }),
])
