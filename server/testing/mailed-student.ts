import { hashSecret, newSecret } from '#platform/keys/tokens.ts'

type Run = (text: string, values?: unknown[]) => Promise<Record<string, string>[]>

/** A contact without an account; its id. */
export async function person(run: Run): Promise<string> {
  const [made] = await run(
    `INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
     VALUES (gen_random_uuid(), 'Frau', 'Paula', 'Zahl', gen_random_uuid() || '@zahl.example', '') RETURNING id`,
  )
  return made!['id']!
}

/** A new contact that was mailed the link to confirm a student's address; the link's secret. */
export async function mailedStudent(run: Run, email: string): Promise<string> {
  const { secret } = newSecret()
  await run(
    `INSERT INTO verifications (id, contact_id, status, student_email, email_token_hash, email_expires_at)
     VALUES (gen_random_uuid(), $1, 'emailUnconfirmed', $2, $3, now() + interval '1 day')`,
    [await person(run), email, hashSecret(secret)],
  )
  return secret
}
