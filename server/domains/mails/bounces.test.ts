import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { requestNewPassword } from '#contract/accounts.ts'
import { addressOf } from '../../testing/factors.ts'
import { testPortal } from '../../testing/portal.ts'

const arrived: { from: string | false; to: string[]; text: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  closeTimeout: 500,
  onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      arrived.push({ from: mailFrom && mailFrom.address, to: rcptTo.map(({ address }) => address), text })
      done()
    })
  },
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
const { port } = server.server.address() as { port: number }
const portal = testPortal({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_BOUNCES: 'returned@vendor.example' })
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

test('what comes back goes to the address for it, and names the mail of the outbox', async () => {
  const email = addressOf('customer')
  await portal.ask(null, requestNewPassword, { body: { email } })
  await expect.poll(() => arrived.length).toBe(1)
  const mail = await portal.database.db
    .selectFrom('mails')
    .select(['id', 'sender'])
    .where('receiver', '=', email)
    .executeTakeFirstOrThrow()
  expect(arrived[0]).toMatchObject({ from: 'returned@vendor.example', to: [email] })
  expect(arrived[0]!.text).toContain(`Message-ID: <${mail.id}@`)
  expect(arrived[0]!.text).toMatch(new RegExp(`^From: .*<${mail.sender}>`, 'm'))
})
