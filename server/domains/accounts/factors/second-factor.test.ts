import { beforeAll, describe, expect, test, vi } from 'vitest'
import { cookiesOf, mailsTo } from '../../../testing/account-mails.ts'
import { addressOf, appCode, factorsOf } from '../../../testing/factors.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'

const portal = testPortal()
const { visit, confirmed, begin, setUpTotp, password } = factorsOf(portal)

const wrong = (right: string) => (right === '000000' ? '000001' : '000000')
async function emailFactor(who: Who, enabled = true) {
  const visitor = await confirmed(await visit(who))
  expect((await visitor.call('PUT', '/session/security/email-factor', { enabled })).status).toBe(204)
  return visitor
}
const budgetsAnew = () => portal.database.db.deleteFrom('signInBudgets').execute()

describe('a code by e-mail', () => {
  beforeAll(() => emailFactor('customer').then(() => undefined))

  test('the password gives no token, no session cookie and no code, but a cookie no script can read', async () => {
    const { answer, code: mailed } = await begin('customer')
    expect(answer.json).toEqual({
      accessToken: null,
      secondFactor: {
        methods: ['email'],
        expiresAt: expect.any(String),
        codeExpiresAt: expect.any(String),
      },
    })
    const code = await mailed()
    expect(Object.keys(cookiesOf(answer))).toEqual(['keywerk_factor'])
    expect(String(answer.headers['set-cookie'])).toMatch(/Path=\/api\/session;.*HttpOnly; SameSite=Strict/)
    expect(JSON.stringify([answer.json, answer.headers])).not.toContain(code)
  })

  test('the code is in no answer, job or audit row, and not readable in the database', async () => {
    const { cookie, prove, code: mailed } = await begin('customer')
    const code = await mailed()
    const told = [
      await portal.call(null, 'GET', '/session/factor', undefined, { cookie }),
      await prove('email', wrong(code)),
      await prove('email', code),
    ]
    for (const { json, headers } of told) expect(JSON.stringify([json, headers])).not.toContain(code)
    const jobs = await portal.query('SELECT data::text AS data FROM pgboss.job')
    expect(jobs.filter(({ data }) => data?.includes(code))).toEqual([])
    const audit = await portal.database.db.selectFrom('auditLog').selectAll().execute()
    expect(JSON.stringify(audit.map(({ changes }) => changes))).not.toContain(code)
    const challenges = await portal.database.db.selectFrom('signInChallenges').selectAll().execute()
    expect(JSON.stringify(challenges)).not.toContain(code)
    await budgetsAnew()
  })

  test('the right code opens a session, once, also of eight at once', async () => {
    const { prove, code: mailed } = await begin('customer')
    const code = await mailed()
    const answers = await Promise.all(Array.from({ length: 8 }, () => prove('email', code)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 401),
    ])
    const opened = answers.find(({ status }) => status === 201)!
    expect((await visit('customer', opened.json.accessToken)).accountId).toEqual(expect.any(String))
    expect(cookiesOf(opened)).toMatchObject({ keywerk_session: expect.any(String), keywerk_factor: '' })
    expect((await prove('email', code)).json.code).toBe('session.factorGone')
  })

  test('of fifty wrong codes at once five are judged; then the right one is refused too, in every sign-in', async () => {
    const [one, two] = [await begin('customer'), await begin('customer')]
    const code = await two.code()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => [one, two][index % 2]!.prove('email', wrong(code))),
    )
    const codes = answers.map(({ json }) => json.code)
    expect(codes.filter((one) => one === 'session.errorTfa')).toHaveLength(4)
    // On a busy machine some wait too long for their turn; nobody's guess is judged by that.
    const rest = codes.filter((one) => one !== 'session.errorTfa')
    expect(new Set(rest.filter((one) => one !== 'server.busy'))).toEqual(new Set(['session.factorLocked']))
    expect(rest).toHaveLength(46)
    expect((await two.prove('email', code)).json.code).toBe('session.factorLocked')
    expect((await password('customer')).json.code).toBe('session.factorLocked')
    // Ten minutes later the code that was mailed is dead.
    await budgetsAnew()
    expect((await two.prove('email', code)).json.code).toBe('session.errorTfa')
    await budgetsAnew()
  })

  test('a code is for its own sign-in and no other', async () => {
    const one = await begin('customer')
    const code = await one.code()
    const two = await begin('customer')
    expect((await two.prove('email', code)).json.code).toBe('session.errorTfa')
    expect((await one.prove('email', code)).status).toBe(201)
  })

  test('a new code replaces the old one; not within 30 seconds, and five times at most', async () => {
    const { ask, prove, code } = await begin('customer')
    const first = await code()
    expect((await ask('/session/factor/mail')).json.code).toBe('session.errorResendMail')
    const later = () =>
      portal.database.db
        .updateTable('signInChallenges')
        .set({ mailedAt: new Date(Date.now() - 31_000) })
        .execute()
    const statuses = []
    for (let index = 0; index < 6; index++) {
      await later()
      statuses.push((await ask('/session/factor/mail')).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    const last = await code()
    if (first !== last) expect((await prove('email', first)).json.code).toBe('session.errorTfa')
    expect((await prove('email', last)).status).toBe(201)
  })

  test('an expired code and an expired sign-in are refused', async () => {
    const { prove, code: mailed } = await begin('customer')
    const code = await mailed()
    const past = { codeExpiresAt: new Date(Date.now() - 1000) }
    await portal.database.db.updateTable('signInChallenges').set(past).execute()
    expect((await prove('email', code)).json.code).toBe('session.errorTfa')
    await portal.database.db.updateTable('signInChallenges').set({ expiresAt: new Date() }).execute()
    expect((await prove('email', code)).json.code).toBe('session.factorGone')
    await budgetsAnew()
  })

  test('the cookie of a sign-in under way opens nothing, and no other token passes for it', async () => {
    const { cookie } = await begin('customer')
    const secret = cookie.split('=')[1]!
    for (const value of [secret, secret.split('.')[1]!])
      expect((await portal.call(null, 'GET', '/session', undefined, { authorization: `Bearer ${value}` })).status).toBe(
        401,
      )
    const asSession = { cookie: `keywerk_session=${secret}` }
    expect((await portal.call(null, 'POST', '/session/refresh', {}, asSession)).json).toEqual({ accessToken: null })
    for (const path of ['/session', '/my-products', '/session/security'])
      expect((await portal.call(null, 'GET', path, undefined, { cookie })).status).toBe(401)
    const session = cookiesOf(await password('student'))['keywerk_session']
    const asFactor = { cookie: `keywerk_factor=${session}` }
    expect((await portal.call(null, 'GET', '/session/factor', undefined, asFactor)).status).toBe(401)
    const crossSite = { cookie, 'sec-fetch-site': 'cross-site' }
    expect((await portal.call(null, 'POST', '/session/factor', { method: 'email', code: '1' }, crossSite)).status).toBe(
      403,
    )
  })

  test('the session needs the factor on a known device too, and after a new password', async () => {
    const { prove, code } = await begin('customer')
    const opened = await prove('email', await code())
    const device = cookiesOf(opened)['keywerk_device']
    const again = await portal.call(
      null,
      'POST',
      '/session',
      { email: addressOf('customer'), password: 'Keywerk-2026!' },
      { cookie: `keywerk_device=${device}` },
    )
    expect(again.json.accessToken).toBeNull()
    const other = await begin('customer')
    const visitor = await visit('customer', opened.json.accessToken)
    const change = { oldPassword: 'Keywerk-2026!', password: 'Neues-Wort-77!' }
    expect((await visitor.call('POST', '/session/password', change)).status).toBe(204)
    expect((await other.prove('email', '123456')).json.code).toBe('session.factorGone')
    await visitor.call('POST', '/session/password', { oldPassword: change.password, password: 'Keywerk-2026!' })
    expect((await password('customer')).json.accessToken).toBeNull()
  })

  test('an account disabled after the password gets no session', async () => {
    const { prove, code: mailed } = await begin('customer')
    const code = await mailed()
    const set = (disabled: boolean) =>
      portal.database.db.updateTable('accounts').set({ disabled }).where('email', '=', addressOf('customer')).execute()
    await set(true)
    expect((await prove('email', code)).json.code).toBe('session.disabled')
    await set(false)
    expect((await prove('email', code)).status).toBe(201)
  })
})

describe('an authenticator app', () => {
  test('counts once confirmed, takes one step early or late, and no step twice', async () => {
    // The clock stands still: a step of thirty seconds that began meanwhile would not be spent yet.
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const visitor = await confirmed(await visit('student'))
    const started = (await visitor.call('POST', '/session/security/totp', {})).json
    expect(started.uri).toMatch(/^otpauth:\/\/totp\/Wellenwerk/)
    expect((await password('student')).json.accessToken).toEqual(expect.any(String))
    expect(
      (await visitor.call('PUT', '/session/security/totp', { code: wrong(appCode(started.secret)) })).json.code,
    ).toBe('security.totpWrong')
    const { secret, answer } = await setUpTotp(visitor)
    expect(answer.json.recoveryCodes).toHaveLength(10)
    const stored = await portal.database.db.selectFrom('totpSecrets').select('sealed').executeTakeFirstOrThrow()
    expect(stored.sealed.includes(secret)).toBe(false)
    // The code that confirmed the app is used up.
    const first = await begin('student')
    expect(first.answer.json.secondFactor).toMatchObject({ methods: ['totp', 'recovery'], codeExpiresAt: null })
    expect((await first.prove('totp', appCode(secret))).json.code).toBe('session.errorTfa')
    expect((await first.prove('totp', appCode(secret, 90))).json.code).toBe('session.errorTfa')
    const late = appCode(secret, 30)
    const answers = await Promise.all(Array.from({ length: 8 }, () => first.prove('totp', late)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const second = await begin('student')
    for (const code of [late, appCode(secret)]) expect((await second.prove('totp', code)).status).toBe(401)
    now.mockRestore()
    await budgetsAnew()
  })

  test('recovery codes work once each, in any writing, and the owner is told', async () => {
    const { answer } = await setUpTotp(await confirmed(await visit('user')))
    const [code, other] = answer.json.recoveryCodes as string[]
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{2}$/)
    const { prove } = await begin('user')
    expect((await prove('recovery', ` ${code!.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(201)
    const again = await begin('user')
    expect((await again.prove('recovery', code!)).json.code).toBe('session.errorTfa')
    const opened = await Promise.all(Array.from({ length: 8 }, () => again.prove('recovery', other!)))
    expect(opened.filter(({ status }) => status === 201)).toHaveLength(1)
    const [mail] = await mailsTo(portal, addressOf('user'), 'accounts.recoveryUsed')
    expect(mail!.textBody).toMatch(/Übrige Codes: [89]/)
    const rows = await portal.database.db.selectFrom('recoveryCodes').select('codeHash').execute()
    expect(JSON.stringify(rows)).not.toContain(code!.replaceAll('-', ''))
  })

  test('few codes left are told in the mail; new ones end the old; the last factor takes them along', async () => {
    const { prove } = await begin('user')
    const left = await portal.database.db
      .selectFrom('recoveryCodes')
      .innerJoin('accounts', 'accounts.id', 'recoveryCodes.accountId')
      .select('accounts.id')
      .where('accounts.email', '=', addressOf('user'))
      .where('recoveryCodes.usedAt', 'is', null)
      .execute()
    expect(left).toHaveLength(8)
    expect((await prove('totp', '000000')).status).toBe(401)
    await portal.database.db.deleteFrom('totpSecrets').where('accountId', '=', left[0]!.id).execute()
    const visitor = await confirmed(await visit('user'))
    expect((await visitor.call('POST', '/session/security/recovery-codes', {})).json.code).toBe('security.noFactor')
    await visitor.call('PUT', '/session/security/email-factor', { enabled: true })
    const codes = (await visitor.call('POST', '/session/security/recovery-codes', {})).json.recoveryCodes as string[]
    for (const code of codes.slice(0, 8)) expect((await (await begin('user')).prove('recovery', code)).status).toBe(201)
    await jobsDone(portal)
    const mails = await mailsTo(portal, addressOf('user'), 'accounts.recoveryUsed')
    expect(mails.some(({ textBody }) => textBody.includes('nur noch wenige Codes'))).toBe(true)
    await visitor.call('PUT', '/session/security/email-factor', { enabled: false })
    expect((await visitor.call('GET', '/session/security')).json).toMatchObject({
      emailFactor: false,
      recoveryCodes: 0,
    })
    expect((await password('user')).json.accessToken).toEqual(expect.any(String))
  })
})
