import type { Configuration } from '#contract/configurations.ts'
import { countFromNumber, endFromDate } from '#licence/sentinels.ts'
import { fail } from '#platform/operations/failure.ts'
import { facts, writtenLevelOne } from './configuration-model.ts'
import {
  readBoolean,
  readDay,
  readFlag,
  readId,
  readNumber,
  refuse,
  requiredId,
  sentFields,
  writtenId,
} from './spelling.ts'

type Fields = Readonly<Record<string, unknown>>
export type Level = 1 | 2 | 3
interface Node {
  moduleId: string
  children: readonly Node[]
}

const moduleFields = ['productleveloneid', 'productleveltwoid', 'productlevelthreeid'] as const

/** The modules from level one down to the one a link is about. The documents name only the two lowest; the rest may be left out. */
export const pathOf = (level: Level, fields: Fields): (string | null)[] =>
  moduleFields.slice(0, level).map((field, at) => (at >= level - 2 ? requiredId(fields, field) : readId(fields[field])))

/** The link with these modules; undefined where it is not there. */
export function findLink(items: readonly Node[], [wanted, ...deeper]: readonly (string | null)[]): Node | undefined {
  const fitting = items.filter(({ moduleId }) => wanted === null || moduleId === wanted)
  if (deeper.length === 0) return fitting[0]
  return fitting.map(({ children }) => findLink(children, deeper)).find((link) => link !== undefined)
}

/** The sent fields of a link; left out ones stay unchanged. */
export function readLink(fields: Fields): Record<string, unknown> {
  const flag = (field: string) => readFlag(fields[field.toLowerCase()], field)
  const number = (field: string) => readNumber(fields[field.toLowerCase()], field)
  const limited = readDay(fields['limited'], 'Limited')
  const count = number('Count')
  const counted = count === undefined ? undefined : countOf(count)
  const dependency = readBoolean(fields['isdependency'], 'isDependency')
  if (dependency !== undefined && counted && dependency !== (counted.kind === 'dependency'))
    refuse('isDependency', 'same')
  return sentFields({
    count: flag('Uncounted') ? { kind: 'uncounted' } : dependency && !counted ? { kind: 'dependency' } : counted,
    startDate: readDay(fields['startdate'], 'StartDate'),
    ...(limited === undefined ? {} : endFromDate(limited)),
    test: flag('Test'),
    testCount: number('TestCount'),
    student: flag('Student'),
    editModules: flag('EditModules'),
    connect: flag('Connect'),
    sorting: number('Sorting'),
  })
}

const countOf = (value: number) =>
  countFromNumber(value) ?? fail('request.invalid', { fields: [{ field: 'Count', rule: 'number' }] }, 'Count')

type Items = Configuration['items']
interface Written {
  /** The link as the portal knows it. */
  link: Items[number] | Items[number]['children'][number] | Items[number]['children'][number]['children'][number]
  /** The same in the documents' names. */
  written: Record<string, unknown>
}

/** All links of a level, as they stand and in the documents' names. */
export function linksOf({ id, items }: Pick<Configuration, 'id' | 'items'>, level: Level): Written[] {
  const ConfigurationID = writtenId(id)
  return items.flatMap((one): Written[] => {
    if (level === 1) return [{ link: one, written: { ConfigurationID, ...writtenLevelOne(one) } }]
    const ProductLevelOneID = writtenId(one.moduleId)
    return one.children.flatMap((two): Written[] => {
      const above = { ProductLevelOneID, ProductLevelTwoID: writtenId(two.moduleId) }
      if (level === 2) return [{ link: two, written: { ConfigurationID, ...facts(two), ...above } }]
      return two.children.map((three) => ({
        link: three,
        written: { ConfigurationID, ...facts(three), ...above, ProductLevelThreeID: writtenId(three.moduleId) },
      }))
    })
  })
}

/** All links of a level, in the documents' names. */
export const writtenLinks = (configuration: Configuration, level: Level): Record<string, unknown>[] =>
  linksOf(configuration, level).map(({ written }) => written)
