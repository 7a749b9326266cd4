import { beforeAll, describe, expect, test } from 'vitest'
import { cookiesOf, mailsTo } from '../../../testing/account-mails.ts'
import { Authenticator } from '../../../testing/authenticator.ts'
import { addressOf, factorsOf, type Visitor } from '../../../testing/factors.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const { visit, confirmed, begin, password, addPasskey } = factorsOf(portal)

let key: Authenticator
let owner: Visitor
beforeAll(async () => {
  owner = await confirmed(await visit('customer'))
  const { authenticator, answer } = await addPasskey(owner)
  expect(answer.status).toBe(201)
  expect(answer.json.recoveryCodes).toHaveLength(10)
  key = authenticator
})

/** Asks for a challenge as one browser does, whose cookie it answers. */
async function asked() {
  const answer = await portal.call(null, 'POST', '/session/passkey/options', {})
  return { options: answer.json, cookie: `keywerk_passkey=${cookiesOf(answer)['keywerk_passkey']}` }
}
const enter = (response: unknown, cookie: string, headers: Record<string, string> = {}) =>
  portal.call(null, 'POST', '/session/passkey', { response }, { cookie, ...headers })

describe('signing in with a passkey alone', () => {
  test('opens a session; nothing but the passkey is asked for', async () => {
    const { options, cookie } = await asked()
    expect(options.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.options.allowCredentials ?? []).toEqual([])
    const answer = await enter(key.get(options), cookie)
    expect(answer.status).toBe(201)
    expect(cookiesOf(answer)['keywerk_session']).toEqual(expect.any(String))
    expect((await visit('customer', answer.json.accessToken)).accountId).toBe(owner.accountId)
  })

  test('an assertion works once, also of eight at once; its challenge neither', async () => {
    const { options, cookie } = await asked()
    const response = key.get(options)
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(response, cookie)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 401),
    ])
    expect((await enter(response, cookie)).json.code).toBe('session.passkeyRefused')
    expect((await enter(key.get(options), cookie)).json.code).toBe('session.passkeyRefused')
  })

  test('another origin, relying party, type, browser or purpose is refused, and so is a user nobody verified', async () => {
    const lies = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost.evil.example' },
      { origin: 'http://localhost:8080@evil.example' },
      { rpId: 'evil.example' },
      { type: 'webauthn.create' },
      { unverified: true },
      { userHandle: Buffer.alloc(16).toString('base64url') },
      { challenge: Buffer.alloc(32).toString('base64url') },
    ]
    for (const lie of lies) {
      const { options, cookie } = await asked()
      expect([lie, (await enter(key.get(options, lie), cookie)).json.code]).toEqual([lie, 'session.passkeyRefused'])
    }
    const [mine, theirs] = [await asked(), await asked()]
    expect((await enter(key.get(mine.options), theirs.cookie)).status).toBe(401)
    expect((await enter(key.get(mine.options), '')).status).toBe(401)
    const confirming = (await owner.call('POST', '/session/confirmation/passkey/options', {})).json
    expect((await enter(key.get(confirming), mine.cookie)).status).toBe(401)
    expect((await enter(key.get(mine.options), mine.cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('a counter that does not grow, a changed signature and a strange passkey are refused', async () => {
    const again = async (change: (response: ReturnType<Authenticator['get']>) => unknown, lie = {}) => {
      const { options, cookie } = await asked()
      return (await enter(change(key.get(options, lie)), cookie)).status
    }
    const before = await asked()
    expect((await enter(key.get(before.options, { counter: 1 }), before.cookie)).json.code).toBe(
      'session.passkeySetBack',
    )
    const mine = (await owner.call('GET', '/session/security')).json
    expect(mine.passkeys[0].setBackAt).toEqual(expect.any(String))
    const confirming = (await owner.call('POST', '/session/confirmation/passkey/options', {})).json
    const confirmation = { response: key.get(confirming, { counter: 1 }) }
    expect((await owner.call('POST', '/session/confirmation/passkey', confirmation)).json.code).toBe(
      'security.passkeySetBack',
    )
    // One whose counter goes on is taken as before.
    expect(await again((response) => response)).toBe(201)
    const zeroed = (response: ReturnType<Authenticator['get']>) => ({
      ...response,
      response: { ...response.response, signature: Buffer.alloc(70).toString('base64url') },
    })
    expect(await again(zeroed)).toBe(401)
    const { options, cookie } = await asked()
    expect((await enter(new Authenticator().get(options, { userHandle: '' }), cookie)).status).toBe(400)
    const strange = { ...new Authenticator().get(options, { userHandle: 'eA' }) }
    expect((await enter(strange, cookie)).status).toBe(401)
  })

  test('an expired challenge, a disabled and an unverified account are refused', async () => {
    const late = await asked()
    await portal.database.db.updateTable('webauthnChallenges').set({ expiresAt: new Date() }).execute()
    expect((await enter(key.get(late.options), late.cookie)).status).toBe(401)
    const set = (values: { disabled?: boolean; verifiedAt?: Date | null }) =>
      portal.database.db.updateTable('accounts').set(values).where('id', '=', owner.accountId).execute()
    const tried = async () => {
      const { options, cookie } = await asked()
      return (await enter(key.get(options), cookie)).json.code
    }
    await set({ disabled: true })
    expect(await tried()).toBe('session.disabled')
    await set({ disabled: false, verifiedAt: null })
    expect(await tried()).toBe('session.passkeyRefused')
    await set({ verifiedAt: new Date() })
    expect(await tried()).toBeUndefined()
  })
})

describe('a passkey beside the password', () => {
  test('completes the sign-in it was asked for, of its own account', async () => {
    const { answer, ask } = await begin('customer')
    expect(answer.json.secondFactor.methods).toEqual(['passkey', 'recovery'])
    const options = (await ask('/session/factor/passkey/options')).json
    expect(options.options.allowCredentials).toHaveLength(1)
    const { options: alone } = await asked()
    expect((await ask('/session/factor/passkey', { response: key.get(alone) })).status).toBe(401)
    const other = await begin('customer')
    expect((await other.ask('/session/factor/passkey', { response: key.get(options) })).status).toBe(401)
    const fresh = (await ask('/session/factor/passkey/options')).json
    const response = key.get(fresh)
    expect((await ask('/session/factor/passkey', { response })).json.accessToken).toEqual(expect.any(String))
    expect((await ask('/session/factor/passkey', { response })).json.code).toBe('session.factorGone')
  })

  test('somebody else’s passkey does not', async () => {
    const stranger = await addPasskey(await confirmed(await visit('customer2')))
    const { ask } = await begin('customer')
    const options = (await ask('/session/factor/passkey/options')).json
    expect((await ask('/session/factor/passkey', { response: stranger.authenticator.get(options) })).status).toBe(401)
  })
})

describe('one’s own passkeys', () => {
  test('are listed without secrets, renamed and removed by their owner alone; the owner is told', async () => {
    const visitor = await confirmed(await visit('student'))
    const { answer } = await addPasskey(visitor, 'Telefon')
    const { passkeys } = (await visitor.call('GET', '/session/security')).json
    expect(passkeys).toEqual([
      {
        id: answer.json.id,
        name: 'Telefon',
        createdAt: expect.any(String),
        lastUsedAt: null,
        backedUp: false,
        setBackAt: null,
      },
    ])
    const path = `/session/security/passkeys/${answer.json.id}`
    const stranger = await confirmed(await visit('licenser'))
    expect((await stranger.call('PATCH', path, { name: 'Meins' })).status).toBe(404)
    expect((await stranger.call('DELETE', path)).status).toBe(404)
    expect((await visitor.call('PATCH', path, { name: 'Handy' })).status).toBe(204)
    expect((await visitor.call('DELETE', path)).status).toBe(204)
    expect((await visitor.call('GET', '/session/security')).json).toMatchObject({ passkeys: [], recoveryCodes: 0 })
    const mails = await mailsTo(portal, addressOf('student'), 'accounts.factors')
    expect(mails.some(({ textBody }) => textBody.includes('Passkey'))).toBe(true)
  })

  test('one credential belongs to one account; a foreign origin or another session makes none', async () => {
    const visitor = await confirmed(await visit('licenser'))
    const options = async () => (await visitor.call('POST', '/session/security/passkeys/options', {})).json
    const add = (response: unknown, who = visitor) =>
      who.call('POST', '/session/security/passkeys', { name: 'x', response })
    expect((await add(key.create(await options()))).json.code).toBe('security.passkeyTaken')
    const made = new Authenticator()
    for (const lie of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { unverified: true }])
      expect((await add(made.create(await options(), lie))).json.code).toBe('security.passkeyInvalid')
    const theirs = await options()
    const other = await confirmed(await visit('licenser'))
    expect((await add(made.create(theirs), other)).json.code).toBe('security.passkeyInvalid')
    const used = made.create(theirs)
    expect((await add(used)).status).toBe(201)
    expect((await add(used)).json.code).toBe('security.passkeyInvalid')
  })

  test('no more than twenty', async () => {
    const visitor = await confirmed(await visit('administrator'))
    for (let index = 0; index < 20; index++) expect((await addPasskey(visitor, `Nr. ${index}`)).answer.status).toBe(201)
    expect((await visitor.call('POST', '/session/security/passkeys/options', {})).json.code).toBe(
      'security.passkeyLimit',
    )
    expect((await password('administrator')).json.accessToken).toBeNull()
  })
})

test('of challenges anybody may ask for those of the last minutes are kept, however many it were', async () => {
  const { pool } = portal.database
  await pool.query("UPDATE webauthn_challenges SET expires_at = now() - interval '1 second'")
  await pool.query(
    `INSERT INTO webauthn_challenges (challenge_hash, purpose, holder, expires_at)
     SELECT convert_to('late ' || n, 'utf8'), 'signIn', 'x', now() - interval '1 minute' FROM generate_series(1, 40) AS n`,
  )
  await Promise.all(Array.from({ length: 12 }, () => asked()))
  const { rows } = await pool.query(
    'SELECT count(*) FILTER (WHERE expires_at < now()) AS late, count(*) FROM webauthn_challenges',
  )
  expect(rows).toEqual([{ late: 0, count: 12 }])
})
