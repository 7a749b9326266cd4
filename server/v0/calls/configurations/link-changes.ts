import { changeConfigurationItems, readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import type { Configuration } from '#contract/configurations.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput } from '../../call.ts'
import { findLink, type Level, linksOf, pathOf, readLink } from '../../link-levels.ts'
import { requiredId } from '../../spelling.ts'

type Fields = CallInput['body']

const configurationOf = (fields: Fields) => requiredId(fields, 'ConfigurationID')

/** The configuration all rows are about; one that names none is about that of the first. What two get cannot be written as one. */
function configurationIn(rows: CallInput['rows']): string {
  const id = configurationOf(rows[0]!)
  if (rows.some((row) => row['configurationid'] !== undefined && configurationOf(row) !== id))
    fail('request.invalid', { fields: [{ field: 'ConfigurationID', rule: 'same' }] }, 'ConfigurationID')
  return id
}

export const createLink = (level: Level) => written(level, 'add')
export const updateLink = (level: Level) => written(level, 'change')

/** Writes rows to the configuration they are about and answers the last one's link. */
const written =
  (level: Level, kind: 'add' | 'change') =>
  async (ask: Ask, { rows }: CallInput) => {
    const changes = rows.map((row) => ({ kind, path: pathOf(level, row), item: readLink(row) }))
    const configuration = await ask(changeConfigurationItems, {
      params: { id: configurationIn(rows) },
      body: { changes },
    })
    return linkIn(configuration, level, rows.at(-1)!)
  }

export const deleteLink =
  (level: Level) =>
  async (ask: Ask, { query }: CallInput) => {
    await ask(changeConfigurationItems, {
      params: { id: configurationOf(query) },
      body: { changes: [{ kind: 'remove', path: pathOf(level, query) }] },
    })
    return true
  }

export const linkLookup =
  (level: Level) =>
  async (ask: Ask, { query }: CallInput) =>
    linkIn(await ask(readWrittenConfiguration, { params: { id: configurationOf(query) } }), level, query)

function linkIn(configuration: Pick<Configuration, 'id' | 'items'>, level: Level, fields: Fields) {
  const wanted = findLink(configuration.items, pathOf(level, fields))
  return linksOf(configuration, level).find(({ link }) => link === wanted)?.written ?? fail('configurations.notFound')
}
