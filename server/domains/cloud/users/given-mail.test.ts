import { expect, test } from 'vitest'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { testPortal } from '../../../testing/portal.ts'
import { cloudJobs } from '../jobs.ts'

const portal = testPortal()
const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const job = cloudJobs.find(({ name }) => name === 'cloud.mailPlace')!
/** Runs what was queued for in a minute. */
async function minuteLater() {
  const queued = await query("SELECT data FROM pgboss.job WHERE name = 'cloud.mailPlace' ORDER BY created_on")
  for (const { data } of queued) {
    const call = portal.jobCall()
    await job.handle({ ...call, lastTransaction: call.transaction }, data)
  }
  await query("DELETE FROM pgboss.job WHERE name = 'cloud.mailPlace'")
}

test('who is given a place is told where to sign in, once; a slip that was taken back is not told', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 2 })
  const put = (contact: string, active: boolean) =>
    portal.call('administrator', 'PUT', `/cloud/configurations/${id}/users/${contact}`, { active })
  const [given, slip] = contacts as [string, string]
  for (const active of [true, false, true]) await put(given, active)
  for (const active of [true, false]) await put(slip, active)
  await minuteLater()
  const [{ email }] = await query('SELECT email FROM contacts WHERE id = $1', [given])
  const mails = await mailsTo(portal, email, 'cloud.given')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.subject).toBe('Ihr Platz in der Cloud: Wellenwerk Cloud')
  expect(mails[0]!.textBody).toMatch(
    /hat Ihnen einen Platz gegeben.*\n.*Zur Cloud-Anmeldung:\n\S+\/awslogin.*Passwort vergessen/s,
  )
  expect(await query("SELECT FROM mails WHERE template = 'cloud.given' AND record_id = $1", [slip])).toEqual([])
})
