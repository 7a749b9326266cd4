import { createHash } from 'node:crypto'
import type { MergeKind, MergePreview, mergedThings } from '#contract/merges.ts'
import type { Language } from '#contract/shapes.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { asSeen, differences, tableOf } from './fields.ts'
import {
  accountOfContact,
  companyNames,
  hangingOn,
  mainContacts,
  readRecord,
  sharedProducts,
  typeNames,
  type Whole,
} from './record-queries.ts'
import { clashingRows, haveChildren, namedRows, type Reference, referencesTo, type Row } from './reference-queries.ts'

type Thing = (typeof mergedThings)[number]
export interface Pair {
  kind: MergeKind
  remaining: string
  removed: string
}
export interface Plan {
  pair: Pair
  remaining: Whole
  removed: Whole
  references: Reference[]
  products: Awaited<ReturnType<typeof sharedProducts>>
  /** Main contacts that become ordinary ones, because of the limit. */
  demoted: { id: string; name: string }[]
  /** Both contacts have one: that of the removed contact is parted from it. */
  partedAccount: { id: string; email: string } | null
  /** The side whose address stays, because it is an account's. */
  addressOf: 'remaining' | 'removed' | null
  conflicts: MergePreview['conflicts']
  moves: MergePreview['moves']
  version: string
}

const things: Record<string, Thing> = {
  contacts: 'contacts',
  accounts: 'accounts',
  holdings: 'holdings',
  configurations: 'configurations',
  company_claims: 'claims',
  sso_configurations: 'sso',
  consents: 'consents',
  verifications: 'verifications',
  invitation_requests: 'invitations',
  cloud_users: 'cloudUsers',
  mails: 'mails',
  hosts: 'hosts',
  licences: 'licences',
}
/** Not shown in the preview: links that are void with the record, technical notes. */
const silent = new Set([
  'invitations',
  'consent_links',
  'merges',
  'configuration_history',
  'cloud_left_users',
  'import_old_ids',
])
export const thingOf = (table: string): Thing => things[table] ?? 'other'

/** What merging would do, from what stands in the database now. */
export async function planMerge(db: Db, pair: Pair, limit: number, language: Language): Promise<Plan> {
  const { kind, remaining: to, removed: from } = pair
  if (from === to) fail('merges.same')
  const missing = kind === 'company' ? 'companies.notFound' : 'contacts.notFound'
  const [remaining, removed] = [await readRecord(db, kind, to), await readRecord(db, kind, from)]
  if (!remaining || !removed) fail(missing)
  const references = await referencesTo(db, tableOf[kind])
  const company = kind === 'company'
  const products = await sharedProducts(db, kind, from, to, language)
  const demoted = company ? await withoutRoom(db, pair, limit) : []
  const [own, other] = company ? [] : [await accountOfContact(db, to), await accountOfContact(db, from)]
  const partedAccount = own && other ? other : null
  const counted = await count(db, references, pair)
  const hanging = await hangingOn(db, kind, from)
  const plan = { pair, remaining, removed, references, products, demoted, partedAccount }
  return {
    ...plan,
    addressOf: own ? 'remaining' : other ? 'removed' : null,
    conflicts: [...(await clashes(db, plan)), ...(await noticesOf(db, plan))],
    moves: merged([...counted.moves, ...Object.entries(hanging).map(([what, number]) => [what, number] as const)]),
    version: digest([remaining.row, removed.row, counted.digests, products, demoted, hanging, own, other]),
  }
}

type Begun = Pick<Plan, 'pair' | 'remaining' | 'removed' | 'references' | 'products' | 'demoted' | 'partedAccount'>

async function withoutRoom(db: Db, { remaining, removed }: Pair, limit: number) {
  const [kept, coming] = [await mainContacts(db, remaining), await mainContacts(db, removed)]
  return coming.slice(Math.max(limit - kept.length, 0))
}

async function count(db: Db, references: Reference[], { remaining, removed }: Pair) {
  const moves: (readonly [string, number])[] = []
  const digests: string[] = []
  for (const reference of references) {
    const named = await namedRows(db, reference, removed, [remaining, removed])
    digests.push(`${reference.table} ${named.digest}`)
    if (!silent.has(reference.table)) moves.push([thingOf(reference.table), named.count])
  }
  return { moves, digests }
}

function merged(moves: readonly (readonly [string, number])[]): MergePreview['moves'] {
  const sums = new Map<string, number>()
  for (const [what, number] of moves) sums.set(what, (sums.get(what) ?? 0) + number)
  return [...sums].filter(([, number]) => number > 0).map(([what, count]) => ({ what, count }))
}

/** Rows that clash with those of the other record; what depends on them must not be lost. */
async function clashes(db: Db, { references, pair, partedAccount }: Begun): Promise<MergePreview['conflicts']> {
  const found: MergePreview['conflicts'] = []
  for (const reference of references) {
    const { table } = reference
    if (table === 'holdings' || (table === 'accounts' && partedAccount)) continue
    const rows = await clashingRows(db, reference, pair.removed, pair.remaining)
    if (rows.length === 0) continue
    const sso = table === 'sso_configurations'
    const blocking = sso || (await haveChildren(db, table, rows))
    if (silent.has(table) && !blocking) continue
    found.push({ code: sso ? 'sso' : blocking ? 'blocked' : 'setAside', blocking, names: [thingOf(table)] })
  }
  return found
}

async function noticesOf(db: Db, { products, demoted, partedAccount, pair, remaining, removed }: Begun) {
  const conflicts: MergePreview['conflicts'] = []
  const tell = (code: MergePreview['conflicts'][number]['code'], names: string[]) => {
    if (names.length > 0) conflicts.push({ code, blocking: false, names })
  }
  tell(
    'sameProduct',
    products.map(({ title }) => title),
  )
  tell(
    'mainContacts',
    demoted.map(({ name }) => name),
  )
  tell('twoAccounts', partedAccount ? [partedAccount.email] : [])
  const [a, b] = [remaining.row['company_id'], removed.row['company_id']]
  if (pair.kind === 'contact' && a !== b) {
    const names = await companyNames(db, [a, b])
    tell(
      'otherCompany',
      [a, b].map((id) => names.get(id) ?? '–'),
    )
  }
  return conflicts
}

const digest = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex')

/** The plan in the shape of the contract, values as people read them. */
export async function previewOf(db: Db, plan: Plan, language: Language): Promise<MergePreview> {
  const { pair, remaining, removed, addressOf } = plan
  const [types, names] = [
    await typeNames(db, language),
    await companyNames(db, [remaining.row['company_id'], removed.row['company_id']]),
  ]
  const shown = (row: Row, columns: readonly string[]) =>
    columns[0] === 'service_contract' ? termOf(row, language) : worded(row, columns)
  const worded = (row: Row, columns: readonly string[]) =>
    columns
      .map((column) => types.get(row[column]) ?? names.get(row[column]) ?? wordOf(row[column], language))
      .filter(Boolean)
      .join(' ')
  return {
    kind: pair.kind,
    version: plan.version,
    remaining: remaining.record,
    removed: removed.record,
    fields: differences(pair.kind, remaining.row, removed.row).map(({ field, columns, suggested }) => ({
      field,
      remaining: shown(asSeen(remaining.row), columns),
      removed: shown(asSeen(removed.row), columns),
      ...(field === 'email' && addressOf && pair.kind === 'contact'
        ? { suggested: addressOf, fixed: true }
        : { suggested, fixed: false }),
    })),
    moves: plan.moves,
    conflicts: plan.conflicts,
  }
}

function termOf(row: Row, language: Language): string {
  const [start, end] = [row['service_contract_start'], row['service_contract_end']]
  if (!row['service_contract']) return ''
  return `${wordOf(start, language)} – ${end ? wordOf(end, language) : language === 'de' ? 'unbegrenzt' : 'unlimited'}`
}

function wordOf(value: unknown, language: Language): string {
  if (value === true) return language === 'de' ? 'ja' : 'yes'
  if (typeof value !== 'string') return ''
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)
  return day ? `${day[3]}.${day[2]}.${day[1]}` : value
}
