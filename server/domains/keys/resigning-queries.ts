import { transactionTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Resigning } from '#contract/keys.ts'
import { holderIn } from '#domains/holdings/public.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { isLive } from './queries.ts'
import { countNaming } from '#platform/database/count-rows.ts'

const counted = (state: string): RawBuilder<number> =>
  sql`count(*) FILTER (WHERE resigning_licences.state = ${sql.lit(state)})`

const resigningRows = (db: Db) =>
  db
    .selectFrom('resignings')
    .leftJoin('accounts', 'accounts.id', 'resignings.createdBy')
    .select(['resignings.id', 'keyId', 'resignings.state', 'mail'])
    .select(['resignings.createdAt', 'finishedAt'])
    .select(({ fn }) => fn.coalesce('accounts.email', sql.lit('')).as('createdBy'))
    .select((row) => [
      sql`(SELECT coalesce(sum(mails), 0)::int FROM resigning_holders WHERE resigning_id = resignings.id)`.as('mails'),
      countNaming('resigningHolders.resigningId', 'resignings.id').as('holders'),
      ...(['licences', 'signed', 'skipped', 'failed'] as const).map((name) =>
        row
          .selectFrom('resigningLicences')
          .innerJoin('resigningHolders', 'resigningHolders.id', 'resigningHolderId')
          .select((name === 'licences' ? sql`count(*)` : counted(name)).as(name))
          .whereRef('resigningHolders.resigningId', '=', 'resignings.id')
          .as(name),
      ),
    ])
    .$castTo<Resigning>()

export const resigningById = (db: Db, id: string): Promise<Resigning | undefined> =>
  resigningRows(db).where('resignings.id', '=', id).executeTakeFirst()

export const lastResignings = (db: Db): Promise<Resigning[]> =>
  resigningRows(db).orderBy('resignings.createdAt', 'desc').orderBy('resignings.id').limit(50).execute()

/** Records every live licence of the key, by holder; returns how many. */
export async function insertResigning(
  db: Tx,
  { id, keyId, mail, createdBy }: { id: string; keyId: string; mail: boolean; createdBy: string | null },
  today: string,
): Promise<number> {
  await db
    .insertInto('resignings')
    .values({ id, keyId, mail, createdBy, state: 'running' })
    .execute()
    .catch(onConstraint({ resignings_open_key: () => fail('keys.resigningOpen') }))
  await sql`INSERT INTO resigning_holders (id, resigning_id, company_id, contact_id)
    SELECT gen_random_uuid(), ${id}, company_id, contact_id FROM licences
    JOIN holdings ON holdings.id = licences.holding_id
    WHERE key_id = ${keyId} AND ${isLive(today)} GROUP BY company_id, contact_id`.execute(db)
  const { numAffectedRows } = await sql`INSERT INTO resigning_licences (resigning_holder_id, licence_id)
    SELECT resigning_holders.id, licences.id FROM licences
    JOIN holdings ON holdings.id = licences.holding_id
    JOIN resigning_holders ON resigning_id = ${id}
      AND (resigning_holders.company_id = holdings.company_id OR resigning_holders.contact_id = holdings.contact_id)
    WHERE key_id = ${keyId} AND ${isLive(today)}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Changes the state if it is one of `from`, in one statement. */
export const setResigningState = (db: Db, id: string, from: Resigning['state'][], state: Resigning['state']) =>
  db
    .updateTable('resignings')
    .set({ state, finishedAt: state === 'done' ? transactionTime : null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
    .catch(onConstraint({ resignings_open_key: () => fail('keys.resigningOpen') }))

/** What failed is open again, and so are its holders. */
export async function reopenFailed(db: Tx, id: string): Promise<void> {
  await sql`UPDATE resigning_holders SET state = 'open' WHERE resigning_id = ${id} AND EXISTS (
    SELECT FROM resigning_licences WHERE resigning_holder_id = resigning_holders.id AND state = 'failed')`.execute(db)
  await sql`UPDATE resigning_licences SET state = 'open', problem = '' FROM resigning_holders
    WHERE resigning_holders.id = resigning_holder_id AND resigning_id = ${id}
      AND resigning_licences.state = 'failed'`.execute(db)
}

/** Its new licences were to be mailed, but there was no receiver. */
const nobodyMailed = sql`(resigning_holders.state = 'done' AND resigning_holders.mails = 0
  AND EXISTS (SELECT FROM resignings WHERE resignings.id = resigning_id AND resignings.mail)
  AND EXISTS (SELECT FROM resigning_licences AS signed JOIN licences ON licences.id = signed.new_licence_id
    JOIN holdings ON holdings.id = licences.holding_id AND NOT holdings.disabled
    WHERE signed.resigning_holder_id = resigning_holders.id AND signed.state = 'signed'))`

/** The holders of a run: all, those still open, or those where something failed. */
export function resigningHolders(db: Db, resigningId: string, only: '' | 'open' | 'failed') {
  const fits: RawBuilder<boolean> =
    only === 'open'
      ? sql`resigning_holders.state = 'open'`
      : only === 'failed'
        ? sql`(${nobodyMailed} OR EXISTS (SELECT FROM resigning_licences
            WHERE resigning_holder_id = resigning_holders.id AND state = 'failed'))`
        : sql`true`
  return db
    .selectFrom('resigningHolders')
    .leftJoin('companies', 'companies.id', 'resigningHolders.companyId')
    .leftJoin('contacts as persons', 'persons.id', 'resigningHolders.contactId')
    .where('resigningId', '=', resigningId)
    .where(fits)
}

export const resigningHolderRows = (db: Db) =>
  db
    .selectFrom('resigningHolders')
    .leftJoin('companies', 'companies.id', 'resigningHolders.companyId')
    .leftJoin('contacts as persons', 'persons.id', 'resigningHolders.contactId')
    .leftJoin('resigningLicences', 'resigningHolderId', 'resigningHolders.id')
    .select(['resigningHolders.id', holderIn('resigning_holders').as('holder')])
    .select(['resigningHolders.state', 'resigningHolders.mails'])
    .select(({ fn }) => fn.count<number>('licenceId').as('licences'))
    .select([counted('signed').as('signed'), counted('skipped').as('skipped'), counted('failed').as('failed')])
    .select(
      sql<string[]>`coalesce(array_agg(DISTINCT problem) FILTER (WHERE problem <> ''), '{}')
        || CASE WHEN ${nobodyMailed} THEN '{keys.nobodyTold}' ELSE '{}' END::text[]`.as('problems'),
    )
    .groupBy(['resigningHolders.id', 'companies.id', 'persons.id'])

/** The runs an account started. */
export const resigningFacts = (db: Db, accountId: string) =>
  db.selectFrom('resignings').select(['createdAt', 'keyId', 'mail']).where('createdBy', '=', accountId).execute()
