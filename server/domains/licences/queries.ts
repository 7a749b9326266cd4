import { type RawBuilder, sql } from 'kysely'
import { foundLicences, type Licence } from '#contract/licences.ts'
import { holderName, holdingVisibleTo, joinedHoldings } from '#domains/holdings/public.ts'
import { inIds } from '#platform/database/in-ids.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { spansBeginning } from '#platform/lists/beginning-digits.ts'
import { containing } from '#platform/lists/search.ts'
import type { ShownSetting } from '#platform/installation/shown-settings.ts'
import { timeZone } from '#platform/database/times.ts'
import { visibleTo as hostVisibleTo } from './hosts/host-queries.ts'

/** Licences are visible with their holding. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM holdings WHERE holdings.id = licences.holding_id AND ${holdingVisibleTo(actor)})`

/** What ended the emergency licences of a host: the licence of the machine that the licence moved to; null for all others. */
export const endedBy = (hostId: RawBuilder<unknown>) => sql`(SELECT moved.serial FROM hosts AS ended
  JOIN licences AS moved ON moved.host_id = ended.moved_to
  WHERE ended.id = ${hostId} AND ended.emergency_for IS NOT NULL ORDER BY moved.generation LIMIT 1)`

/**
 * The newest licence that replaces one, of the same host or of the one it moved to. Of an emergency licence, the one
 * of the machine that the licence moved to for good.
 */
export const supersededBy = (licence: string) =>
  sql<number | null>`coalesce((SELECT max(newer.serial) FROM licences AS newer
    WHERE newer.supersedes = ${sql.ref(`${licence}.serial`)}), ${endedBy(sql.ref(`${licence}.hostId`))})`

/** The digest of a file as people compare it, over rows with a column `sha256`. */
export const sha256Hex = sql<string>`encode(sha256, 'hex')`

const licenceRows = (db: Db) =>
  db
    .selectFrom('licences')
    .leftJoin('accounts', 'accounts.id', 'licences.issuedBy')
    .select(['licences.id', 'serial', 'hostId', 'holdingId', 'configurationId', 'generation', 'supersedes', 'keyId'])
    .select(['fileName', 'startDate', 'endDate', 'graceDays', 'issuedAt', supersededBy('licences').as('supersededBy')])
    .select(({ fn }) => [sha256Hex.as('sha256'), fn.coalesce('accounts.email', sql.lit('')).as('issuedBy')])

export const licencesOf = (db: Db, actor: Actor, hostId: string): Promise<Licence[]> =>
  licenceRows(db).where('hostId', '=', hostId).where(visibleTo(actor)).orderBy('generation', 'desc').execute()

/** The licence with these bytes, or the newest of a file name. */
export const licencesFound = (
  db: Db,
  actor: Actor,
  { sha256, fileName }: { sha256?: string | undefined; fileName?: string | undefined },
): Promise<Licence[]> =>
  licenceRows(db)
    .where(visibleTo(actor))
    .where((row) =>
      sha256 === undefined
        ? row('licences.fileName', '=', fileName ?? '')
        : row('licences.sha256', '=', Buffer.from(sha256, 'hex')),
    )
    .orderBy('serial', 'desc')
    .limit(foundLicences)
    .execute()

/** '' for a person's. */
const customerNumber = sql<string>`coalesce(companies.customer_number, '')`

/** Licences by the first digits of their serial: of each length of serials the newest ten, and of those the newest. */
export const licencesBySerial = (db: Db, actor: Actor, digits: string) =>
  joinedHoldings(db)
    .innerJoin('licences', 'licences.holdingId', 'holdings.id')
    .where(
      sql<boolean>`licences.serial IN (SELECT longest.serial FROM ${spansBeginning(digits)} AS span(low, high)
        CROSS JOIN LATERAL (SELECT serial FROM licences WHERE serial BETWEEN low AND high AND ${visibleTo(actor)}
          ORDER BY serial DESC LIMIT 10) AS longest)`,
    )
    .select(['licences.id', 'serial', 'licences.holdingId', holderName.as('holderName')])
    .select(['titleDe as productDe', 'titleEn as productEn', 'products.version'])
    .orderBy('serial', 'desc')
    .limit(10)
    .execute()

/** Licences by the month they were issued in, twelve months up to the one of `today`, and how many of late; days of the portal's time zone. */
export async function issuedCounts(db: Db, actor: Actor, today: string) {
  const begin = (day: RawBuilder<unknown>) => sql`((${day})::timestamp AT TIME ZONE ${timeZone})`
  // Staff see every licence there is: then the index of the times alone is counted.
  const seen = actor.sight === 'all' ? sql`true` : visibleTo(actor)
  const issued = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
    sql`(SELECT count(*)::int FROM licences WHERE issued_at >= ${begin(from)} AND issued_at < ${begin(to)} AND ${seen})`
  const tomorrow = sql`${today}::date + 1`
  const { rows } = await sql<{ month: string; issued: number; today: number; week: number }>`
    SELECT to_char(first, 'YYYY-MM') AS month, ${issued(sql`first`, sql`first + interval '1 month'`)} AS issued,
      ${issued(sql`${today}::date`, tomorrow)} AS today, ${issued(sql`${today}::date - 6`, tomorrow)} AS week
    FROM generate_series(date_trunc('month', ${today}::timestamp) - interval '11 months', ${today}::timestamp, interval '1 month')
      AS months (first)
    ORDER BY first`.execute(db)
  const { today: ofToday = 0, week = 0 } = rows.at(-1) ?? {}
  return { today: ofToday, week, months: rows.map(({ month, issued: count }) => ({ month, issued: count })) }
}

const isMac = /^[\da-f]{2}([:.\s-]?[\da-f]{2})*[\da-f:.\s-]?$/i

/** So many machines are looked at; words that more hold find some of them. */
const mostMachines = 10_001

/** Machines by a part of their name or MAC address; of several machines of one host ID the first one is named. */
export const hostsByWords = (db: Db, actor: Actor, words: string) => {
  const plain = words.toLowerCase()
  const parts = isMac.test(words) ? [plain, plain.replaceAll(/[:.\s-]/g, '')] : [plain]
  const found = sql.join(
    parts.map((part) => sql`host_words(hosts.hosts) LIKE ${containing(part)}`),
    sql` OR `,
  )
  // Of an account that does not see all, only its own count.
  const seen = actor.sight === 'all' ? sql`true` : hostVisibleTo(actor)
  return joinedHoldings(db)
    .innerJoin('hosts', 'hosts.holdingId', 'holdings.id')
    .select(['hosts.id', 'hosts.holdingId', holderName.as('holderName')])
    .select(sql<string>`coalesce(hosts.hosts #>> '{0,name}', '')`.as('name'))
    .select(sql<string>`coalesce(hosts.hosts #>> '{0,mac}', '')`.as('mac'))
    .select(['titleDe as productDe', 'titleEn as productEn', 'products.version'])
    .where(
      sql<boolean>`hosts.id IN (SELECT hosts.id FROM hosts WHERE (${found}) AND ${seen} LIMIT ${sql.lit(mostMachines)})`,
    )
    .where(holdingVisibleTo(actor))
    .orderBy('hosts.createdAt', 'desc')
    .limit(10)
    .execute()
}

/** Whose a holding is, and of what, for webhooks. */
export const ownerOfHolding = (db: Db, holdingId: string) =>
  db
    .selectFrom('holdings')
    .leftJoin('companies', 'companies.id', 'holdings.companyId')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .select([customerNumber.as('customerNumber'), 'products.code', 'products.version'])
    .where('holdings.id', '=', holdingId)
    .executeTakeFirstOrThrow()

/** Who may list host IDs gets every file they see; other accounts those of products in use, as far as `current`. */
export const handedOutTo = (actor: Actor, current: RawBuilder<boolean>): RawBuilder<boolean> =>
  actor.permissions.has('hosts.list') ? sql`true` : sql`(NOT holdings.disabled AND ${current})`

/** The one a machine in use has. */
const currentFile = sql<boolean>`NOT hosts.disabled AND hosts.generation = licences.generation`

/** What a licence file says of a setting; mails name none. */
const said: Partial<Record<ShownSetting, (value: string) => string>> = {
  VENDOR_NAME: (value) => `ISSUER "${value}"`,
  PRODUCT_KEY: (value) => `PRODUCT ${value}`,
}

/** Whether a licence was issued that says this value of a setting; of settings that licences do not say, whether any was. */
export const isIssuedUnder = async (db: Db, setting: ShownSetting, value: string): Promise<boolean> => {
  const words = said[setting]?.(value)
  const licences = db.selectFrom('licences').select('id').limit(1)
  const found = words ? licences.where(sql`position(convert_to(${words}, 'UTF8') IN bytes)`, '>', 0) : licences
  return (await found.executeTakeFirst()) !== undefined
}

/** The bytes of a licence file, as they were issued. */
export const licenceBytes = async (db: Db, id: string): Promise<Uint8Array | undefined> =>
  (await db.selectFrom('licences').select('bytes').where('id', '=', id).executeTakeFirst())?.bytes

/** The file itself with what its mail needs to say. */
export const licenceFile = (db: Db, actor: Actor, id: string) =>
  db
    .selectFrom('licences')
    .innerJoin('holdings', 'holdings.id', 'licences.holdingId')
    .leftJoin('companies', 'companies.id', 'holdings.companyId')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .select(['licences.id', 'serial', 'fileName', 'bytes', customerNumber.as('customerNumber')])
    .select(['products.version', 'titleDe', 'titleEn'])
    .select(['hosts.binding', 'hosts.hosts'])
    .where('licences.id', '=', id)
    .where(visibleTo(actor))
    .where(handedOutTo(actor, currentFile))
    .executeTakeFirst()

/** Where licences are mailed to, '' for nowhere, and in which language; those the actor sees. */
export const receiversOf = (db: Db, actor: Actor, ids: readonly string[]) =>
  joinedHoldings(db)
    .innerJoin('licences', 'licences.holdingId', 'holdings.id')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .select([
      'licences.id',
      'hosts.email',
      sql<'de' | 'en'>`coalesce(companies.language, persons.language)`.as('language'),
    ])
    .where(inIds('licences.id', ids))
    .where(holdingVisibleTo(actor))
    .execute()

/** The newest licence of a host. */
export const lastLicence = (db: Db, hostId: string) =>
  db
    .selectFrom('licences')
    .select(['serial', 'bytes', 'configurationId'])
    .where('hostId', '=', hostId)
    .orderBy('generation', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The newest licence file of each of these hosts that has one, by host. */
export const lastLicenceFiles = async (db: Db, hostIds: readonly string[]): Promise<Map<string, Uint8Array>> => {
  const rows = await db
    .selectFrom('licences')
    .distinctOn('hostId')
    .select(['hostId', 'bytes'])
    .where(inIds('hostId', hostIds))
    .orderBy('hostId')
    .orderBy('generation', 'desc')
    .execute()
  return new Map(rows.map(({ hostId, bytes }) => [hostId, bytes]))
}

/** A serial that is never given out again, also when this transaction fails. */
export const nextSerial = async (db: Db): Promise<number> =>
  (await onlyRow(db, sql<{ serial: number }>`SELECT nextval('licence_serial') AS serial`)).serial

/**
 * Licences without an entry in the ledger, with serials above `after`, in order. Locks the ledger's end first, so that
 * no other process enters them meanwhile. Licences of transactions under way are either committed with their entry or
 * not visible.
 */
export async function licencesOutsideLedger(db: Tx, after: number, limit: number) {
  await db.selectFrom('ledgerEnd').select('position').forUpdate().execute()
  return db
    .selectFrom('licences')
    .select(['serial', 'bytes', 'keyId', 'issuedAt', 'issuedBy'])
    .where('serial', '>', after)
    .where((row) =>
      row.not(row.exists(row.selectFrom('ledgerEntries').whereRef('ledgerEntries.serial', '=', 'licences.serial'))),
    )
    .orderBy('serial')
    .limit(limit)
    .execute()
}

/** A live licence with its file: the newest of its host, the host in use, not run out. Locks the host. */
export const lockLiveLicence = (db: Tx, id: string, today: string) =>
  db
    .selectFrom('licences')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .select(['serial', 'hostId', 'licences.holdingId', 'configurationId', 'keyId', 'fileName', 'bytes'])
    .select('licences.generation')
    .where('licences.id', '=', id)
    .where('hosts.disabled', '=', false)
    .whereRef('hosts.generation', '=', 'licences.generation')
    .where((either) => either.or([either('licences.endDate', 'is', null), either('licences.endDate', '>=', today)]))
    .forUpdate('hosts')
    .executeTakeFirst()
