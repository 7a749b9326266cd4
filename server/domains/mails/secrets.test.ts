import { readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { requestNewPassword, setNewPassword } from '#contract/accounts.ts'
import { readMail } from '#contract/mails.ts'
import { tidyJob } from '#platform/jobs/tidy.ts'
import { addressOf } from '../../testing/factors.ts'
import { testPortal } from '../../testing/portal.ts'
import { sendMail } from '#platform/mail/mail.ts'

let refusing = true
const arrived: { to: string; text: string; html: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  closeTimeout: 500,
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (refusing) return done(Object.assign(new Error('Try again later'), { responseCode: 421 }))
      return void take(envelope.rcptTo[0]!.address, Buffer.concat(chunks)).then(() => done(), done)
    })
  },
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
async function take(to: string, raw: Buffer): Promise<void> {
  const { text = '', html = '' } = await PostalMime.parse(raw)
  arrived.push({ to, text, html })
}
const { port } = server.server.address() as { port: number }
const portal = testPortal({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TRIES: '1000' })
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

const rowsTo = (receiver: string) =>
  portal.database.db.selectFrom('mails').selectAll().where('receiver', '=', receiver).execute()
const arrivedAt = async (to: string) => {
  await expect.poll(() => arrived.some((one) => one.to === to)).toBe(true)
  return arrived.find((one) => one.to === to)!
}

test('a link waits sealed, arrives whole, and is gone once it was sent', async () => {
  refusing = true
  const email = addressOf('customer')
  await portal.ask(null, requestNewPassword, { body: { email } })
  await expect.poll(async () => (await rowsTo(email))[0]?.attempts ?? 0).toBeGreaterThan(0)
  const [waiting] = await rowsTo(email)
  expect(waiting).toMatchObject({ state: 'queued', secret: true, textBody: expect.stringContaining('?id=••••••') })
  expect(waiting!.sealed).not.toBe('')
  refusing = false
  const { text, html } = await arrivedAt(email)
  const token = /\?id=([\w-]{43})/.exec(text)![1]!
  expect([html.includes(token), text.includes('•'), JSON.stringify(waiting).includes(token)]).toEqual([
    true,
    false,
    false,
  ])
  await expect.poll(async () => (await rowsTo(email))[0]!.state).toBe('sent')
  expect((await rowsTo(email))[0]).toMatchObject({ sealed: '', textBody: waiting!.textBody })
  await portal.ask(null, setNewPassword, { body: { id: token, password: 'Hafen-Kran-27!' } })
  const answer = await portal.ask('licenser', readMail, { params: { id: waiting!.id } })
  expect(answer).toMatchObject({ secret: true, secretGone: true, text: expect.stringContaining('••••••') })
})

test('a mail whose secret is gone is not sent again', async () => {
  refusing = true
  const email = addressOf('student')
  await portal.ask(null, requestNewPassword, { body: { email } })
  await expect.poll(async () => (await rowsTo(email))[0]?.attempts ?? 0).toBeGreaterThan(0)
  const [mail] = await rowsTo(email)
  const ago = new Date(Date.now() - 9 * 86_400_000)
  await portal.database.db
    .updateTable('mails')
    .set({ createdAt: ago, state: 'failed' })
    .where('id', '=', mail!.id)
    .execute()
  await tidyJob.handle(portal.jobCall(), {})
  expect((await rowsTo(email))[0]!.sealed).toBe('')
  const again = await portal.call('licenser', 'POST', `/mails/${mail!.id}/attempts`, {})
  expect([again.status, again.json.code]).toEqual([409, 'mails.secretGone'])
})

test('mails of an older version: sent ones lose their secrets, waiting ones arrive with them', async () => {
  const { pool } = portal.database
  const token = 'T'.repeat(43)
  const migration = readFileSync(new URL('../../migrations/0025-sealed-mails.sql', import.meta.url), 'utf8')
  const update = migration.slice(migration.indexOf('WITH said'))
  const old = (receiver: string, state: string, template: string, text: string) =>
    pool.query(
      `INSERT INTO mails (id, template, language, sender, receiver, subject, text_body, html_body, state)
       VALUES (gen_random_uuid(), $1, 'de', 'a@b.example', $2, 'Betreff', $3, $4, $5)`,
      [template, receiver, text, `<p style="color:#123456">${text}</p>`, state],
    )
  await old('alt.sent@kunde.example', 'sent', 'accounts.reset', `Bitte: http://x/setNewPassword?id=${token}`)
  await old('alt.code@kunde.example', 'sent', 'accounts.code', 'Ihr Code: 042117, http://x/entertfacode?code=042117')
  await old('alt.wartet@kunde.example', 'queued', 'registration.invitation', `http://x/y?id=abc&token=${token}`)
  await old('alt.lizenz@kunde.example', 'sent', 'licences.sent', `http://x/y?token=${token}`)
  await pool.query(update)
  const texts = async (who: string) => (await rowsTo(`alt.${who}@kunde.example`))[0]!
  expect((await texts('sent')).textBody).toBe('Bitte: http://x/setNewPassword?id=••••••')
  expect((await texts('code')).textBody).toBe('Ihr Code: ••••••, http://x/entertfacode?code=••••••')
  expect((await texts('code')).htmlBody).toContain('#123456')
  expect((await texts('lizenz')).textBody).toContain(token)
  const waiting = await texts('wartet')
  expect([waiting.textBody, waiting.sealed]).toEqual(['http://x/y?id=abc&token=••••••', `plain:${token}`])
  refusing = false
  await portal.jobCall().jobs.send(sendMail, { id: waiting.id })
  expect((await arrivedAt('alt.wartet@kunde.example')).text).toContain(token)
  await expect.poll(async () => (await texts('wartet')).sealed).toBe('')
})
