import { holderColumns, type HoldingFacts } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration, keptOnSave } from '#licence/configuration-rules.ts'
import { fail } from '#platform/failure.ts'
import type { Write } from '#platform/operations.ts'
import { insertCurrent, type NewConfiguration, type Replacement } from './write-queries.ts'

/** Writes a configuration that holdings, which are held, have from now on; refuses with configurations.broken. */
export async function writeCurrent(
  { db, actor, audit }: Write,
  made: NewConfiguration,
  replacement: Replacement,
): Promise<{ id: string; items: ConfigurationItem[] }> {
  const broken = checkConfiguration(made.items)
  if (broken.length > 0) fail('configurations.broken', { broken })
  const { name, description, companyId, contactId } = made
  const { holdingIds, basedOn } = replacement
  const kept = { ...made, items: keptOnSave(made.items) }
  const written = await insertCurrent(db, kept, replacement, actor.accountId)
  audit({ kind: 'configuration', id: written.id, after: { name, description, companyId, contactId, source: basedOn } })
  noteCurrent(audit, holdingIds, written.id, basedOn)
  return written
}

/** Tells the audit of each holding which configuration it has now. */
export function noteCurrent(
  audit: Write['audit'],
  holdingIds: readonly string[],
  configurationId: string,
  basedOn: string | null,
): void {
  for (const id of holdingIds)
    audit({ kind: 'holding', id, before: { configurationId: basedOn }, after: { configurationId } })
}

/**
 * Gives a held holding another tree as a new configuration with the labels of the one it replaces, which
 * becomes historical with the change notes; the new configuration's id and items. Refuses with
 * configurations.changedMeanwhile when `basedOn` is not the current one, and with configurations.broken.
 */
export async function replaceConfiguration(
  call: Write,
  { id, holder, configurationId }: HoldingFacts,
  {
    basedOn,
    items,
    changeNotes,
  }: {
    basedOn: { id: string; name: string; description: string }
    items: readonly ConfigurationItem[]
    changeNotes: string
  },
): Promise<{ id: string; items: ConfigurationItem[] }> {
  if (configurationId !== basedOn.id) fail('configurations.changedMeanwhile')
  const { name, description } = basedOn
  const replacement = { holdingIds: [id], basedOn: basedOn.id, changeNotes }
  return writeCurrent(call, { ...holderColumns(holder), name, description, items }, replacement)
}
