import { sql } from 'kysely'
import type { ProofLabel } from '#contract/student-domains.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'

/** The labels below universities' domains whose addresses need a proof. */
export const proofLabels = (db: Db): Promise<ProofLabel[]> =>
  db.selectFrom('proofLabels').select(['id', 'label']).orderBy('label').execute()

export const insertProofLabel = (db: Db, id: string, label: string, by: string | null) =>
  db
    .insertInto('proofLabels')
    .values({ id, label, createdBy: by })
    .execute()
    .catch(onConstraint({ proof_labels_label_key: () => fail('students.labelTaken', { label }, 'label') }))

export const deleteProofLabel = (db: Db, id: string) =>
  db.deleteFrom('proofLabels').where('id', '=', id).returning('label').executeTakeFirst()

/** Puts labels into an installation, without those that are there. */
export const seedProofLabels = (db: Db, labels: readonly string[]) =>
  sql`INSERT INTO proof_labels (id, label) SELECT * FROM unnest(${labels.map(() => newId())}::uuid[], ${labels}::text[])
    ON CONFLICT (label) DO NOTHING`.execute(db)
