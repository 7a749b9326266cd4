import { portalDay } from '#contract/time-zone.ts'
import type { ConfigurationChange } from '#contract/configuration-drafts.ts'
import { actingAccount } from '#domains/accounts/public.ts'
import { holdingFor, lockSharing } from '#domains/holdings/public.ts'
import { checkConfiguration } from '#licence/configuration-rules.ts'
import type { Person } from '#platform/operations/actor.ts'
import { inAuditedTransaction } from '#platform/operations/audited-transaction.ts'
import { Failure, fail } from '#platform/operations/failure.ts'
import type { Tx } from '#platform/database/database.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import type { PayloadOf } from '#platform/jobs/task.ts'
import type { Write } from '#platform/operations/operations.ts'
import { chooseConfiguration, draftOf } from '../configurations.ts'
import { configurationById, itemsOf } from '../queries.ts'
import { writeCurrent } from '../replace.ts'
import { isInUse } from '../use-queries.ts'
import { applyChanges } from './changes.ts'
import { modulesIn } from './modules-in.ts'
import {
  beginChanges,
  changesOf,
  deleteHistoryOf,
  draftHead,
  liveBehind,
  lockChanges,
  updateChanges,
  updateHistoryNotes,
} from './draft-queries.ts'
import { publishChanges as publishing } from './tasks.ts'

interface Key {
  sessionId: string
  configurationId: string
}

/** Permissions an account needs for what it wrote to go live. */
const needed = ['configurations.edit', 'configurations.dependencies']

/**
 * Makes what a session changed of a configuration the current one of its products, in one step, on what is live by now.
 * Answers what is live; the id itself where nothing is under way. Refuses with configurations.broken: what was broken
 * before may stay so.
 */
export async function publish(call: Write, key: Key, changeNotes?: string): Promise<string> {
  const { db, actor } = call
  const found = await lockChanges(db, key.sessionId, key.configurationId)
  if (!found || found.changes.length === 0) return requireVisible(call, found?.successorId ?? key.configurationId)
  const { holdingIds, basedOn } = await lockLive(call, key.configurationId)
  const head = (await configurationById(db, actor, basedOn)) ?? fail('configurations.notFound')
  const before = await itemsOf(db, basedOn)
  const changes: readonly ConfigurationChange[] = found.changes
  const items = applyChanges(before, changes, await modulesIn(db, changes), 'meanwhile')
  const { name, description, holder } = head
  const owner = {
    companyId: holder?.kind === 'company' ? holder.id : null,
    contactId: holder?.kind === 'contact' ? holder.id : null,
  }
  const notes = changeNotes ?? found.changeNotes
  const { id } = await writeCurrent(
    call,
    { ...owner, name, description, items },
    { holdingIds, basedOn, changeNotes: notes },
    checkConfiguration(before),
  )
  await updateChanges(db, key, { changes: [], changeNotes: '', successorId: id, dueIn: null })
  return id
}

/** The id of a configuration or of a draft of the session, if the actor sees it. Refuses with configurations.notFound. */
async function requireVisible({ db, actor }: Write, id: string): Promise<string> {
  const seen = (await configurationById(db, actor, id)) ?? (await draftOf({ db, actor }, id))
  return seen ? id : fail('configurations.notFound')
}

/** Locks the products that have a configuration, or what followed it, and says which one is current there. */
async function lockLive(
  { db, actor }: Write,
  configurationId: string,
): Promise<{ holdingIds: string[]; basedOn: string }> {
  const { holdingId, configurationId: current } =
    (await liveBehind(db, actor, configurationId)) ?? fail('configurations.notFound')
  for (let basedOn = current; basedOn !== null; ) {
    const holdingIds = await lockSharing(db, actor, holdingId, basedOn)
    if (holdingIds.includes(holdingId)) return { holdingIds, basedOn }
    // Another upgrade was faster: the holding is locked by now, so that what stands there stays.
    basedOn = (await holdingFor(db, actor, holdingId)).configurationId
  }
  return fail('configurations.notFound')
}

/** Writes why a product leaves a configuration, and makes live what the session has under way of it. */
export async function noteHistory(
  call: Write<Person>,
  holdingId: string,
  configurationId: string,
  changeNotes: string,
): Promise<{ configurationId: string | null }> {
  const { db, actor, audit } = call
  const { sessionId, accountId } = actor
  const { configurationId: current } = await holdingFor(db, actor, holdingId)
  if (await draftHead(db, sessionId, configurationId)) {
    const { configuration } = await chooseConfiguration(call, holdingId, {
      basedOn: current,
      configurationId,
      shared: true,
      changeNotes,
    })
    return { configurationId: configuration?.id ?? null }
  }
  const key = { sessionId, configurationId }
  const written = await changesOf(db, sessionId, configurationId)
  if (written && written.changes.length > 0) {
    const live = await liveBehind(db, actor, configurationId)
    if (live?.holdingId !== holdingId && live?.configurationId !== current) fail('configurations.notFound')
    return { configurationId: await publish(call, key, changeNotes) }
  }
  if (current === configurationId) {
    await beginChanges(db, { ...key, accountId })
    await updateChanges(db, key, { changeNotes })
    return { configurationId: current }
  }
  if (!(await updateHistoryNotes(db, holdingId, configurationId, changeNotes))) fail('configurations.notFound')
  audit({ kind: 'holding', id: holdingId, after: { configurationId, changeNotes } })
  return { configurationId: current }
}

/** Deletes what histories say of a configuration nothing uses. */
export async function deleteHistory({ db, actor, audit, clock }: Write, id: string): Promise<void> {
  const before = (await configurationById(db, actor, id)) ?? fail('configurations.notFound')
  if (await isInUse(db, id, portalDay(clock()))) fail('configurations.inUse')
  if ((await deleteHistoryOf(db, id)) === 0) fail('configurations.notFound')
  audit({ kind: 'configuration', id, before: { name: before.name, history: true } })
}

/** The job: changes whose program wrote nothing more go live as the account that wrote them. */
export async function publishDue(job: JobCall, key: PayloadOf<typeof publishing>): Promise<void> {
  const { db, jobs, log } = job
  const found = await changesOf(db, key.sessionId, key.configurationId)
  if (!found || found.dueAt === null) return
  const actor = await actingAccount(db, found.accountId)
  // Drafts of an account that may not write any more are not published.
  if (!actor || !needed.every((one) => actor.permissions.has(one)))
    return void (await db.transaction().execute((tx) => updateChanges(tx, key, { changes: [], dueIn: null })))
  const context = { actor, operation: publishing.name, source: { requestId: '', address: '' } }
  try {
    await inAuditedTransaction({ installation: job, db, jobs }, context, async (call) => {
      const left = await secondsLeft(call.db, key)
      if (left === null) return
      if (left > 0) await call.jobs.send(publishing, key, Math.ceil(left))
      else await publish(call, key)
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // They stay: the program that wrote them is told with its next call.
    log.warn({ code: error.code, details: error.details, ...key }, 'changes of a configuration cannot go live')
    await db.transaction().execute(async (tx) => {
      const left = await secondsLeft(tx, key)
      if (left !== null && left <= 0) await updateChanges(tx, key, { dueIn: null })
    })
  }
}

/** Locks changes and says in how many seconds they are due; null where they are not. */
async function secondsLeft(tx: Tx, { sessionId, configurationId }: Key): Promise<number | null> {
  const found = await lockChanges(tx, sessionId, configurationId)
  return found?.dueAt ? found.secondsLeft : null
}
