import { type RawBuilder, sql } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import { machineNameIn } from '#domains/licences/public.ts'
import type { Db } from '#platform/database/database.ts'
import { anyOf } from '#platform/database/in-ids.ts'
import { matchesWords } from '#platform/lists/search.ts'

const recordKey = sql`(CASE WHEN audit_log.record_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  THEN audit_log.record_id::uuid END)`

/** The present name of a record; none for kinds without names and for deleted records. */
const recordName = sql<string>`coalesce(CASE audit_log.record_kind
  WHEN 'company' THEN (SELECT name FROM companies WHERE id = ${recordKey})
  WHEN 'contact' THEN (SELECT trim(concat(first_name, ' ', last_name)) FROM contacts WHERE id = ${recordKey})
  WHEN 'account' THEN (SELECT email FROM accounts WHERE id = ${recordKey})
  WHEN 'product' THEN (SELECT title_de || ' ' || version FROM products WHERE id = ${recordKey})
  WHEN 'master' THEN (SELECT title_de || ' ' || version FROM products WHERE id = ${recordKey})
  WHEN 'module' THEN (SELECT name FROM modules WHERE id = ${recordKey})
  WHEN 'role' THEN (SELECT name FROM roles WHERE id = ${recordKey})
  WHEN 'licence' THEN (SELECT serial::text FROM licences WHERE id = ${recordKey})
  WHEN 'host' THEN (SELECT ${machineNameIn('hosts.hosts')} FROM hosts WHERE id = ${recordKey})
  WHEN 'holding' THEN (SELECT products.title_de || ' ' || products.version FROM holdings
    JOIN products ON products.id = holdings.product_id WHERE holdings.id = ${recordKey})
  WHEN 'configuration' THEN (SELECT name FROM configurations WHERE id = ${recordKey})
  WHEN 'template' THEN (SELECT name FROM configurations WHERE id = ${recordKey})
  WHEN 'campaign' THEN (SELECT name FROM campaigns WHERE id = ${recordKey})
  WHEN 'event' THEN (SELECT name FROM events WHERE id = ${recordKey})
  WHEN 'serviceAccount' THEN (SELECT name FROM service_accounts WHERE id = ${recordKey})
  WHEN 'ssoProvider' THEN (SELECT display_name FROM sso_providers WHERE id = ${recordKey})
  WHEN 'webhook' THEN (SELECT url FROM webhooks WHERE id = ${recordKey})
  WHEN 'signingKey' THEN audit_log.record_id
  WHEN 'documentedCall' THEN audit_log.record_id
END, '')`

const recordNameEn = sql<string>`coalesce(CASE
  WHEN audit_log.record_kind IN ('product', 'master') THEN
    (SELECT title_en || ' ' || version FROM products WHERE id = ${recordKey})
  WHEN audit_log.record_kind = 'holding' THEN (SELECT products.title_en || ' ' || products.version FROM holdings
    JOIN products ON products.id = holdings.product_id WHERE holdings.id = ${recordKey})
END, '')`

const holdingId = sql<string | null>`CASE audit_log.record_kind
  WHEN 'holding' THEN (SELECT id FROM holdings WHERE id = ${recordKey})
  WHEN 'host' THEN (SELECT holding_id FROM hosts WHERE id = ${recordKey})
  WHEN 'licence' THEN (SELECT holding_id FROM licences WHERE id = ${recordKey})
  WHEN 'licenceImport' THEN (SELECT holding_id FROM licence_imports WHERE id = ${recordKey})
  WHEN 'endRequest' THEN (SELECT holding_id FROM end_requests WHERE id = ${recordKey})
  WHEN 'configuration' THEN (SELECT id FROM holdings WHERE configuration_id = ${recordKey} ORDER BY id LIMIT 1)
END`

const accountName = sql<string>`coalesce((SELECT trim(concat(contacts.first_name, ' ', contacts.last_name))
  FROM accounts JOIN contacts ON contacts.id = accounts.contact_id WHERE accounts.id = audit_log.account_id), '')`

const knownWith = (words: string[]) =>
  sql<{ email: string }>`SELECT email FROM audit_people WHERE ${matchesWords(sql`search_form(email)`, words)}`

/** So many accounts are asked for by their addresses. */
const fewAccounts = 20

/** Rows of the log by accounts whose addresses hold these words. */
export async function isByAccounts(db: Db, words: string[]): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ email: string }>`${knownWith(words)} LIMIT ${sql.lit(fewAccounts + 1)}`.execute(db)
  // Of more, PostgreSQL knows how many: where words are vague it walks the log backwards and looks each address up.
  if (rows.length > fewAccounts) return sql`account_email IN (${knownWith(words)})`
  const [first, ...others] = rows.map(({ email }) => email)
  if (first === undefined) return sql`false`
  // The index of one account's rows is in their order; of several, PostgreSQL chooses by how many rows each has.
  return others.length === 0 ? sql`account_email = ${first}` : sql`account_email = ${anyOf([first, ...others])}`
}

/** The accounts in the log, by address. */
export const auditPeople = async (db: Db): Promise<{ email: string; name: string }[]> =>
  (
    await sql<{ email: string; name: string }>`
      SELECT known.email, coalesce((SELECT trim(concat(contacts.first_name, ' ', contacts.last_name))
        FROM accounts JOIN contacts ON contacts.id = accounts.contact_id WHERE accounts.email = known.email LIMIT 1), '') AS name
      FROM (SELECT email FROM audit_people ORDER BY email LIMIT 1000) AS known
      ORDER BY known.email`.execute(db)
  ).rows

export const auditRows = (db: Db) =>
  db
    .selectFrom('auditLog')
    .select(['id', 'at', 'accountId', 'accountEmail', 'operation', 'recordKind', 'recordId', 'changes'])
    .select(['requestId', 'address', accountName.as('accountName')])
    .select([recordName.as('recordName'), recordNameEn.as('recordNameEn'), holdingId.as('holdingId')])
    .$castTo<AuditRow>()

export const auditFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('auditLog')
    .select(['at', 'operation', 'recordKind', 'recordId', 'changes', 'address'])
    .where((either) => either.or([either('accountId', '=', accountId), either('recordId', '=', accountId)]))
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute()
