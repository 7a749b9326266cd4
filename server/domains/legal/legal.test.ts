import { expect, test } from 'vitest'
import { receivedText } from '#texts/legal-lines.ts'
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
const declare = (body: object, headers?: Record<string, string>) =>
  portal.call(null, 'POST', '/legal/cancellations', body, headers)
const withdraw = (body: object) => portal.call(null, 'POST', '/legal/withdrawals', body)
const mails = async (email: string) =>
  (await portal.database.pool.query('SELECT * FROM mails WHERE receiver = $1 ORDER BY created_at', [email])).rows

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
  for (const part of ['Ute Ölmann', 'K-10023', 'Außerordentliche Kündigung', 'Preis <b>verdoppelt</b>', '31.01.2027'])
    expect(mail.text_body).toContain(part)
  expect(mail.html_body).toContain('Preis &lt;b&gt;verdoppelt')
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
  expect(mail.text_body).toContain('we received your withdrawal on')
})

test('a double click counts once', async () => {
  const body = cancellation({ email: 'doppelt@kundin.example' })
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
