import { expect, test, vi } from 'vitest'
import { createContact } from '#contract/contacts.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { HashThread } from '../domains/accounts/passwords/hash-thread.ts'
import { mailsTo } from '../testing/account-mails.ts'
import { easyChallenge } from '../testing/challenge.ts'
import { addressOf } from '../testing/factors.ts'
import { type Answer, testPortal } from '../testing/portal.ts'

// Hashing is what takes time; how often it happens can be counted where a time could not be trusted.
const work = { hashed: 0, verified: 0 }
const ask = Reflect.get(HashThread.prototype, 'ask') as (this: HashThread, asked: { stored?: string }) => unknown
vi.spyOn(HashThread.prototype, 'ask').mockImplementation(function counted(this: HashThread, asked) {
  if (asked.stored === undefined) work.hashed++
  else work.verified++
  return ask.call(this, asked) as never
})

const portal = testPortal()
const person = {
  kind: 'private',
  password: 'Hafen-Kran-27!',
  salutation: 'Frau',
  firstName: 'Jule',
  lastName: 'Petersen',
  country: 'DE',
  language: 'de',
  terms: true,
  confirmed: true,
  student: false,
}
const post = (path: string, body: unknown) => portal.call(null, 'POST', path, body)
const doors: Record<string, (email: string) => Promise<Answer>> = {
  'sign in': (email) => post('/session', { email, password: 'Falsch-2026!' }),
  'forgot password': (email) => post('/session/password-links', { email }),
  'resend the confirmation': (email) => post('/registration/resend', { email }),
  'cloud sign-in': async (email) => {
    const { ticket } = (await post('/cloud/tickets', {})).json
    return post('/cloud/sessions', { ticket, email, password: 'Falsch-2026!' })
  },
  'cloud password': (email) => post('/cloud/passwords', { email }),
  register: async (email) => post('/registration', { ...person, email, challenge: await easyChallenge(portal) }),
}
const people: [string, () => Promise<string>][] = [
  ['an account', async () => addressOf('customer2')],
  ['an account in capitals', async () => addressOf('customer2').toUpperCase()],
  ['a disabled account', async () => changed('user', 'disabled = true')],
  ['an account never confirmed', async () => changed('student', 'verified_at = NULL')],
  ['a registration that waits', waiting],
  ['a contact without an account', contact],
  ['somebody who may stream', async () => 'cloud@wellenwerk.example'],
  ['somebody whose place is switched off', async () => 'cloudoff@wellenwerk.example'],
]

/** All of an answer that could differ, and the work it took. */
async function seen(door: (email: string) => Promise<Answer>, email: string) {
  await portal.query('DELETE FROM sign_in_budgets')
  // The first check of a password makes the hash that stands in for missing ones.
  await post('/session', { email: 'first@nirgends.example', password: 'x' })
  Object.assign(work, { hashed: 0, verified: 0 })
  const { status, json, headers } = await door(email)
  const { hashed, verified } = work
  const { requestId: _, ...body } = json ?? {}
  const names = Object.keys(headers).filter((name) => !name.startsWith('x-ratelimit'))
  return { status, body, names: names.toSorted(), length: headers['content-length'], hashed, verified }
}
async function changed(who: 'user' | 'student', set: string): Promise<string> {
  await portal.query(`UPDATE accounts SET ${set} WHERE email = $1`, [addressOf(who)])
  return addressOf(who)
}
async function waiting(): Promise<string> {
  await doors['register']!('wartet@nirgends.example')
  await mailsTo(portal, 'wartet@nirgends.example', 'registration.confirmation')
  return 'wartet@nirgends.example'
}
async function contact(): Promise<string> {
  const email = 'nur.kontakt@nirgends.example'
  await portal.ask('licenser', createContact, {
    body: { salutation: 'Frau', firstName: 'A', lastName: 'B', email },
  })
  return email
}

test.each(people)('%s: no door tells it from an unknown address, neither in words nor in work', async (_, make) => {
  const email = await make()
  for (const [name, door] of Object.entries(doors))
    expect([name, await seen(door, email)]).toEqual([name, await seen(door, 'niemand@nirgends.example')])
})

test('a wrong password costs one verification for everybody, also while locked', async () => {
  for (const email of [addressOf('customer2'), 'niemand@nirgends.example']) {
    await portal.query('DELETE FROM sign_in_budgets')
    const costs = []
    for (let tries = 0; tries < 7; tries++) {
      Object.assign(work, { hashed: 0, verified: 0 })
      const { status } = await doors['sign in']!(email)
      costs.push([status, work.hashed, work.verified])
    }
    expect(costs).toEqual([401, 401, 401, 401, 423, 423, 423].map((status) => [status, 0, 1]))
  }
  await portal.query('DELETE FROM sign_in_budgets')
})

test('that an account is disabled or never confirmed is told to the right password alone', async () => {
  expect((await post('/session', { email: addressOf('user'), password: demoPassword })).json.code).toBe(
    'session.disabled',
  )
  expect((await post('/session', { email: addressOf('student'), password: demoPassword })).json.code).toBe(
    'session.notConfirmed',
  )
})

test('no mail is written while somebody waits for the answer: the job does it for every address', async () => {
  const email = addressOf('licenser')
  const jobs = async () =>
    (await portal.query('SELECT count(*)::int AS n FROM mails WHERE receiver = $1', [email]))[0].n
  const before = await jobs()
  const client = await portal.database.pool.connect()
  try {
    // Whoever would write a mail now has to wait for this transaction.
    await client.query('BEGIN')
    await client.query('LOCK TABLE mails IN SHARE MODE')
    for (const address of [email, 'niemand@nirgends.example'])
      for (const name of ['forgot password', 'resend the confirmation', 'register'])
        expect([name, (await doors[name]!(address)).status]).toEqual([name, 204])
    expect(await jobs()).toBe(before)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
  expect(await mailsTo(portal, email, 'accounts.reset')).toHaveLength(1)
})
