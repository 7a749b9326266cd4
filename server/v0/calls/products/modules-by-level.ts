import { listModules } from '#contract/products.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenId } from '../../spelling.ts'

export const modulesByLevelCalls: readonly Call[] = ([1, 2, 3] as const).map((level) =>
  operationCall({
    family: 'configurations',
    method: 'GET',
    path: `/productlevel${level}`,
    purpose: `All modules of level ${level}.`,
    operation: listModules,
    example: {},
    output: ({ items }) =>
      items
        .filter((one) => one.level === level)
        .map(({ id, name, licName }) => ({ ID: writtenId(id), Name: name, LicName: licName })),
  }),
)
