import { listModules } from '#contract/products.ts'
import type { Ask, Call } from '../../call.ts'
import { writtenId } from '../../spelling.ts'

export const modulesByLevelCalls: readonly Call[] = ([1, 2, 3] as const).map((level) => ({
  family: 'configurations' as const,
  method: 'GET' as const,
  path: `/productlevel${level}` as const,
  purpose: `All modules of level ${level}.`,
  operations: [listModules] as const,
  example: {},
  answer: async (ask: Ask) => {
    const { items } = await ask(listModules)
    return items
      .filter((one) => one.level === level)
      .map(({ id, name, licName }) => ({ ID: writtenId(id), Name: name, LicName: licName }))
  },
}))
