import { expect, test } from 'vitest'
import { solvedChallenge } from '../../testing/challenge.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
let count = 0
const register = (challenge: unknown) =>
  portal.call(null, 'POST', '/registration', {
    kind: 'private',
    email: `aufgabe${count++}@unbekannt.example`,
    password: 'Hafen-Kran-27!',
    salutation: 'Frau',
    firstName: 'A',
    lastName: 'B',
    terms: true,
    confirmed: true,
    challenge,
  })
const changed = (solved: string, change: (payload: Payload) => unknown) => {
  const payload = JSON.parse(Buffer.from(solved, 'base64').toString()) as Payload
  change(payload)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
interface Payload {
  challenge: { parameters: { expiresAt: number; keyPrefix: string; cost: number; nonce: string }; signature: string }
  solution: { counter: number; derivedKey: string }
}

test('a solved challenge opens the door once, however many come at the same time', async () => {
  const solved = await solvedChallenge(portal)
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(solved)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    204,
    ...Array.from({ length: 7 }, () => 409),
  ])
  expect((await register(solved)).json.code).toBe('registration.challengeUsed')
})

test('the same solution in other clothes is the same solution', async () => {
  const solved = await solvedChallenge(portal)
  expect((await register(solved)).status).toBe(204)
  const dressed = changed(solved, ({ challenge }) => (challenge.signature = challenge.signature.toUpperCase()))
  expect((await register(dressed)).status).toBeGreaterThanOrEqual(400)
  expect((await register(`${solved}\n`)).json.code).toBe('registration.challengeUsed')
})

test.each([
  ['nothing', () => 'e30='],
  ['no JSON', () => '%%%'],
  ['another expiry', (solved: string) => changed(solved, ({ challenge }) => (challenge.parameters.expiresAt += 600))],
  ['an easier task', (solved: string) => changed(solved, ({ challenge }) => (challenge.parameters.keyPrefix = '0'))],
  ['cheaper work', (solved: string) => changed(solved, ({ challenge }) => (challenge.parameters.cost = 1))],
  ['a nonce of one’s own', (s: string) => changed(s, ({ challenge }) => (challenge.parameters.nonce = 'a'.repeat(32)))],
  ['no work', (s: string) => changed(s, ({ solution }) => (solution.derivedKey = '0'.repeat(64)))],
])('%s is refused', async (_, forge) => {
  expect((await register(forge(await solvedChallenge(portal)))).json.code).toBe('registration.challengeFailed')
})

test('an expired challenge is refused', async () => {
  const solved = await solvedChallenge(portal)
  const now = Date.now
  Date.now = () => now() + 11 * 60_000
  try {
    expect((await register(solved)).json.code).toBe('registration.challengeFailed')
  } finally {
    Date.now = now
  }
})

test('arrays and numbers are no challenge', async () => {
  for (const challenge of [[], 7, '', null, { $gt: '' }])
    expect((await register(challenge)).json.code).toBe('request.invalid')
})
