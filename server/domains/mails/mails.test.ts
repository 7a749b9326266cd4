import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countFailedMails, listMails, type MailRow } from '#contract/mails.ts'
import { addressOf, factorsOf } from '../../testing/factors.ts'
import { testPortal } from '../../testing/portal.ts'

/** A mail server on the loopback address: refuses for good or for now until it is told to take mails. */
let refusal: { code: number; text: string } | null = { code: 451, text: 'Mailbox is busy' }
const taken: string[] = []
const server = new SMTPServer({
  authOptional: true,
  onRcptTo({ address }, _session, done) {
    const unknown =
      address.startsWith('unbekannt') && Object.assign(new Error('No such mailbox'), { responseCode: 550 })
    return unknown ? done(unknown) : done()
  },
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  closeTimeout: 500,
  onData(stream, { envelope }, done) {
    stream.resume()
    stream.on('end', () => {
      if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
      taken.push(...envelope.rcptTo.map(({ address }) => address))
      return done()
    })
  },
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
const { port } = server.server.address() as { port: number }

const portal = testPortal({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TRIES: '8' })
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

let licenceId: string
beforeAll(async () => {
  const rows = await portal.query<{ id: string }>('SELECT id FROM licences ORDER BY serial LIMIT 1')
  licenceId = rows[0]!.id
})

const send = async (receiver: string): Promise<string> => {
  const body = { receiver, cc: [], comment: '', language: 'de' }
  return (await portal.call('licenser', 'POST', `/licences/${licenceId}/mails`, body)).json.mailId
}
const outbox = async (query = ''): Promise<MailRow[]> =>
  (await portal.call('licenser', 'GET', `/mails?pageSize=50${query}`)).json.items
const untilState = (id: string, state: MailRow['state']) =>
  vi.waitFor(
    async () => {
      const mail = (await outbox()).find((one) => one.id === id)!
      expect(mail.state).toBe(state)
      return mail
    },
    { timeout: 30_000, interval: 100 },
  )
const resend = (id: string) => portal.call('licenser', 'POST', `/mails/${id}/attempts`, {})

test('a mail the server does not take for now is tried as often as configured, then shown as failed with the reason, and can be sent again', async () => {
  refusal = { code: 451, text: 'Mailbox is busy' }
  const id = await send('voll@kunde.example')
  const failed = await untilState(id, 'failed')
  expect(failed).toMatchObject({ attempts: 8, sentAt: null, receiver: 'voll@kunde.example', template: 'licences.sent' })
  expect(failed.lastError).toContain('Mailbox is busy')
  expect(taken).toEqual([])

  refusal = null
  const answers = await Promise.all(Array.from({ length: 4 }, () => resend(id)))
  expect(answers.map(({ status, json }) => `${status} ${json.code}`).toSorted()).toEqual([
    '201 undefined',
    ...Array<string>(3).fill('409 mails.notFailed'),
  ])
  expect(await untilState(id, 'sent')).toMatchObject({ attempts: 9, lastError: '' })
  expect(taken).toEqual(['voll@kunde.example'])
  expect((await resend(id)).json.code).toBe('mails.notFailed')
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select('changes')
    .where('operation', '=', 'resendMail')
    .where('recordId', '=', id)
    .execute()
  expect(audit).toEqual([{ changes: { state: ['failed', 'queued'] } }])
})

test('a mail that gets through at a later try is sent once', async () => {
  refusal = { code: 421, text: 'Try again later' }
  const id = await send('spaeter@kunde.example')
  await vi.waitFor(
    async () => {
      const mail = (await outbox()).find((one) => one.id === id)!
      expect(mail).toMatchObject({ state: 'queued', lastError: expect.stringContaining('Try again later') })
    },
    { timeout: 30_000, interval: 50 },
  )
  refusal = null
  const sent = await untilState(id, 'sent')
  expect(sent.attempts).toBeGreaterThan(1)
  expect(sent.lastError).toBe('')
  expect(taken.filter((address) => address === 'spaeter@kunde.example')).toHaveLength(1)
})

test('a mail the server refuses for good is not tried again, until somebody asks for it', async () => {
  refusal = { code: 550, text: 'No such mailbox' }
  const id = await send('niemand@kunde.example')
  expect(await untilState(id, 'failed')).toMatchObject({ attempts: 1, lastError: expect.stringContaining('No such') })
  expect((await resend(id)).json).toMatchObject({ id, state: 'queued' })
  expect(await untilState(id, 'failed')).toMatchObject({ attempts: 2 })
})

test('a mail that one of its receivers never gets is no mail that was sent', async () => {
  refusal = null
  const body = { receiver: 'unbekannt@kunde.example', cc: ['chef@kunde.example'], comment: '', language: 'de' }
  const { mailId } = (await portal.call('licenser', 'POST', `/licences/${licenceId}/mails`, body)).json
  const failed = await untilState(mailId, 'failed')
  expect(failed).toMatchObject({ attempts: 1, sentAt: null })
  expect(failed.lastError).toMatch(/unbekannt@kunde\.example.*No such mailbox/)
  expect(failed.lastError).not.toContain('chef@')
  expect(taken).toContain('chef@kunde.example')
})

test('the outbox is paged, sorted and searched; newest first', async () => {
  refusal = null
  for (const name of ['anna', 'bert', 'cora']) await untilState(await send(`${name}@such.example`), 'sent')
  const found = await outbox('&search=such.example')
  expect(found.map(({ receiver }) => receiver)).toEqual(['cora@such.example', 'bert@such.example', 'anna@such.example'])
  const names = async (query: string) =>
    (await outbox(`&search=such.example${query}`)).map(({ receiver }) => receiver[0])
  expect(await names('&sort=receiver')).toEqual(['a', 'b', 'c'])
  expect(await names('&sort=-receiver')).toEqual(['c', 'b', 'a'])
  expect(await names('&sort=created')).toEqual(['a', 'b', 'c'])
  for (const name of ['dora', 'emil', 'fred']) await untilState(await send(`${name}@such.example`), 'sent')
  const page = await portal.ask('licenser', listMails, {
    query: { search: 'such.example', pageSize: 5, page: 2 },
  })
  expect([page.total, page.items.map((one: MailRow) => one.receiver)]).toEqual([6, ['anna@such.example']])
  expect(await outbox('&search=%25')).toEqual([])
  expect(await outbox('&search=_')).toEqual([])
  const both = await outbox('&search=lizenzdatei%20SUCH.example')
  expect(both.map(({ receiver }) => receiver[0])).toEqual(['f', 'e', 'd', 'c', 'b', 'a'])
  expect((await portal.call('licenser', 'GET', '/mails?sort=lastError')).json.code).toBe('request.invalid')
})

test('only those who may send licences see the outbox, and what is not there is not found', async () => {
  for (const who of ['customer', 'user', 'student'] as const)
    expect((await portal.call(who, 'GET', '/mails')).json.code).toBe('permission.missing')
  expect((await portal.call(null, 'GET', '/mails')).json.code).toBe('session.required')
  expect((await resend('0198c0de-ffff-7000-8000-000000000000')).json.code).toBe('mails.notFound')
})

test('lists neither carry the text of a mail nor its attachments', async () => {
  const [mail] = await outbox()
  expect(Object.keys(mail!).toSorted()).toEqual(
    [
      'attempts',
      'cc',
      'createdAt',
      'id',
      'language',
      'lastError',
      'receiver',
      'sentAt',
      'state',
      'subject',
      'template',
    ].toSorted(),
  )
})

test('a mail that failed and was emptied with its receiver is nothing staff could still send, and not counted', async () => {
  const failures = async () => (await portal.ask('licenser', countFailedMails)).failed
  const before = await failures()
  refusal = { code: 550, text: 'No such user' }
  const id = await send(addressOf('user'))
  await untilState(id, 'failed')
  expect(await failures()).toBe(before + 1)
  refusal = null
  const { visit, confirmed } = factorsOf(portal)
  expect((await (await confirmed(await visit('user'))).call('POST', '/profile/erasure')).status).toBe(204)
  await vi.waitFor(async () => expect((await outbox()).find((one) => one.id === id)!.receiver).toBe(''), {
    timeout: 30_000,
    interval: 100,
  })
  expect(await failures()).toBe(before)
})
