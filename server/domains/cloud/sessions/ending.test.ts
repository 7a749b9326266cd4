import { beforeEach, expect, test } from 'vitest'
import { createCloudSession, createCloudTicket } from '#contract/cloud-sessions.ts'
import { setCloudAccess } from '#contract/cloud-users.ts'
import { listCloudStacks, readCloudConfiguration } from '#contract/cloud.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'
import { until } from '../../../testing/until.ts'

const portal = testPortal()
const minute = () => portal.run('cloud.look')
const streaming = (stack: string, user: string) =>
  portal.aws.account.running(stack).some(({ userId }) => userId === user)
const stacks = ['wellenwerk-2023', 'wellenwerk-test']

beforeEach(() => {
  for (const stack of stacks) portal.aws.account.behave(stack, null)
})

/** Somebody of a company of their own who streams at a stack, as the portal knows. */
async function streamer(stack: string) {
  const { id, contacts } = await cloudAccount(portal, { people: 1, stack })
  await portal.call('administrator', 'PUT', `/cloud/configurations/${id}/users/${contacts[0]}`, { active: true })
  const [{ user, email }] = await portal.query(
    `SELECT stream_user AS user, email FROM cloud_users JOIN contacts ON id = contact_id WHERE contact_id = $1`,
    [contacts[0]],
  )
  portal.aws.account.begin(user, stack)
  return { id, user: user as string, email: email as string }
}

test.each(['throttling', 'broken'] as const)(
  'a stack that is %s keeps nobody else’s session from ending, and its own end once it answers',
  { timeout: 60_000 },
  async (behaviour) => {
    const [sick, well] = [await streamer(stacks[0]!), await streamer(stacks[1]!)]
    await expect
      .poll(async () => (await portal.call('administrator', 'POST', '/cloud/looks', {})).status, { timeout: 20_000 })
      .toBe(201)
    await portal.query('UPDATE cloud_access SET active = false WHERE configuration_id = ANY($1)', [[sick.id, well.id]])
    portal.aws.account.behave(stacks[0]!, behaviour)
    const before = await portal.ask('administrator', listCloudStacks)
    await minute()
    expect([streaming(stacks[0]!, sick.user), streaming(stacks[1]!, well.user)]).toEqual([true, false])
    expect(await mailsTo(portal, well.email, 'cloud.ended')).toHaveLength(1)
    // The page tells how old is what is known of each stack.
    const after = await portal.call('administrator', 'GET', '/cloud/stacks')
    const ageOf = ({ items }: typeof before, name: string) => items.find((one) => one.name === name)!.lookedAt
    expect([after.status, after.json.failedAt]).toEqual([200, null])
    expect(ageOf(after.json, 'Wellenwerk 2023')).toBe(ageOf(before, 'Wellenwerk 2023'))
    expect(ageOf(after.json, 'Wellenwerk Testzugang')).toBe(after.json.lookedAt)

    portal.aws.account.behave(stacks[0]!, null)
    // As soon as AWS is asked again after its failures.
    await expect
      .poll(() => minute().then(() => streaming(stacks[0]!, sick.user)), { interval: 500, timeout: 30_000 })
      .toBe(false)
    expect(await mailsTo(portal, sick.email, 'cloud.ended')).toHaveLength(1)
  },
)

test('a session AWS refuses to end keeps nobody else’s on the same stack from ending', async () => {
  const [kept, ended] = [await streamer(stacks[0]!), await streamer(stacks[0]!)]
  const { id } = portal.aws.account.running(stacks[0]!).find(({ userId }) => userId === kept.user)!
  portal.aws.account.kept.add(id)
  await minute()
  await portal.query('UPDATE cloud_access SET active = false WHERE configuration_id = ANY($1)', [[kept.id, ended.id]])
  await minute()
  const told = async () =>
    Promise.all([kept, ended].map(async ({ email }) => (await mailsTo(portal, email, 'cloud.ended')).length))
  expect([streaming(stacks[0]!, kept.user), streaming(stacks[0]!, ended.user)]).toEqual([true, false])
  expect(await told()).toEqual([0, 1])
  portal.aws.account.kept.delete(id)
  await minute()
  expect([streaming(stacks[0]!, kept.user), await told()]).toEqual([false, [1, 1]])
})

test('a process that dies after AppStream ended a session: the next look tells the person, once', async () => {
  const { id, user, email } = await streamer(stacks[0]!)
  await minute()
  await portal.query('UPDATE cloud_access SET active = false WHERE configuration_id = $1', [id])
  // What would note that it is over fails, as where the process is gone by then.
  await portal.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'dead'; END $$`)
  await portal.query('CREATE TRIGGER die BEFORE UPDATE OF ended_at ON cloud_running_sessions EXECUTE FUNCTION die()')
  await expect(minute()).rejects.toThrow('dead')
  await portal.query('DROP FUNCTION die CASCADE')
  expect([streaming(stacks[0]!, user), await mailsTo(portal, email, 'cloud.ended')]).toEqual([false, []])
  await minute()
  await minute()
  expect(await mailsTo(portal, email, 'cloud.ended')).toHaveLength(1)
  const told = await portal.query(
    `SELECT FROM audit_log WHERE record_kind = 'cloudSession' AND changes->'contactId'->>0 =
       (SELECT contact_id::text FROM cloud_users WHERE stream_user = $1)`,
    [user],
  )
  expect(told).toHaveLength(1)
})

/** How the job that ends sessions stands that was queued last, once its first try is over. */
const firstTry = () =>
  until(
    async () =>
      (await portal.query("SELECT * FROM pgboss.job WHERE name = 'cloud.endSessions' ORDER BY created_on DESC"))[0],
    ({ state, retry_count }) => retry_count > 0 || !['created', 'active'].includes(state),
  )

test('an outage loses no ending: the job that was due goes on until AppStream answers', {
  timeout: 60_000,
}, async () => {
  const { id, user, email } = await streamer(stacks[1]!)
  await minute()
  portal.aws.account.behave(stacks[1]!, 'garbage')
  const [{ contact_id }] = await portal.query('SELECT contact_id FROM cloud_access WHERE configuration_id = $1', [id])
  await portal.ask('administrator', setCloudAccess, {
    params: { id, contact: contact_id },
    body: {
      active: false,
    },
  })
  expect(['retry', 'active']).toContain((await firstTry()).state)
  expect(streaming(stacks[1]!, user)).toBe(true)
  portal.aws.account.behave(stacks[1]!, null)
  // Nothing looks beside it: what ends the session is a further try.
  await jobsDone(portal)
  expect(streaming(stacks[1]!, user)).toBe(false)
  expect(await mailsTo(portal, email, 'cloud.ended')).toHaveLength(1)
})

const tomorrow = addDays(portalDay(new Date()), 1)
const ends = [
  [
    'expired',
    "UPDATE cloud_configurations SET start_date = '2020-01-01', end_date = '2021-01-31' WHERE id = $1",
    /am 31\.01\.2021 abgelaufen/,
  ],
  [
    'ahead',
    `UPDATE cloud_configurations SET start_date = '${tomorrow}' WHERE id = $1`,
    /nun erst am \d\d\.\d\d\.\d{4} beginnt/,
  ],
  [
    'stopped',
    'UPDATE cloud_configurations SET stopped_at = now() WHERE id = $1',
    /Cloud-Budget Ihrer Firma für diesen Monat aufgebraucht ist. Ab dem 01\./,
  ],
  [
    'disabled',
    'UPDATE holdings SET disabled = true WHERE id = (SELECT holding_id FROM cloud_configurations WHERE id = $1)',
    /Cloud-Produkt Ihrer Firma deaktiviert/,
  ],
  [
    'blocked',
    "UPDATE accounts SET disabled = true WHERE email = 'cloud@wellenwerk.example' AND $1::uuid IS NOT NULL",
    /weil Ihr Konto gesperrt wurde/,
  ],
  ['off', 'UPDATE cloud_access SET active = false WHERE configuration_id = $1', /weil Ihr Zugang ausgeschaltet wurde/],
] as const

test.each(ends)(
  '%s: the session ends within the minute, and mail and sign-in say why',
  async (reason, change, said) => {
    const email = 'cloud@wellenwerk.example'
    const [row] = await portal.query(
      `SELECT c.*, a.contact_id, u.stream_user FROM cloud_access AS a JOIN contacts ON contacts.id = a.contact_id
     JOIN cloud_configurations AS c ON c.id = a.configuration_id JOIN cloud_users AS u ON u.contact_id = a.contact_id
     WHERE email = $1`,
      [email],
    )
    portal.aws.account.begin(row.stream_user, 'wellenwerk-2024')
    await minute()
    expect(streaming('wellenwerk-2024', row.stream_user)).toBe(true)
    const told = (await mailsTo(portal, email, 'cloud.ended')).length
    await portal.query(change, [row.id])
    await minute()
    expect(streaming('wellenwerk-2024', row.stream_user)).toBe(false)
    const mails = await mailsTo(portal, email, 'cloud.ended')
    expect(mails).toHaveLength(told + 1)
    expect(mails[0]!.textBody.replaceAll(/\s+/g, ' ')).toMatch(said)
    const { ticket } = await portal.ask(null, createCloudTicket)
    const body = { ticket, email, password: demoPassword }
    expect(await portal.ask(null, createCloudSession, { body })).toMatchObject({
      outcome: 'noAccess',
      noAccess: { reason },
    })
    await portal.query(
      'UPDATE cloud_configurations SET start_date = $2, end_date = $3, stopped_at = NULL WHERE id = $1',
      [row.id, row.start_date, row.end_date],
    )
    await portal.query('UPDATE cloud_access SET active = true WHERE configuration_id = $1 AND contact_id = $2', [
      row.id,
      row.contact_id,
    ])
    await portal.query('UPDATE accounts SET disabled = false WHERE contact_id = $1', [row.contact_id])
    await portal.query('UPDATE holdings SET disabled = false WHERE id = $1', [row.holding_id])
  },
)

test('sessions at a stack that vanished stream no more', async () => {
  const { id, user } = await streamer(stacks[1]!)
  await minute()
  const shown = () => portal.ask('administrator', readCloudConfiguration, { params: { id } })
  expect((await shown()).streaming).toBe(1)
  // As if AppStream had never had the stack it told of.
  await portal.query("UPDATE cloud_stacks SET name = 'vanished' WHERE name = $1", [stacks[1]])
  await minute()
  expect(await shown()).toMatchObject({ streaming: 0, stack: { gone: true } })
  const kept = await portal.query(
    `SELECT r.id FROM cloud_running_sessions AS r JOIN cloud_stacks AS s ON s.id = r.stack_id
     WHERE stream_user = $1 AND gone_at IS NOT NULL`,
    [user],
  )
  expect(kept).toEqual([])
})
