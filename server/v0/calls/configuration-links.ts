import { readConfiguration } from '#contract/configurations.ts'
import { fail } from '#platform/failure.ts'
import type { Ask, Asked, Call } from '../call.ts'
import { type Level, pathOf, placeOf, readLink, writtenLinks } from '../link-levels.ts'
import { writeNext, writingOperations } from '../next-configuration.ts'
import { requiredId, writtenId } from '../spelling.ts'
import { linkExample, names } from './link-words.ts'

const configurationOf = (fields: Asked['body']) => requiredId(fields['configurationid'], 'ConfigurationID')
const ours = { family: 'configurations' } as const

const created =
  (level: Level) =>
  async (ask: Ask, { rows }: Asked) => {
    const paths = rows.map((row) => pathOf(level, row))
    const next = await writeNext(ask, configurationOf(rows[0]!), (items) => {
      for (const [at, row] of rows.entries()) {
        const { siblings, link } = placeOf(items, paths[at]!)
        if (link) fail('configurations.moduleTwice', { name: link.name })
        const standing = {
          moduleId: paths[at]!.at(-1)!,
          id: '',
          name: '',
          children: [],
          count: { kind: 'counted', n: 0 },
          ...readLink(row),
        }
        siblings.push(standing)
      }
      return items
    })
    return linkIn(next, level, rows.at(-1)!)
  }

const updated =
  (level: Level) =>
  async (ask: Ask, { rows }: Asked) => {
    // A first configuration lacks more than one end: together they are saved where one alone would be refused.
    const next = await writeNext(ask, configurationOf(rows[0]!), (items) => {
      for (const row of rows) {
        const { link } = placeOf(items, pathOf(level, row))
        if (!link) return fail('configurations.notFound')
        Object.assign(link, readLink(row))
      }
      return items
    })
    return linkIn(next, level, rows.at(-1)!)
  }

const deleted =
  (level: Level) =>
  async (ask: Ask, { query }: Asked) => {
    await writeNext(ask, configurationOf(query), (items) => {
      const { siblings, link } = placeOf(items, pathOf(level, query))
      if (!link) return fail('configurations.notFound')
      siblings.splice(siblings.indexOf(link), 1)
      return items
    })
    return true
  }

const lookedUp =
  (level: Level) =>
  async (ask: Ask, { query }: Asked) =>
    linkIn(await ask(readConfiguration, { params: { id: configurationOf(query) } }), level, query)

function linkIn(configuration: Parameters<typeof writtenLinks>[0], level: Level, fields: Asked['body']) {
  const { link } = placeOf(configuration.items, pathOf(level, fields))
  if (!link) return fail('configurations.notFound')
  return (
    writtenLinks(configuration, level).find(({ ID }) => ID === writtenId(link.id)) ?? fail('configurations.notFound')
  )
}

/** The links of a configuration with modules, for each level: looked up, created, changed and deleted by what they join. */
export const configurationLinkCalls: readonly Call[] = ([1, 2, 3] as const).flatMap((level): Call[] => {
  const example = linkExample(level)
  const operations = writingOperations
  const about = `of a configuration with a module of level ${level}`
  return [
    {
      ...ours,
      method: 'GET',
      path: `/configurationhaslevel${names[level]}`,
      purpose: `The link ${about}.`,
      operations: [readConfiguration],
      example: { query: example },
      answer: lookedUp(level),
    },
    {
      ...ours,
      method: 'POST',
      path: `/createconfigurationhaslevel${names[level]}`,
      purpose: `Create the link ${about}, or several: the next configuration of its product.`,
      operations,
      takes: 'many',
      example: { body: { ...example, Count: 1, Limited: '2027-12-31T00:00:00' } },
      answer: created(level),
    },
    {
      ...ours,
      method: 'POST',
      path: `/updateconfigurationhaslevel${names[level]}`,
      purpose: `Change the link ${about}, or several: the next configuration of its product.`,
      operations,
      takes: 'many',
      example: { body: { ...example, Count: 2 } },
      answer: updated(level),
    },
    {
      ...ours,
      method: 'DELETE',
      path: `/deleteconfigurationhaslevel${names[level]}`,
      purpose: `Delete the link ${about}: the next configuration of its product.`,
      operations,
      example: { query: example },
      answer: deleted(level),
    },
  ]
})
