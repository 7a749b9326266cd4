import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration, keptOnSave } from '#licence/configuration-rules.ts'
import { fail } from '#platform/failure.ts'
import type { Write } from '#platform/operations.ts'
import { holdCurrent, makeCurrent } from './configurations.ts'
import { configurationById, insertConfiguration } from './queries.ts'

/**
 * Gives a company product another tree as a new configuration with the labels of the one it replaces, which becomes
 * historical with the change notes. The new configuration's id. Refuses with configurations.changedMeanwhile when
 * `basedOn` is no longer the current one, and with configurations.broken.
 */
export async function replaceConfiguration(
  call: Write,
  companyProductId: string,
  { basedOn, items, changeNotes }: { basedOn: string; items: readonly ConfigurationItem[]; changeNotes: string },
): Promise<string> {
  const { db, actor, audit } = call
  const ids = await holdCurrent(call, companyProductId, { basedOn, updateAll: false })
  const broken = checkConfiguration(items)
  if (broken.length > 0) fail('configurations.broken', { broken })
  const before = (await configurationById(db, actor, basedOn)) ?? fail('configurations.notFound')
  const companyId = before.company?.id ?? fail('configurations.notFound')
  const { name, description } = before
  const id = await insertConfiguration(db, { companyId, name, description, items: keptOnSave(items) }, actor.accountId)
  audit({ kind: 'configuration', id, after: { name, description, companyId, source: basedOn } })
  await makeCurrent(call, ids, id, { basedOn, changeNotes })
  return id
}
