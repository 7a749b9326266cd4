import { readConfiguration } from '#contract/configurations.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, Asked } from '../../call.ts'
import { type Level, pathOf, placeOf, readLink, writtenLinks } from '../../link-levels.ts'
import { writeNext } from '../../next-configuration.ts'
import { requiredId, writtenId } from '../../spelling.ts'

const configurationOf = (fields: Asked['body']) => requiredId(fields, 'ConfigurationID')

export const created =
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

export const updated =
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

export const deleted =
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

export const lookedUp =
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
