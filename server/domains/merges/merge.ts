import type { z } from 'zod'
import type { createMerge as contract, Merge, MergeKind } from '#contract/merges.ts'
import { joinCompany, leaveCompany, leaveContact } from '#domains/accounts/public.ts'
import { addressDecided, countMainContacts, refreshContactSearch } from '#domains/contacts/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Call, Write } from '#platform/operations/operations.ts'
import { searchForm } from '#platform/lists/search.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import { columnsOf, differences, tableOf } from './fields.ts'
import { type Pair, type Plan, planMerge } from './plan.ts'
import { insertMerge, mergeById } from './queries.ts'
import { accountOfContact, lockCompaniesOf, lockRecords, readRecords } from './record-queries.ts'
import { referencesTo, type Row } from './reference-queries.ts'
import { withdrawTwice } from './request-queries.ts'
import {
  changedSince,
  lockRow,
  insertHistory,
  storeStreamName,
  move,
  setAside,
  setColumns,
  type Step,
  takePlacesElsewhere,
  takeRow,
} from './step-queries.ts'

/** Merging companies needs one permission, contacts another; both need the one to see all companies. */
export const requireStaff = (actor: Write['actor'], kind: MergeKind): void =>
  requirePermission(actor, 'companies.list', kind === 'company' ? 'companies.delete' : 'contacts.delete')

/** Merges one record into another, as the preview of this version showed it. */
export async function createMerge(
  call: Pick<Call<unknown, unknown, z.output<typeof contract.body>>, keyof Write | 'body'>,
): Promise<Merge> {
  const { db, actor, audit, body, settings } = call
  const mainContactLimit = settings.MAIN_CONTACT_LIMIT
  const { kind, remainingId, removedId } = body
  requireStaff(actor, kind)
  const pair = { kind, remaining: remainingId, removed: removedId }
  await lockPair(db, pair)
  const plan = await planMerge(db, pair, mainContactLimit, actor.language)
  if (plan.version !== body.version) fail('merges.changedMeanwhile')
  if (plan.conflicts.some(({ blocking }) => blocking)) fail('merges.blocked')
  const steps = await perform(call, plan, body.take)
  if (kind === 'contact') await keepLimit(db, remainingId, mainContactLimit)
  const [remainingLabel, removedLabel] = [plan.remaining.record.label, plan.removed.record.label]
  const id = newId()
  const searchText = searchForm(remainingLabel, removedLabel, plan.remaining.record.note, plan.removed.record.note)
  await insertMerge(
    db,
    { id, kind, remainingId, removedId, remainingLabel, removedLabel, searchText, mergedBy: actor.accountId },
    steps,
  )
  const after = await now(db, plan, removedId)
  await sendWhatWaited(call, plan, after)
  audit({ kind, id: remainingId, before: plan.remaining.row, after })
  audit({ kind, id: removedId, before: { mergedInto: null }, after: { mergedInto: remainingId } })
  return (await mergeById(db, id)) ?? fail('merges.notFound')
}

/** Locks companies before contacts, each in the order of their ids, so that parallel merges wait without a deadlock. */
async function lockPair(db: Tx, { kind, remaining, removed }: Pair): Promise<void> {
  const both = [remaining, removed]
  if (kind === 'contact') {
    const contacts = await readRecords(db, 'contact', both)
    await lockCompaniesOf(
      db,
      contacts.map(({ row }) => row),
    )
  }
  await lockRecords(db, kind, both)
}

async function perform(call: Write, plan: Plan, take: readonly string[]): Promise<Step[]> {
  const { db } = call
  const { pair, references, products, demoted, partedAccount } = plan
  const { remaining: to, removed: from } = pair
  const steps: Step[] = []
  for (const { id } of demoted) steps.push(...(await change(db, 'contacts', id, { main_contact: false })))
  for (const product of products) steps.push(...(await foldProduct(call, product)))
  if (partedAccount) {
    const before = (await lockRow(db, 'accounts', partedAccount.id)) ?? fail('merges.remainingGone')
    await leaveContact(call, from)
    steps.push(...(await changedSince(db, 'accounts', partedAccount.id, before)))
  }
  for (const reference of references)
    steps.push(...(await setAside(db, reference, from, to)), ...(await move(db, reference, from, to)))
  const names = steps.flatMap((step) =>
    step.did === 'deleted' && step.table === 'cloud_users' ? [String(step.row['stream_user'])] : [],
  )
  for (const name of names) steps.push(await storeStreamName(db, name, to))
  steps.push(...(await takeRow(db, tableOf[pair.kind], from)))
  steps.push(...(await takeFields(call, plan, take)))
  if (pair.kind === 'contact') steps.push(...(await takePlacesElsewhere(db, to)), ...(await followCompany(call, plan)))
  return steps
}

/** The account becomes a customer's where its contact has a company now, and a private person's where it has none any more. */
async function followCompany(call: Write, plan: Plan): Promise<Step[]> {
  const { db } = call
  const account = await accountOfContact(db, plan.pair.remaining)
  if (!account || !plan.addressOf) return []
  const had = plan[plan.addressOf].row['company_id'] !== null
  const has =
    ((await lockRow(db, 'contacts', plan.pair.remaining)) ?? fail('merges.remainingGone'))['company_id'] !== null
  if (had === has) return []
  const before = (await lockRow(db, 'accounts', account.id)) ?? fail('merges.remainingGone')
  await (has ? joinCompany : leaveCompany)(call, plan.pair.remaining)
  return changedSince(db, 'accounts', account.id, before)
}

async function change(db: Tx, table: string, id: string, values: Row): Promise<Step[]> {
  const before = (await lockRow(db, table, id)) ?? fail('merges.remainingGone')
  await setColumns(db, table, id, values)
  return changedSince(db, table, id, before)
}

/** Both have the product: hosts, licences and history go to the remaining one, whose configuration stays the current one. */
async function foldProduct({ db, actor }: Write, { from, to, source, target }: Plan['products'][number]) {
  const steps = await withdrawTwice(db, from, to, actor)
  for (const reference of await referencesTo(db, 'holdings'))
    steps.push(...(await setAside(db, reference, from, to)), ...(await move(db, reference, from, to)))
  if (source && target && source !== target) steps.push(await insertHistory(db, to, source, actor))
  steps.push(...(await takeRow(db, 'holdings', from)))
  if (source && !target) steps.push(...(await change(db, 'holdings', to, { configuration_id: source })))
  return steps
}

/** Gives the remaining record what was chosen from the other; free now, since the other is gone. */
async function takeFields({ db, actor }: Write, plan: Plan, take: readonly string[]): Promise<Step[]> {
  const { pair, remaining, removed, addressOf } = plan
  const differing = differences(pair.kind, remaining.row, removed.row).map(({ field }) => field)
  const chosen = new Set(take.filter((field) => differing.includes(field)))
  if (pair.kind === 'contact' && addressOf) chosen[addressOf === 'removed' ? 'add' : 'delete']('email')
  const columns = columnsOf(pair.kind, [...chosen])
  const values: Row = Object.fromEntries(columns.map((column) => [column, removed.row[column]]))
  if (pair.kind === 'contact') Object.assign(values, addressAfter(plan, chosen.has('email')))
  if (pair.kind === 'contact' && ('company_id' in values ? values : remaining.row)['company_id'] === null)
    values['main_contact'] = false
  const table = tableOf[pair.kind]
  await setColumns(db, table, pair.remaining, { ...values, modified_by: actor.accountId }, 'modified_at')
  if (pair.kind === 'contact') await refreshContactSearch(db, pair.remaining)
  return changedSince(db, table, pair.remaining, remaining.row)
}

/**
 * The address of two contacts that become one. If one was entered with the address of the other, the merge has just
 * decided whose it is. While a third contact has it, its review goes on.
 */
function addressAfter({ remaining, removed }: Plan, taken: boolean): Row {
  const [kept, other] = taken ? [removed.row, remaining.row] : [remaining.row, removed.row]
  const { email, review_email: reviewed } = kept
  if (!reviewed || reviewed === other['email']) return { email: reviewed ?? email, review_email: null }
  return { email: null, review_email: reviewed }
}

/** Sends what waited for the decision on an address. */
async function sendWhatWaited({ jobs }: Write, { pair, remaining, removed }: Plan, after: Row): Promise<void> {
  if (pair.kind !== 'contact' || after['review_email']) return
  if (remaining.row['review_email'] || removed.row['review_email'])
    await jobs.send(addressDecided, { contactId: pair.remaining })
}

async function keepLimit(db: Tx, id: string, limit: number): Promise<void> {
  const { main_contact: main, company_id: company } =
    (await lockRow(db, 'contacts', id)) ?? fail('merges.remainingGone')
  if (main && typeof company === 'string' && (await countMainContacts(db, company, id)) >= limit)
    fail('contacts.mainContactLimit', { limit }, 'mainContact')
}

async function now(db: Tx, { pair }: Plan, mergedFrom: string): Promise<Row> {
  return { ...(await lockRow(db, tableOf[pair.kind], pair.remaining)), mergedFrom }
}
