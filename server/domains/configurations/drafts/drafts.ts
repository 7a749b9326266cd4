import { type ConfigurationChange, configurationDraftLimit } from '#contract/configuration-drafts.ts'
import type { writtenConfiguration } from '#contract/configuration-drafts.ts'
import type { z } from 'zod'
import { itemLimit } from '#contract/configuration-items.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { requireVisibleContact } from '#domains/contacts/public.ts'
import { holderColumns } from '#domains/holdings/public.ts'
import { firstConfiguration } from '#licence/configuration-rules.ts'
import type { Person } from '#platform/operations/actor.ts'
import { newId } from '#platform/database/ids.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { draftOf, readConfiguration } from '../configurations.ts'
import { copyWithNewIds } from '../items.ts'
import { configurationById } from '../queries.ts'
import { applyChanges, sizeOf, withChange } from './changes.ts'
import {
  beginChanges,
  changesOf,
  countDrafts,
  insertDraft,
  liveBehind,
  lockChanges,
  lockDraft,
  updateChanges,
  updateDraft,
} from './draft-queries.ts'
import { changeLinked } from './linked-changes.ts'
import { modulesIn } from './modules-in.ts'
import { publishChanges } from './tasks.ts'

type Written = z.input<typeof writtenConfiguration>

/**
 * What a session reads under an id: its draft; or the configuration with what it changed, on what is live by now; or
 * what became of it when its changes went live.
 */
export async function readWritten(call: Read<Person>, id: string): Promise<Written> {
  const { db, actor } = call
  const draft = await draftOf(call, id)
  if (draft) return { ...draft, liveId: null }
  const written = await changesOf(db, actor.sessionId, id)
  if (!written) return { ...(await readConfiguration(call, id)), liveId: id }
  const { changes, successorId } = written
  if (changes.length === 0) {
    const liveId = successorId ?? id
    return { ...(await readConfiguration(call, liveId)), id, liveId }
  }
  const live = await liveBehind(db, actor, id)
  const liveId = live?.configurationId ?? fail('configurations.notFound')
  const stands = await readConfiguration(call, liveId)
  const items = applyChanges(stands.items, changes, await modulesIn(db, changes), 'meanwhile')
  return { ...stands, id, liveId, items: items as Written['items'] }
}

interface NewDraft {
  companyId?: string
  contactId?: string
  copyOf?: string
  name?: string
  description?: string
}

/** Begins a draft, empty or as a copy of what the session reads under an id. */
export async function createDraft(
  call: Write<Person>,
  { companyId, contactId, copyOf, ...labels }: NewDraft,
): Promise<{ id: string }> {
  const { db, actor, audit } = call
  if (companyId !== undefined) await requireVisibleCompany(db, actor, companyId)
  if (contactId !== undefined) await requireVisibleContact(db, actor, contactId)
  if ((await countDrafts(db, actor.sessionId)) >= configurationDraftLimit)
    fail('configurations.tooManyDrafts', { limit: configurationDraftLimit })
  const source = copyOf === undefined ? null : await readWritten(call, copyOf)
  const holder = source?.holder ? holderColumns(source.holder) : { companyId: null, contactId: null }
  // As a product starts with its master when it is assigned.
  const copied = source?.kind === 'master' ? firstConfiguration(source.items) : (source?.items ?? [])
  const draft = {
    id: newId(),
    sessionId: actor.sessionId,
    accountId: actor.accountId,
    ...(companyId || contactId ? { companyId: companyId ?? null, contactId: contactId ?? null } : holder),
    name: labels.name ?? source?.name ?? '',
    description: labels.description ?? source?.description ?? '',
  }
  await insertDraft(db, { ...draft, items: copyWithNewIds(copied) })
  audit({ kind: 'configurationDraft', id: draft.id, after: { ...draft, source: copyOf ?? null } })
  return { id: draft.id }
}

/**
 * Writes to a draft, or to what the session has under way of a saved configuration. Two programs never wait for each
 * other: what each of them changes is put on what is live when it goes live.
 */
export async function changeItems(
  call: Write<Person>,
  id: string,
  changes: readonly ConfigurationChange[],
): Promise<Written> {
  const { db, actor, jobs, settings } = call
  const { sessionId, accountId } = actor
  const draft = await lockDraft(db, sessionId, id)
  if (draft) {
    const items = applyChanges(draft.items, changes, await modulesIn(db, changes), 'strictly')
    if (sizeOf(items) > itemLimit) fail('configurations.tooManyChanges', { maximum: itemLimit })
    await updateDraft(db, id, { items })
    return readWritten(call, id)
  }
  if (!(await liveBehind(db, actor, id))?.configurationId) {
    const head = (await configurationById(db, actor, id)) ?? fail('configurations.notFound')
    if (head.kind === 'held') fail('configurations.notFound')
    await changeLinked(call, { id, kind: head.kind }, changes)
    return readWritten(call, id)
  }
  await beginChanges(db, { sessionId, configurationId: id, accountId })
  const { changes: before, dueAt } = (await lockChanges(db, sessionId, id)) ?? fail('configurations.notFound')
  const { items } = await readWritten(call, id)
  const next = applyChanges(items, changes, await modulesIn(db, changes), 'strictly')
  const all = changes.reduce<readonly ConfigurationChange[]>(withChange, before)
  if (sizeOf(next) > itemLimit || all.length > itemLimit) fail('configurations.tooManyChanges', { maximum: itemLimit })
  await updateChanges(db, { sessionId, configurationId: id }, { changes: all, dueIn: settings.V0_LIVE_SECONDS })
  // One looks for the last of them: while it waits, later changes only put off the time.
  if (dueAt === null) await jobs.send(publishChanges, { sessionId, configurationId: id }, settings.V0_LIVE_SECONDS)
  return readWritten(call, id)
}
