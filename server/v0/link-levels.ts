import type { Configuration } from '#contract/configurations.ts'
import { countFromNumber, endFromDate, flagFromNumber } from '#licence/sentinels.ts'
import { fail } from '#platform/operations/failure.ts'
import { facts, writtenLevelOne } from './configuration-model.ts'
import { readDay, readId, requiredId, sent, writtenId } from './spelling.ts'

type Fields = Readonly<Record<string, unknown>>
export type Level = 1 | 2 | 3
interface Node {
  id: string
  moduleId: string
  name: string
  children: Node[]
}

const moduleFields = ['productleveloneid', 'productleveltwoid', 'productlevelthreeid'] as const

/** The modules from level one down to the one a link is about. The documents name only the two lowest; the rest may be left out. */
export const pathOf = (level: Level, fields: Fields): (string | null)[] =>
  moduleFields.slice(0, level).map((field, at) => (at >= level - 2 ? requiredId(fields, field) : readId(fields[field])))

interface Place {
  /** Among which a link stands or will stand. */
  siblings: Node[]
  /** The link itself where it is there. */
  link: Node | undefined
}

/** Where the link with these modules stands or belongs; refused where what it hangs on is not there. */
export const placeOf = (items: Node[], path: readonly (string | null)[]): Place =>
  find(items, path) ?? fail('configurations.notFound')

function find(items: Node[], [wanted, ...deeper]: readonly (string | null)[]): Place | undefined {
  const fitting = items.filter(({ moduleId }) => wanted === null || moduleId === wanted)
  if (deeper.length === 0) return { siblings: items, link: fitting[0] }
  const inside = fitting.map(({ children }) => find(children, deeper))
  return inside.find((place) => place?.link) ?? inside.find((place) => place !== undefined)
}

/** What a link says; left out stays as it is. */
export function readLink(fields: Fields): Record<string, unknown> {
  const flag = (field: string) => (fields[field] === undefined ? undefined : flagFromNumber(Number(fields[field])))
  const limited = readDay(fields['limited'])
  const number = (field: string) => (fields[field] === undefined ? undefined : Number(fields[field]))
  const counted = fields['count'] === undefined ? undefined : countOf(Number(fields['count']))
  return sent({
    count: flag('uncounted') ? { kind: 'uncounted' } : counted,
    startDate: readDay(fields['startdate']),
    ...(limited === undefined ? {} : endFromDate(limited)),
    test: flag('test'),
    testCount: number('testcount'),
    student: flag('student'),
    editModules: flag('editmodules'),
    connect: flag('connect'),
    sorting: number('sorting'),
  })
}

const countOf = (value: number) =>
  countFromNumber(value) ?? fail('request.invalid', { fields: [{ field: 'Count', rule: 'number' }] }, 'Count')

/** All links of a level, in the documents' names. */
export function writtenLinks({ id, items }: Configuration, level: Level): Record<string, unknown>[] {
  const ConfigurationID = writtenId(id)
  return items.flatMap((one): Record<string, unknown>[] => {
    if (level === 1) return [{ ConfigurationID, ...writtenLevelOne(one) }]
    const ProductLevelOneID = writtenId(one.moduleId)
    return one.children.flatMap((two) => {
      const ProductLevelTwoID = writtenId(two.moduleId)
      if (level === 2) return [{ ConfigurationID, ...facts(two), ProductLevelOneID, ProductLevelTwoID }]
      return two.children.map((three) => ({
        ConfigurationID,
        ...facts(three),
        ProductLevelOneID,
        ProductLevelTwoID,
        ProductLevelThreeID: writtenId(three.moduleId),
      }))
    })
  })
}
