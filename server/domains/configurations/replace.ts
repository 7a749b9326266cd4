import { holderColumns, type HoldingFacts } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration, keptOnSave } from '#licence/configuration-rules.ts'
import type { BrokenRule } from '#licence/reason.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { zip } from '#platform/zip.ts'
import {
  insertCurrent,
  insertEachCurrent,
  type NewConfiguration,
  type OwnReplacement,
  type Replacement,
} from './write-queries.ts'

/** Writes the new current configuration of locked holdings; refuses with configurations.broken, `known` rules aside. */
export async function writeCurrent(
  { db, actor, audit }: Write,
  made: NewConfiguration,
  replacement: Replacement,
  known: readonly BrokenRule[] = [],
): Promise<{ id: string; items: ConfigurationItem[] }> {
  const brokenBefore = new Set(known.map((rule) => JSON.stringify(rule)))
  const broken = checkConfiguration(made.items).filter((rule) => !brokenBefore.has(JSON.stringify(rule)))
  if (broken.length > 0) fail('configurations.broken', { broken })
  const { name, description, companyId, contactId } = made
  const { holdingIds, basedOn, changeNotes } = replacement
  const kept = { ...made, items: keptOnSave(made.items) }
  const written = await insertCurrent(db, kept, replacement, actor.accountId)
  audit({
    kind: 'configuration',
    id: written.id,
    after: { name, description, companyId, contactId, source: basedOn, changeNotes },
  })
  noteCurrent(audit, holdingIds, written.id, basedOn)
  return written
}

/** Records in each holding's audit which configuration it has now. */
export function noteCurrent(
  audit: Write['audit'],
  holdingIds: readonly string[],
  configurationId: string,
  basedOn: string | null,
): void {
  for (const id of holdingIds)
    audit({ kind: 'holding', id, before: { configurationId: basedOn }, after: { configurationId } })
}

/** Another tree for a locked holding, with the labels of the configuration it is based on. */
export interface NewTree {
  call: Write
  holding: HoldingFacts
  basedOn: { id: string; name: string; description: string }
  items: readonly ConfigurationItem[]
  changeNotes: string
}

/**
 * Gives different locked holdings other trees as new configurations, in one transaction, each with the call of its own.
 * The former ones become historical with the change notes. Returns the new configurations' ids and items, in this
 * order. Refuses with configurations.changedMeanwhile when `basedOn` is not the current one, and with
 * configurations.broken.
 */
export async function replaceConfigurations(
  trees: readonly NewTree[],
): Promise<{ id: string; items: ConfigurationItem[] }[]> {
  const [first] = trees
  if (!first) return []
  const replacements = trees.map(({ holding, basedOn: { id: basedOn, name, description }, items, changeNotes }) => {
    if (holding.configurationId !== basedOn) fail('configurations.changedMeanwhile')
    const broken = checkConfiguration(items)
    if (broken.length > 0) fail('configurations.broken', { broken })
    const made = { ...holderColumns(holding.holder), name, description, items: keptOnSave(items) }
    return { holdingId: holding.id, made, basedOn, changeNotes }
  })
  const { db, actor } = first.call
  const written = await insertEachCurrent(db, replacements, actor.accountId)
  for (const [[{ call }, replacement], { id }] of zip(zip(trees, replacements), written))
    noteMade(call.audit, id, replacement)
  return written
}

function noteMade(audit: Write['audit'], id: string, { holdingId, made, basedOn, changeNotes }: OwnReplacement): void {
  const { name, description, companyId, contactId } = made
  audit({ kind: 'configuration', id, after: { name, description, companyId, contactId, source: basedOn, changeNotes } })
  noteCurrent(audit, [holdingId], id, basedOn)
}
