import { sql } from 'kysely'
import type { MergeKind, MergeRecord } from '#contract/merges.ts'
import type { Language } from '#contract/shapes.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { plain, type Row } from './reference-queries.ts'
import { inIds } from '#platform/database/in-ids.ts'
import { contactName } from '#domains/contacts/public.ts'

/** How records are called where two are compared: companies by name, contacts by name and address. */
const label = {
  company: sql`name`,
  contact: sql`trim(concat(title, ' ', first_name, ' ', last_name))`,
}
const note = {
  company: sql`concat_ws(', ', customer_number, nullif(concat_ws(' ', zip_code, city), ' '))`,
  contact: sql`concat_ws(', ', coalesce(review_email, email), (SELECT name FROM companies WHERE companies.id = contacts.company_id))`,
}
const table = { company: sql`companies`, contact: sql`contacts` }
const visible = { company: sql`true`, contact: sql`erased_at IS NULL` }

export interface Whole {
  record: MergeRecord
  row: Row
}

const read = (db: Db, kind: MergeKind, where: ReturnType<typeof sql>) =>
  sql<Whole>`
    SELECT json_build_object('id', id, 'label', ${label[kind]}, 'note', ${note[kind]}) AS record,
      to_jsonb(${table[kind]}) AS row
    FROM ${table[kind]} WHERE ${visible[kind]} AND ${where}`
    .execute(plain(db))
    .then(({ rows }) => rows)

export const readRecord = async (db: Db, kind: MergeKind, id: string): Promise<Whole | undefined> =>
  (await read(db, kind, sql`id = ${id}`))[0]

export const readRecords = (db: Db, kind: MergeKind, ids: readonly string[]): Promise<Whole[]> =>
  read(db, kind, sql`id = ANY(${ids}::uuid[])`)

/** Locks records of a kind, always in the order of their ids, against changes and additions. */
export const lockRecords = (tx: Tx, kind: MergeKind, ids: readonly string[]) =>
  sql`SELECT FROM ${table[kind]} WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`.execute(plain(tx))

/** Locks the companies of these contacts, before the contacts: a rename holds its company and writes its contacts. */
export const lockCompaniesOf = (tx: Tx, contacts: readonly Row[]) =>
  lockRecords(
    tx,
    'company',
    contacts.flatMap(({ company_id: id }) => (typeof id === 'string' ? [id] : [])),
  )

export const companyNames = async (db: Db, ids: readonly unknown[]): Promise<Map<unknown, string>> =>
  new Map(
    (
      await db
        .selectFrom('companies')
        .select(['id', 'name'])
        .where(
          inIds(
            'id',
            ids.filter((one) => typeof one === 'string'),
          ),
        )
        .execute()
    ).map(({ id, name }) => [id, name]),
  )

export const typeNames = async (db: Db, language: Language): Promise<Map<unknown, string>> =>
  new Map(
    (
      await db
        .selectFrom('companyTypes')
        .select(['id', language === 'de' ? 'nameDe as name' : 'nameEn as name'])
        .execute()
    ).map(({ id, name }) => [id, name]),
  )

const owner = { company: sql`company_id`, contact: sql`contact_id` }

/** Products both have: their two holdings, and what they are called. */
export const sharedProducts = async (db: Db, kind: MergeKind, from: string, to: string, language: Language) =>
  (
    await sql<{
      from: string
      to: string
      title: string
      configured: boolean
      target: string | null
      source: string | null
    }>`
      SELECT a.id AS "from", b.id AS "to", concat(${language === 'de' ? sql`title_de` : sql`title_en`}, ' ', version) AS title,
        b.configuration_id AS target, a.configuration_id AS source
      FROM holdings AS a JOIN holdings AS b ON b.product_id = a.product_id AND b.${owner[kind]} = ${to}
      JOIN products ON products.id = a.product_id WHERE a.${owner[kind]} = ${from} ORDER BY title, a.id`.execute(
      plain(db),
    )
  ).rows

/** Counts what comes along with the products of a record, and with a company's contacts. */
export const hangingOn = async (db: Db, kind: MergeKind, id: string) =>
  await onlyRow(
    plain(db),
    sql<{ hosts: number; licences: number; accounts: number }>`SELECT
      (SELECT count(*) FROM hosts JOIN holdings AS p ON p.id = holding_id WHERE p.${owner[kind]} = ${id}) AS hosts,
      (SELECT count(*) FROM licences JOIN holdings AS p ON p.id = holding_id WHERE p.${owner[kind]} = ${id}) AS licences,
      (SELECT count(*) FROM accounts JOIN contacts ON contacts.id = contact_id WHERE contacts.company_id = ${id}) AS accounts
    `,
  )

/** Main contacts of a company by last name: a merge demotes the last ones, beyond the limit. */
export const mainContacts = async (db: Db, companyId: string) =>
  db
    .selectFrom('contacts')
    .select(['id', contactName.as('name')])
    .where('companyId', '=', companyId)
    .where('mainContact', '=', true)
    .orderBy(sql`lower(last_name)`)
    .orderBy('id')
    .execute()

export const accountOfContact = async (db: Db, contactId: string) =>
  db.selectFrom('accounts').select(['id', 'email']).where('contactId', '=', contactId).executeTakeFirst()
