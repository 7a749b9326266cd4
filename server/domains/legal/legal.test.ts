import { expect, test } from 'vitest'
import { listLegalNotices } from '#contract/legal.ts'
import { receivedText } from '#texts/legal-lines.ts'
import { easyChallenge } from '../../testing/challenge.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const cancellation = (values: object = {}) => ({
  name: 'Ute Ölmann',
  email: 'Ute@Kundin.example',
  language: 'de',
  reference: 'K-10023',
  extraordinary: false,
  reason: '',
  endDay: null,
  ...values,
})
const declare = async (body: object, headers?: Record<string, string>) =>
  portal.call(null, 'POST', '/legal/cancellations', { challenge: await easyChallenge(portal), ...body }, headers)
const withdraw = async (body: object) =>
  portal.call(null, 'POST', '/legal/withdrawals', { challenge: await easyChallenge(portal), ...body })
const mails = async (email: string) =>
  await portal.query('SELECT * FROM mails WHERE receiver = $1 ORDER BY created_at', [email])

test('a cancellation is kept and acknowledged with its content and the second it came in', async () => {
  const before = Date.now()
  const body = cancellation({ extraordinary: true, reason: 'Preis <b>verdoppelt</b>', endDay: '2027-01-31' })
  const { status, json } = await declare(body)
  expect(status).toBe(201)
  expect(json).toMatchObject({ kind: 'cancellation', email: 'ute@kundin.example', endDay: '2027-01-31' })
  expect(Date.parse(json.receivedAt)).toBeGreaterThanOrEqual(before)
  const [mail] = await mails('ute@kundin.example')
  expect(mail.subject).toBe('Eingangsbestätigung: Ihre Kündigung')
  expect(mail.text_body).toContain(`am ${receivedText(json.receivedAt, 'de')} bei uns eingegangen`)
  for (const part of ['K-10023', 'Außerordentliche Kündigung', 'Grund: wie von Ihnen angegeben', '31.01.2027', json.id])
    expect(mail.text_body).toContain(part)
  const logged = await portal.database.pool.query('SELECT changes FROM audit_log WHERE record_id = $1', [json.id])
  expect(logged.rows).toEqual([{ changes: { kind: [null, 'cancellation'] } }])
})

test('the time is Berlin’s, in winter and in summer', () => {
  expect(receivedText('2026-01-15T23:30:05Z', 'de')).toBe('16.01.2026 um 00:30:05 Uhr (Zeit in Berlin)')
  expect(receivedText('2026-07-15T08:00:09Z', 'en')).toBe('15.07.2026 at 10:00:09 (Berlin time)')
})

test('a withdrawal needs no contract number, and English is acknowledged in English', async () => {
  const body = { name: 'Ann Lee', email: 'ann@kundin.example', language: 'en', reference: '' }
  expect((await withdraw(body)).json).toMatchObject({ kind: 'withdrawal', reference: '' })
  const [mail] = await mails('ann@kundin.example')
  expect(mail.subject).toBe('Acknowledgement of receipt: your withdrawal')
  expect(mail.text_body).toContain('We received your withdrawal on')
})

test('a double click counts once', async () => {
  const body = { ...cancellation({ email: 'doppelt@kundin.example' }), challenge: await easyChallenge(portal) }
  const key = { 'idempotency-key': 'd'.repeat(32) }
  const answers = await Promise.all([declare(body, key), declare(body, key), declare(body, key)])
  const stored = await portal.database.pool.query("SELECT id FROM legal_notices WHERE email = 'doppelt@kundin.example'")
  expect(stored.rows).toHaveLength(1)
  expect(await mails('doppelt@kundin.example')).toHaveLength(1)
  for (const { json } of answers.filter(({ status }) => status === 201)) expect(json.id).toBe(stored.rows[0].id)
})

test('no mailbox is flooded, not even in parallel', async () => {
  const body = cancellation({ email: 'flut@kundin.example' })
  const answers = await Promise.all(Array.from({ length: 14 }, () => declare(body)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.filter(({ json }) => json.code === 'request.tooMany')).toHaveLength(4)
  expect(await mails('flut@kundin.example')).toHaveLength(10)
})

test('nobody is asked to reply to an address that nobody reads', async () => {
  for (const language of ['de', 'en'])
    expect((await declare(cancellation({ email: 'antwort@kundin.example', language }))).status).toBe(201)
  const told = await mails('antwort@kundin.example')
  expect(told.map(({ sender }) => sender)).toEqual(Array(2).fill('no-reply@wellenwerk.example'))
  for (const { text_body } of told) expect(text_body).not.toMatch(/antworten|reply to/i)
})

test('what strangers type goes to nobody: neither names, reasons, links nor words around a number', async () => {
  const words = 'Gewinn abholen unter https://evil.example/x jetzt'
  const body = { name: words, reference: `${words} 47110815 evil.example`, extraordinary: true, reason: words }
  expect((await declare(cancellation({ ...body, email: 'opfer@fremd.example' }))).status).toBe(201)
  expect((await withdraw({ name: words, email: 'opfer@fremd.example', language: 'en', reference: words })).status).toBe(
    201,
  )
  const told = await mails('opfer@fremd.example')
  expect(told).toHaveLength(2)
  for (const { subject, text_body, html_body } of told)
    for (const piece of ['evil', 'Gewinn', 'abholen', 'jetzt'])
      expect([piece, `${subject}${text_body}${html_body}`.includes(piece)]).toEqual([piece, false])
  expect(told[0].text_body).toContain('Vertrag: 47110815')
  // Staff read it word for word.
  const { items } = await portal.ask('licenser', listLegalNotices, { query: { search: 'opfer@fremd.example' } })
  expect(items.map(({ name }) => name)).toEqual([words, words])
})

test('a declaration takes work, and each solution counts once', async () => {
  const without = await portal.call(null, 'POST', '/legal/cancellations', cancellation())
  expect([without.status, without.json.details.fields[0]]).toEqual([
    400,
    { field: 'challenge', rule: expect.any(String) },
  ])
  const challenge = await easyChallenge(portal)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => declare(cancellation({ email: 'arbeit@kundin.example', challenge }))),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409, 409])
  expect((await declare(cancellation({ challenge: 'x' }))).json.code).toBe('registration.challengeFailed')
})

test('addresses that lead to one mailbox share its limit', async () => {
  const codes = []
  const forms = Array.from({ length: 12 }, (_, at) => `${'zielperson'.slice(0, at % 9)}.${'zielperson'.slice(at % 9)}`)
  for (const [at, name] of forms.entries())
    codes.push((await declare(cancellation({ email: `${name.replace(/^\./, '')}+${at}@Postfach.example` }))).status)
  expect(codes).toEqual([...Array<number>(10).fill(201), 429, 429])
})

test('a flood closes the form for the network it comes from, in parallel too, and for nobody else of the mail domain', async () => {
  const from = async (address: string, name: string) => {
    const payload = { challenge: await easyChallenge(portal), ...cancellation({ email: `${name}@flutfirma.example` }) }
    const url = '/api/legal/cancellations'
    return (await portal.app.inject({ method: 'POST', url, payload, remoteAddress: address })).statusCode
  }
  const most = 100
  const flood: number[] = []
  for (let at = 0; at < most + 4; at += 8)
    flood.push(
      ...(await Promise.all(
        Array.from({ length: 8 }, (_, one) => from(`2001:db8:7:7::${at + one + 1}`, `person${at + one}`)),
      )),
    )
  expect(flood.filter((status) => status === 201)).toHaveLength(most)
  expect(flood.filter((status) => status === 429)).toHaveLength(4)
  // The same mail domain from elsewhere, and the next network.
  expect(await from('2001:db8:7:8::1', 'ute')).toBe(201)
  expect(await from('198.51.100.7', 'ute')).toBe(201)
  // What the declaration came from is stored as a hash, and deleted once it no longer counts towards the limits.
  const rows = await portal.query(`SELECT * FROM legal_notices WHERE email LIKE '%@flutfirma.example'`)
  expect(JSON.stringify(rows)).not.toContain('2001:db8')
  await portal.query(`UPDATE legal_notices SET received_at = now() - interval '2 hours'`)
  await portal.run('legal.forgetNetworks')
  const left = await portal.database.pool.query(
    'SELECT count(*)::int AS n FROM legal_notices WHERE network IS NOT NULL',
  )
  expect(left.rows).toEqual([{ n: 0 }])
}, 120_000)

test('what is missing or out of bounds is refused', async () => {
  const wrong = [
    { name: '' },
    { email: 'ute' },
    { reference: '' },
    { reference: 'x'.repeat(201) },
    { extraordinary: true },
    { endDay: '31.01.2027' },
    { reason: 'x'.repeat(4001) },
    { more: 1 },
  ]
  for (const values of wrong)
    expect((await declare(cancellation(values))).json.code, JSON.stringify(values)).toBe('request.invalid')
})

test('staff find it and mark it as done; of two who do, one is told', async () => {
  const { json } = await declare(cancellation({ name: 'Staff_Test', email: 'staff@kundin.example' }))
  const list = async (query: string) => (await portal.call('licenser', 'GET', `/legal/notices?${query}`)).json
  expect(await list('search=staff_test&state=open')).toMatchObject({ total: 1, items: [{ id: json.id, doneBy: '' }] })
  expect((await list('search=%25')).total).toBe(0)
  const done = () => portal.call('licenser', 'POST', `/legal/notices/${json.id}/done`, { note: 'Bestätigt' })
  const answers = await Promise.all([done(), done()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await list('search=staff_test&state=done')).toMatchObject({
    items: [{ state: 'done', note: 'Bestätigt', doneBy: 'licenser@wellenwerk.example' }],
  })
  expect((await list('state=open&search=staff_test')).total).toBe(0)
})
