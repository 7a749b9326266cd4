import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { findCloudUser, listCloudUsers } from '#contract/cloud-users.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'

/** A mail server on the loopback address that knows no mailbox called `weg`. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  closeTimeout: 500,
  onRcptTo({ address }, _session, done) {
    done(address.startsWith('weg@') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined)
  },
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => done())
  },
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
const { port } = server.server.address() as { port: number }

const portal = testPortal({ SMTP_URL: `smtp://127.0.0.1:${port}` })
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

test('a mail that is refused for good makes the invitation a failed one, which can be sent again at once', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 1 })
  const [contact] = contacts as [string]
  const called = (email: string) =>
    portal.database.pool.query('UPDATE contacts SET email = $2 WHERE id = $1', [contact, email])
  const invite = async () =>
    (await portal.call('administrator', 'POST', `/cloud/configurations/${id}/users/${contact}/invitation`)).status
  const state = async () => (await portal.ask('administrator', listCloudUsers, { params: { id } })).items[0]!.invitation
  await called('weg@cloud.example')
  expect(await invite()).toBe(204)
  await jobsDone(portal)
  expect(await state()).toBe('failed')
  const person = await portal.ask('administrator', findCloudUser, { query: { contact } })
  expect(person.places).toMatchObject([{ invitation: 'failed' }])
  await called('da@cloud.example')
  expect(await invite()).toBe(204)
  await jobsDone(portal)
  expect(await state()).toBe('sent')
})
