import { sql } from 'kysely'
import type { OldId, OldIdKind, OldIdTarget } from '#contract/documented-calls.ts'
import type { Db, Tx } from '#platform/database/database.ts'

const targets = sql`(
  SELECT 'role' AS kind, id::text AS target, name AS "nameDe", name AS "nameEn" FROM roles
  UNION ALL SELECT 'permission', id::text, name_de, name_en FROM permissions
  UNION ALL SELECT 'product', id::text, title_de || ' ' || version, title_en || ' ' || version FROM products
  UNION ALL VALUES ('consentType', 'newsletter', 'Newsletter', 'Newsletter'),
    ('consentType', 'email', 'E-Mail', 'Email'),
    ('consentType', 'downloadReturn', 'Widerruf beim Herunterladen', 'Withdrawal on download'),
    ('addressType', 'address', 'Anschrift', 'Address'))`

/** Everything a fixed id of an older program can mean. */
export const oldIdTargets = async (db: Db): Promise<OldIdTarget[]> =>
  (await sql<OldIdTarget>`SELECT * FROM ${targets} AS one ORDER BY kind, "nameDe", target`.execute(db)).rows

/** The ids that are assigned, with what they mean; what is gone since means nothing any more. */
export const oldIds = async (db: Db): Promise<OldId[]> =>
  (
    await sql<OldId>`SELECT old_id AS "oldId", one.* FROM documented_call_ids
      JOIN ${targets} AS one USING (kind, target) ORDER BY kind, "nameDe", old_id`.execute(db)
  ).rows

interface Meaning {
  kind: OldIdKind
  target: string
}

/** What an id means so far, locked until the transaction ends. */
export const lockOldId = (tx: Tx, oldId: string): Promise<Meaning | undefined> =>
  tx
    .selectFrom('documentedCallIds')
    .select(['kind', 'target'])
    .where('oldId', '=', oldId)
    .forUpdate()
    .executeTakeFirst()

export const putOldId = (tx: Tx, oldId: string, meaning: Meaning, createdBy: string | null) =>
  tx
    .insertInto('documentedCallIds')
    .values({ oldId, ...meaning, createdBy })
    .onConflict((row) => row.column('oldId').doUpdateSet({ ...meaning, createdBy }))
    .execute()

/** Forgets an id; what it meant. */
export const removeOldId = (tx: Tx, oldId: string): Promise<Meaning | undefined> =>
  tx.deleteFrom('documentedCallIds').where('oldId', '=', oldId).returning(['kind', 'target']).executeTakeFirst()
