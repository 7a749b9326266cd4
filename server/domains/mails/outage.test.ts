import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requestNewPassword } from '#contract/accounts.ts'
import { addressOf } from '../../testing/factors.ts'
import { testPortal } from '../../testing/portal.ts'

/** What the mail server took, by Message-ID. */
const taken: string[] = []
function mailServer(): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 500,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
      stream.on('end', () => {
        taken.push(/^message-id: <([^@]+)@/im.exec(text)?.[1] ?? 'none')
        done()
      })
    },
  })
}
const listen = (server: SMTPServer, port: number) =>
  new Promise<number>((ready) =>
    server.listen(port, '127.0.0.1', () => ready((server.server.address() as { port: number }).port)),
  )
const close = (server: SMTPServer) => new Promise<void>((closed) => server.close(() => closed()))

// A port nobody listens on for now.
const first = mailServer()
const port = await listen(first, 0)
await close(first)
let back: SMTPServer | undefined
const portal = testPortal({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TRIES: '1000' })
beforeAll(async () => void (await portal.another()))
afterAll(() => back && close(back))

const mails = async () =>
  await portal.query<{ id: string; state: string; attempts: number; template: string }>('SELECT * FROM mails')

test('the mail server is away for the whole run and comes back: nothing is lost, nothing sent twice', async () => {
  const rows = await portal.query<{ id: string }>('SELECT id FROM licences ORDER BY serial LIMIT 1')
  const before = new Set((await mails()).map(({ id }) => id))
  const send = (at: number) =>
    portal.call('licenser', 'POST', `/licences/${rows[0]!.id}/mails`, {
      receiver: `empfaenger-${at}@kunde.example`,
      cc: [],
      comment: '',
      language: 'de',
    })
  const answers = await Promise.all(Array.from({ length: 15 }, (_, at) => send(at)))
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  await portal.ask(null, requestNewPassword, { body: { email: addressOf('customer2') } })
  const queued = async () => (await mails()).filter(({ id }) => !before.has(id))
  await vi.waitFor(
    async () => {
      const waiting = await queued()
      expect(waiting).toHaveLength(16)
      expect(waiting.every(({ state, attempts }) => state === 'queued' && attempts >= 2)).toBe(true)
    },
    { timeout: 30_000, interval: 200 },
  )
  back = mailServer()
  await listen(back, port)
  await vi.waitFor(async () => expect((await queued()).every(({ state }) => state === 'sent')).toBe(true), {
    timeout: 30_000,
    interval: 200,
  })
  expect(taken.toSorted()).toEqual((await queued()).map(({ id }) => id).toSorted())
}, 60_000)
