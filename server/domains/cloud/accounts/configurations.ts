import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type {
  changeCloudConfiguration,
  CloudConfiguration,
  CloudConfigurationInput,
  createCloudConfiguration,
  extendCloudConfiguration,
} from '#contract/cloud.ts'
import { endOfRuntime, extensionStart, termState } from '#contract/cloud-terms.ts'
import { portalDay } from '#contract/time-zone.ts'
import { companyFor } from '#domains/companies/public.ts'
import { type HoldingFacts, holdingFor, lockHolding } from '#domains/holdings/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import {
  accountsOfCompany,
  accountTypes,
  activeSeats,
  bucketOf,
  configurationById,
  configurationsOf,
  deleteConfiguration,
  insertConfiguration,
  insertTerm,
  lockConfiguration,
  lastSync,
  nameBucket,
  stacks,
  updateConfiguration,
} from './configuration-queries.ts'
import { affectedBy, awaitsChange, insertPending } from '../pending/pending-queries.ts'
import { bucketName, choosableTypes, lastPart, undoSeconds } from '../rules.ts'
import { readSettings } from '../settings/settings.ts'
import { streamingOf } from '../streaming.ts'
import { applyChanges, endSessions } from '../tasks.ts'
import { takeOverPeople } from '../users/take-over.ts'

type Reading = Read & Pick<Installation, 'settings' | 'contributions'>

const failures = ['timeout', 'unreachable', 'badAnswer', 'refused'] as const
/** The failure of the last read; `away`, while calls are paused, counts as unreachable. */
const failureOf = (failure: string) => failures.find((one) => one === failure) ?? 'unreachable'

/** The stacks as last read from AppStream, and when that was. */
export async function stacksOf(call: Pick<Reading, 'db' | 'contributions'>) {
  const [items, last] = await Promise.all([stacks(call.db), lastSync(call.db)])
  const setUp = streamingOf(call).setUp()
  const { lookedAt = null, failedAt = null, failure = '' } = last ?? {}
  return { items, setUp, lookedAt, failedAt, failure: failedAt === null ? null : failureOf(failure) }
}

/** The account types the caller may choose. */
export async function typesFor({ db, actor, settings }: Pick<Reading, 'db' | 'actor' | 'settings'>) {
  const { userProfiles, testProfiles } = await readSettings({ db, settings })
  return choosableTypes(await accountTypes(db), {
    all: actor.permissions.has('cloud.all'),
    standard: userProfiles,
    test: testProfiles,
  })
}

/** Refuses with cloud.noCloudProduct what is no company's cloud product. */
function requireCloudProduct(holding: HoldingFacts): HoldingFacts {
  if (holding.holder.kind !== 'company' || holding.product.kind !== 'cloud') fail('cloud.noCloudProduct')
  return holding
}

export async function readCloudHolding({ db, actor }: Read, id: string) {
  const { holder, product } = requireCloudProduct(await holdingFor(db, actor, id))
  const { titleDe, titleEn, version } = product
  return {
    id,
    company: { id: holder.id, name: holder.name, customerNumber: holder.customerNumber },
    product: { titleDe, titleEn, version },
    bucket: actor.permissions.has('cloud.bucket') ? lastPart(await bucketOf(db, holder.id)) : null,
    configurations: await configurationsOf(db, actor, id),
  }
}

/** The accounts of a company, by all who made them. */
export async function companyAccounts({ db, actor }: Read, companyId: string) {
  await companyFor(db, actor, companyId)
  return { items: await accountsOfCompany(db, actor, companyId) }
}

export const readConfiguration = async ({ db, actor }: Read, id: string): Promise<CloudConfiguration> =>
  (await configurationById(db, actor, id)) ?? fail('cloud.notFound')

/** Type and stack must exist to be chosen; the ones already set may stay. */
async function requireChoices(
  call: Write,
  { accountTypeId, stackId }: CloudConfigurationInput,
  before?: { accountTypeId: string; stackId: string },
): Promise<void> {
  const types = await typesFor(call)
  if (accountTypeId !== before?.accountTypeId && !types.some(({ id }) => id === accountTypeId))
    fail('cloud.typeForbidden', undefined, 'accountTypeId')
  const known = await stacks(call.db)
  if (stackId !== before?.stackId && !known.some(({ id, gone }) => id === stackId && !gone))
    fail('cloud.stackUnknown', undefined, 'stackId')
}

const withEnd = (input: CloudConfigurationInput) => ({
  ...input,
  endDate: endOfRuntime(input.startDate, input.runtime),
})

/** Gives a company's cloud product an account, and the company its bucket's name with the first one. */
export async function createConfiguration(
  call: Write,
  holdingId: string,
  { takeOver, ...input }: z.output<typeof createCloudConfiguration.body>,
): Promise<CloudConfiguration> {
  const { db, actor, audit, settings, clock } = call
  const { holder } = requireCloudProduct(await lockHolding(db, actor, holdingId))
  await requireChoices(call, input)
  const row = withEnd(input)
  if (termState(row, portalDay(clock())) === 'expired') fail('cloud.endsBeforeToday', undefined, 'startDate')
  const id = newId()
  await insertConfiguration(db, { id, holdingId, ...row, createdBy: actor.accountId })
  const random = randomBytes(6).toString('hex')
  await nameBucket(db, holder.id, bucketName(settings.CLOUD_BUCKET_PREFIX, holder.customerNumber, random))
  audit({ kind: 'cloudConfiguration', id, after: { holdingId, ...row } })
  if (takeOver !== null) await takeOverPeople(call, holdingId, { from: takeOver, to: id, seats: row.seats })
  return readConfiguration(call, id)
}

/** Changes an account that still runs. Fewer places than people have are refused. */
export async function changeConfiguration(
  call: Write,
  id: string,
  { modifiedAt, undoable, ...input }: z.output<typeof changeCloudConfiguration.body>,
): Promise<CloudConfiguration> {
  const { db, actor, audit, clock } = call
  const before = (await lockConfiguration(db, actor, id)) ?? fail('cloud.notFound')
  if (await awaitsChange(db, id)) fail('cloud.changePending')
  if (before.modifiedAt !== modifiedAt) fail('request.conflict')
  const now = portalDay(clock())
  if (termState(before, now) === 'expired') fail('cloud.expired')
  await requireChoices(call, input, before)
  const row = withEnd(input)
  if (termState(row, now) === 'expired') fail('cloud.endsBeforeToday', undefined, 'startDate')
  const used = await activeSeats(db, id)
  if (input.seats < used) fail('cloud.fewerSeats', { used }, 'seats')
  if (undoable && takesAccess(before, row, now) && (await affectedBy(db, id)).length > 0) {
    await insertPending(db, { configurationId: id, kind: 'account', change: row }, actor.accountId)
    audit({ kind: 'cloudConfiguration', id, after: { pending: 'account', startDate: row.startDate } })
    await call.jobs.send(applyChanges, {}, undoSeconds)
  } else await applyConfiguration(call, before, row)
  return readConfiguration(call, id)
}

type Row = ReturnType<typeof withEnd>

/** Whether people who may stream now may not any more, or not where they do. */
const takesAccess = (before: Held, row: Row, today: string): boolean =>
  before.stackId !== row.stackId ||
  (!before.earlierRuns && termState(before, today) === 'running' && termState(row, today) !== 'running')

type Held = NonNullable<Awaited<ReturnType<typeof lockConfiguration>>>

/** Writes what an account is from now on. */
export async function applyConfiguration(
  call: Write,
  before: Held,
  row: Row,
  by = call.actor.accountId,
): Promise<void> {
  const { db, audit } = call
  const { id } = before
  const used = await activeSeats(db, id)
  if (row.seats < used) fail('cloud.fewerSeats', { used }, 'seats')
  await updateConfiguration(db, id, row, by)
  const { accountTypeId, stackId, seats, startDate, endDate } = before
  const runtime = before.runtime
  audit({
    kind: 'cloudConfiguration',
    id,
    before: { accountTypeId, stackId, seats, runtime, startDate, endDate },
    after: row,
  })
  // Ends sessions of people who lost the stack they stream at.
  await call.jobs.send(endSessions, {})
}

/** Extends an account, whether it runs or has ended, by a term from its end, or from today where that is later. */
export async function extendConfiguration(
  call: Write,
  id: string,
  { runtime, modifiedAt }: z.output<typeof extendCloudConfiguration.body>,
): Promise<CloudConfiguration> {
  const { db, actor, audit, clock } = call
  const before = (await lockConfiguration(db, actor, id)) ?? fail('cloud.notFound')
  if (await awaitsChange(db, id)) fail('cloud.changePending')
  if (before.modifiedAt !== modifiedAt) fail('request.conflict')
  if (before.runtime === '-1') fail('cloud.endless')
  const startDate = extensionStart(before.endDate, portalDay(clock()))
  const term = { term: before.term + 1, runtime, startDate, endDate: endOfRuntime(startDate, runtime) }
  await insertTerm(db, id, term, actor.accountId)
  const { runtime: was, startDate: since, endDate: until } = before
  audit({ kind: 'cloudConfiguration', id, before: { runtime: was, startDate: since, endDate: until }, after: term })
  return readConfiguration(call, id)
}

/** Deletes an account, in a minute where people would lose access and that can be undone. */
export async function removeConfiguration(call: Write, id: string, undoable: boolean): Promise<void> {
  const { db, actor, audit, jobs } = call
  const before = (await lockConfiguration(db, actor, id)) ?? fail('cloud.notFound')
  if (!undoable || (await affectedBy(db, id)).length === 0) return applyRemoval(call, before)
  await insertPending(db, { configurationId: id, kind: 'removal' }, actor.accountId)
  audit({ kind: 'cloudConfiguration', id, after: { pending: 'removal' } })
  await jobs.send(applyChanges, {}, undoSeconds)
}

/** Deletes a locked account; sessions of its people end. */
export async function applyRemoval({ db, audit, jobs }: Write, before: Held): Promise<void> {
  const { id } = before
  await deleteConfiguration(db, id)
  const { holdingId, seats, startDate, endDate } = before
  audit({ kind: 'cloudConfiguration', id, before: { holdingId, seats, startDate, endDate } })
  await jobs.send(endSessions, {})
}
