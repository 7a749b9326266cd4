import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import type { TestPortal } from './portal.ts'

/** A contact without an account; its id. */
export async function person({ query }: TestPortal): Promise<string> {
  const [made] = await query<{ id: string }>(
    `INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
     VALUES (gen_random_uuid(), 'Frau', 'Paula', 'Zahl', gen_random_uuid() || '@zahl.example', '') RETURNING id`,
  )
  return made!.id
}

/** A new contact that was mailed the link to confirm a student's address; the link's secret. */
export async function mailedStudent(portal: TestPortal, email: string): Promise<string> {
  const { secret } = newSecret()
  await portal.query(
    `INSERT INTO verifications (id, contact_id, status, student_email, email_token_hash, email_expires_at)
     VALUES (gen_random_uuid(), $1, 'emailUnconfirmed', $2, $3, now() + interval '1 day')`,
    [await person(portal), email, hashSecret(secret)],
  )
  return secret
}
