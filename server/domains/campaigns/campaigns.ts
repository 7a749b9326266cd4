import type { SignedIn } from '#platform/operations/actor.ts'
import type { Campaign, CampaignInput } from '#contract/campaigns.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { modulesNamed, planOf, targetNamed } from './change.ts'
import * as queries from './queries.ts'
import * as tasks from './tasks.ts'

export async function readCampaign({ db }: Read, id: string): Promise<Campaign> {
  const found = (await queries.campaignById(db, id)) ?? fail('campaigns.notFound')
  const { run: revision, ...campaign } = found
  const [modules, target, counts] = [
    await modulesNamed(db, campaign),
    await targetNamed(db, campaign.change),
    await queries.countsOf(db, id),
  ]
  return { ...campaign, revision, modules, target, counts }
}

export async function createCampaign(call: Write<SignedIn>, input: CampaignInput): Promise<Campaign> {
  const { db, actor, audit } = call
  await planOf(call, input)
  const id = newId()
  await queries.insertCampaign(db, id, input, actor.accountId)
  await check(call, id, 1)
  audit({ kind: 'campaign', id, after: input })
  return readCampaign(call, id)
}

/**
 * Changes a campaign that has not been started, unless another account did after this revision; without `input` only
 * its dry run begins again.
 */
export async function changeCampaign(
  call: Write<SignedIn>,
  id: string,
  input: CampaignInput | null,
  revision?: number,
): Promise<Campaign> {
  const { db, audit } = call
  const before = await held(call, id)
  if (before.startedAt !== null) fail('campaigns.started')
  if (revision !== undefined && revision !== before.run) fail('request.conflict')
  if (input) {
    await planOf(call, input)
    const { name, comment, filter, change, issue, mail } = before
    audit({ kind: 'campaign', id, before: { name, comment, filter, change, issue, mail }, after: input })
  }
  await check(call, id, await queries.beginCheck(db, id, input))
  return readCampaign(call, id)
}

const check = ({ actor, jobs }: Write<SignedIn>, campaignId: string, run: number): Promise<void> =>
  jobs.send(tasks.checkCampaign, { campaignId, run, accountId: actor.accountId })

async function held({ db }: Write, id: string) {
  return (await queries.lockCampaign(db, id)) ?? fail('campaigns.notFound')
}

/** Starts a campaign; with `revision` only if the campaign and its dry run have not been replaced since. */
export async function startCampaign(call: Write<SignedIn>, id: string, revision?: number): Promise<Campaign> {
  const { db, actor, audit, jobs } = call
  const { state, run } = await held(call, id)
  if (revision !== undefined && revision !== run) fail('request.conflict')
  if (state !== 'checked' && state !== 'done') fail('campaigns.notChecked')
  if (state === 'done') await queries.reopenRows(db, id)
  const { open } = await queries.countsOf(db, id)
  if (open === 0) fail('campaigns.nothingToDo')
  await queries.setStarted(db, id, actor.accountId)
  await jobs.send(tasks.runCampaign, { campaignId: id, accountId: actor.accountId })
  audit({ kind: 'campaign', id, before: { state }, after: { state: 'running', open } })
  return readCampaign(call, id)
}

export async function pauseCampaign(call: Write, id: string): Promise<Campaign> {
  const { state } = await held(call, id)
  if (state !== 'running') fail('campaigns.notRunning')
  await queries.setState(call.db, id, 'paused')
  call.audit({ kind: 'campaign', id, before: { state }, after: { state: 'paused' } })
  return readCampaign(call, id)
}

export async function resumeCampaign(call: Write<SignedIn>, id: string): Promise<Campaign> {
  const { db, actor, audit, jobs } = call
  const { state } = await held(call, id)
  if (state !== 'paused') fail('campaigns.notPaused')
  await queries.setStarted(db, id, actor.accountId)
  await jobs.send(tasks.runCampaign, { campaignId: id, accountId: actor.accountId })
  audit({ kind: 'campaign', id, before: { state }, after: { state: 'running' } })
  return readCampaign(call, id)
}

export async function undoCampaign(call: Write<SignedIn>, id: string): Promise<Campaign> {
  const { db, actor, audit, jobs } = call
  const { state } = await held(call, id)
  await queries.lockOpenRows(db, id)
  const { changed } = await queries.countsOf(db, id)
  if ((state !== 'done' && state !== 'paused') || changed === 0) fail('campaigns.nothingToUndo')
  await queries.setState(db, id, 'undoing')
  await jobs.send(tasks.undoCampaign, { campaignId: id, accountId: actor.accountId })
  audit({ kind: 'campaign', id, before: { state }, after: { state: 'undoing', changed } })
  return readCampaign(call, id)
}

export async function deleteCampaign(call: Write, id: string): Promise<void> {
  const { name, startedAt } = await held(call, id)
  if (startedAt !== null) fail('campaigns.started')
  await queries.deleteCampaignRow(call.db, id)
  call.audit({ kind: 'campaign', id, before: { name } })
}
