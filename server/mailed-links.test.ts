import { expect, test } from 'vitest'
import { newSecret } from '#platform/keys/tokens.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const known = new Map<string, { id: string; contact_id: string }>()
/** An account of the demo data; its address may have changed since it was first asked for. */
async function accountOf(who: string): Promise<{ id: string; contact_id: string }> {
  const email = `${who}@wellenwerk.example`
  const account =
    known.get(who) ?? (await portal.query('SELECT id, contact_id FROM accounts WHERE email = $1', [email]))[0]
  known.set(who, account)
  return account
}

/** Puts a link into the database as its mail would have carried it; answers the call that uses it. */
const links: Record<string, () => Promise<{ path: string; body: object }>> = {
  unlockAccount: async () => {
    const { secret, hash } = newSecret()
    const { id } = await accountOf('user')
    await portal.query(
      `INSERT INTO account_links (token_hash, account_id, purpose, expires_at) VALUES ($1, $2, 'unlock', now() + interval '1 hour')`,
      [hash, id],
    )
    return { path: '/session/unlock', body: { token: secret } }
  },
  confirmEmail: async () => {
    const { secret, hash } = newSecret()
    const { id } = await accountOf('licenser')
    await portal.query(
      `INSERT INTO email_changes (token_hash, account_id, email, expires_at) VALUES ($1, $2, gen_random_uuid() || '@wellenwerk.example', now() + interval '1 hour')`,
      [hash, id],
    )
    return { path: '/session/email', body: { token: secret } }
  },
  confirmConsent: async () => {
    const { secret, hash } = newSecret()
    const { contact_id } = await accountOf('customer')
    await portal.query(
      `INSERT INTO consent_links (token_hash, contact_id, kind, expires_at) VALUES ($1, $2, 'newsletter', now() + interval '1 hour')`,
      [hash, contact_id],
    )
    return { path: '/profile/consent-confirmations', body: { token: secret } }
  },
  confirmStudentEmail: async () => {
    const { secret, hash } = newSecret()
    const { contact_id } = await accountOf('student')
    await portal.query(
      `INSERT INTO verifications (id, contact_id, status, student_email, email_token_hash, email_expires_at)
       VALUES (gen_random_uuid(), $1, 'emailUnconfirmed', 'stud@stud.tum.de', $2, now() + interval '1 hour')
       ON CONFLICT ON CONSTRAINT verifications_contact_key DO UPDATE
         SET status = 'emailUnconfirmed', student_email = 'stud@stud.tum.de', email_token_hash = $2, email_expires_at = excluded.email_expires_at`,
      [contact_id, hash],
    )
    return { path: '/student-email-confirmations', body: { id: secret, email: 'stud@stud.tum.de' } }
  },
}
const use = async ({ path, body }: { path: string; body: object }) => {
  const { status, json } = await portal.call(null, 'POST', path, body)
  return [status, json?.code ?? json]
}

test.each(Object.keys(links))(
  'the link of %s, used again, says that it is done and does nothing more',
  async (name) => {
    const link = await links[name]!()
    const first = await use(link)
    expect(first[0]).toBeLessThan(300)
    const rows = async () => (await portal.query('SELECT count(*)::int AS n FROM audit_log'))[0].n
    const before = await rows()
    expect(await use(link)).toEqual(first)
    expect(await rows()).toBe(before)
    // After its time it is a link that no longer works.
    await portal.query(`UPDATE used_links SET used_at = now() - interval '8 days'`)
    expect((await use(link))[0]).toBeGreaterThanOrEqual(400)
  },
)

test.each(Object.keys(links))(
  'the link of %s, used twice at once, does it once and is right both times',
  async (name) => {
    const link = await links[name]!()
    const [one, other] = await Promise.all([use(link), use(link)])
    expect(other).toEqual(one)
    expect(one[0]).toBeLessThan(300)
  },
)
