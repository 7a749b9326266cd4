import { type Configuration, readConfiguration } from '#contract/configurations.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput } from '../../call.ts'
import { findPlace, type Level, linksOf, pathOf, positionOf, readLink } from '../../link-levels.ts'
import { writeNext } from '../../next-configuration.ts'
import { requiredId, writtenId } from '../../spelling.ts'

type Fields = CallInput['body']
type Items = Configuration['items']

const configurationOf = (fields: Fields) => requiredId(fields, 'ConfigurationID')

/** The configuration all rows are about; one that names none is about that of the first. What two get cannot be written as one. */
function configurationIn(rows: CallInput['rows']): string {
  const id = configurationOf(rows[0]!)
  if (rows.some((row) => row['configurationid'] !== undefined && configurationOf(row) !== id))
    fail('request.invalid', { fields: [{ field: 'ConfigurationID', rule: 'same' }] }, 'ConfigurationID')
  return id
}

/** What a link has of which only its modules are said. */
const bare = {
  id: '',
  name: '',
  licName: '',
  licNameParent: null,
  children: [],
  count: { kind: 'counted', n: 0 },
  startDate: null,
  endDate: null,
  unlimited: false,
  test: false,
  testCount: 0,
  student: false,
  editModules: false,
  connect: false,
  sorting: 0,
}

export const createLink = (level: Level) =>
  written(level, (items, row) => {
    const path = pathOf(level, row)
    const { siblings, link } = positionOf(items, path)
    if (link) fail('configurations.moduleTwice', { name: link.name })
    siblings.push({ ...bare, moduleId: path.at(-1)!, ...readLink(row) })
  })

export const updateLink = (level: Level) =>
  written(level, (items, row) => {
    const { link } = positionOf(items, pathOf(level, row))
    if (!link) return fail('configurations.notFound')
    Object.assign(link, readLink(row))
  })

/** Writes rows to the configuration they are about and answers the last one's link. */
const written =
  (level: Level, write: (items: Items, row: Fields) => void) =>
  async (ask: Ask, { rows }: CallInput) => {
    let asked: Items = []
    // A first configuration lacks more than one end: together they are saved where one alone would be refused.
    const next = await writeNext(ask, configurationIn(rows), (items) => {
      for (const row of rows) write(items, row)
      return (asked = items)
    })
    const last = rows.at(-1)!
    return linkIn(next, level, last) ?? countedDown({ id: next.id, items: asked }, level, last)
  }

/** A link set to 0 seats: it is deleted, and answered as requested. */
function countedDown(asked: Parameters<typeof linksOf>[0], level: Level, fields: Fields) {
  const gone = linkIn(asked, level, fields)
  return gone?.['Count'] === 0 ? { ...gone, ID: gone['ID'] || writtenId(null) } : fail('configurations.notFound')
}

export const deleteLink =
  (level: Level) =>
  async (ask: Ask, { query }: CallInput) => {
    await writeNext(ask, configurationOf(query), (items) => {
      const { siblings, link } = positionOf(items, pathOf(level, query))
      if (!link) return fail('configurations.notFound')
      siblings.splice(siblings.indexOf(link), 1)
      return items
    })
    return true
  }

export const linkLookup =
  (level: Level) =>
  async (ask: Ask, { query }: CallInput) =>
    linkIn(await ask(readConfiguration, { params: { id: configurationOf(query) } }), level, query) ??
    fail('configurations.notFound')

function linkIn(configuration: Parameters<typeof linksOf>[0], level: Level, fields: Fields) {
  const wanted = findPlace(configuration.items, pathOf(level, fields))?.link
  return linksOf(configuration, level).find(({ link }) => link === wanted)?.written
}
