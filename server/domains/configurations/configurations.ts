import { portalDay } from '#contract/time-zone.ts'
import type { Holding } from '#contract/holdings.ts'
import type { ConfigurationItemInput } from '#contract/configuration-items.ts'
import type { Configuration } from '#contract/configurations.ts'
import {
  holderColumns,
  holdingFor,
  lockHolding,
  lockSharing,
  readHolding,
  setConfiguration,
} from '#domains/holdings/public.ts'
import { modulesByIds } from '#domains/products/public.ts'
import type { Actor, Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import { withoutMissing } from '#platform/record.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { changesOf, deleteDraft, draftHead, lockDraft, updateChanges, updateDraft } from './drafts/draft-queries.ts'
import { itemsFromInput, moduleIdsOf, withoutDependencies } from './items.ts'
import { visibleDependencies } from './masters/master-queries.ts'
import { configurationById, itemsOf, updateLabels } from './queries.ts'
import { noteCurrent, writeCurrent } from './replace.ts'
import { configurationFor, type Wish } from './sources.ts'
import { deleteUnused, lockConfigurations } from './use-queries.ts'
import { insertHistory } from './write-queries.ts'

/** Holders of this permission see technical dependencies; only they may save, since a save writes the whole tree. */
const seesDependencies = 'configurations.dependencies'

export async function readConfiguration({ db, actor }: Read, id: string): Promise<Configuration> {
  const head = (await configurationById(db, actor, id)) ?? fail('configurations.notFound')
  const items = await itemsOf(db, id)
  const dependenciesHidden = !actor.permissions.has(seesDependencies)
  // The library's items are the contract's, but for the level, which the shape knows and the type does not.
  const shown = (
    dependenciesHidden ? withoutDependencies(items, await visibleDependencies(db, id)) : items
  ) as Configuration['items']
  return { ...head, dependenciesHidden, items: shown }
}

/** A draft of the session as configurations are read; undefined where there is none. */
export async function draftOf({ db, actor }: Read, id: string): Promise<Configuration | undefined> {
  const draft = isPerson(actor) ? await draftHead(db, actor.sessionId, id) : undefined
  if (!draft) return undefined
  return { ...draft, kind: 'held', dependenciesHidden: false, items: draft.items as Configuration['items'] }
}

const isPerson = (actor: Actor): actor is Person => actor.sessionId !== null

export interface SaveRequest {
  basedOn: string | null
  name: string
  description: string
  changeNotes: string
  updateAll: boolean
  items: ConfigurationItemInput[]
}

/** Saves a tree as a new configuration and makes it current, if chosen for all holdings that share the old one. */
export async function saveConfiguration(
  call: Write,
  holdingId: string,
  { items: input, name, description, ...change }: SaveRequest,
): Promise<{ configuration: Configuration; movedHoldings: string[] }> {
  const { db, actor } = call
  const { holder } = await holdingFor(db, actor, holdingId)
  const ids = await lockCurrent(call, holdingId, change)
  const modules = await modulesByIds(db, [...new Set(moduleIdsOf(input))])
  const items = itemsFromInput(input, new Map(modules.map((module) => [module.id, module])))
  const { id } = await writeCurrent(
    call,
    { ...holderColumns(holder), name, description, items },
    { ...change, holdingIds: ids },
  )
  return { configuration: await readConfiguration(call, id), movedHoldings: ids }
}

/** Gives a holding another current configuration, from a master, a template or a configuration of the holder. */
export async function chooseConfiguration(
  call: Write,
  holdingId: string,
  { basedOn, changeNotes, ...wish }: Wish & { basedOn: string | null; changeNotes: string },
): Promise<Holding> {
  const { db, actor } = call
  const ids = await lockCurrent(call, holdingId, { basedOn, updateAll: false })
  const target = await holdingFor(db, actor, holdingId)
  const { id, note } = await configurationFor(call, target, wish)
  const kept = id === basedOn ? '' : await takeKeptNotes(call, basedOn)
  const notes = [note, changeNotes || kept].filter(Boolean).join('\n')
  if (id !== basedOn) await makeCurrent(call, ids, id, { basedOn, changeNotes: notes })
  return readHolding(db, actor, holdingId)
}

/** What the session said beforehand of why a configuration will be left. */
async function takeKeptNotes({ db, actor: { sessionId } }: Write, configurationId: string | null): Promise<string> {
  if (sessionId === null || configurationId === null) return ''
  const kept = await changesOf(db, sessionId, configurationId)
  if (!kept?.changeNotes) return ''
  await updateChanges(db, { sessionId, configurationId }, { changeNotes: '' })
  return kept.changeNotes
}

/** Locks the holdings that are to move; refuses when the current configuration is no longer `basedOn`. */
async function lockCurrent(
  { db, actor }: Write,
  id: string,
  { basedOn, updateAll }: { basedOn: string | null; updateAll: boolean },
): Promise<string[]> {
  if (updateAll && basedOn !== null) {
    const ids = await lockSharing(db, actor, id, basedOn)
    return ids.includes(id) ? ids : fail('configurations.changedMeanwhile')
  }
  const { configurationId } = await lockHolding(db, actor, id)
  return configurationId === basedOn ? [id] : fail('configurations.changedMeanwhile')
}

/** Makes a configuration the current one of locked holdings; their former one becomes historical. */
async function makeCurrent(
  { db, actor, audit }: Write,
  holdingIds: string[],
  configurationId: string,
  { basedOn, changeNotes }: { basedOn: string | null; changeNotes: string },
): Promise<void> {
  if (basedOn !== null) await insertHistory(db, holdingIds, basedOn, changeNotes, actor.accountId)
  await setConfiguration(db, holdingIds, configurationId, actor.accountId)
  noteCurrent(audit, holdingIds, configurationId, basedOn)
}

/** Changes the labels of a draft of the session, or of a holder's configuration. */
export async function changeConfiguration(
  call: Write,
  id: string,
  changes: { name?: string | undefined; description?: string | undefined },
): Promise<Configuration> {
  const { db, actor, audit } = call
  if (isPerson(actor) && (await lockDraft(db, actor.sessionId, id))) {
    await updateDraft(db, id, withoutMissing(changes))
    return (await draftOf({ db, actor }, id)) ?? fail('configurations.notFound')
  }
  await lockConfigurations(db, [id])
  const before = (await configurationById(db, actor, id)) ?? fail('configurations.notFound')
  if (before.kind !== 'held') fail('configurations.notFound')
  const labels = { name: changes.name ?? before.name, description: changes.description ?? before.description }
  await updateLabels(db, id, labels)
  audit({ kind: 'configuration', id, before, after: { ...before, ...labels } })
  return readConfiguration(call, id)
}

/** Deletes a draft of the session, or a historical configuration that is not in use. */
export async function deleteConfiguration({ db, actor, audit, clock }: Write, id: string): Promise<void> {
  if (isPerson(actor) && (await lockDraft(db, actor.sessionId, id))) {
    await deleteDraft(db, id)
    return audit({ kind: 'configurationDraft', id, before: {} })
  }
  const before = (await configurationById(db, actor, id)) ?? fail('configurations.notFound')
  if (before.kind === 'master') fail('configurations.isMaster')
  if ((await lockConfigurations(db, [id])).length === 0) fail('configurations.notFound')
  const items = await itemsOf(db, id)
  if (!(await deleteUnused(db, id, portalDay(clock())))) fail('configurations.inUse')
  audit({ kind: 'configuration', id, before: { ...before, items } })
}
