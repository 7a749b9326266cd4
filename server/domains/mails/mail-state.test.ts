import { expect, test } from 'vitest'
import { readMailState } from '#contract/mails.ts'
import { testPortal } from '../../testing/portal.ts'

// Nobody listens there: the mail server is down.
const portal = testPortal({ SMTP_URL: 'smtp://127.0.0.1:9' })
const waiting = async () => (await portal.ask(null, readMailState)).waiting

test('while the mail server takes nothing, whoever waits for a mail is told that it waits, and no longer once one went out', async () => {
  expect(await waiting()).toBe(false)
  expect(
    (await portal.call(null, 'POST', '/session/password-links', { email: 'user@wellenwerk.example' })).status,
  ).toBe(204)
  await expect.poll(waiting).toBe(true)
  // The same to everybody, and without a word about whose mail it is.
  expect(await portal.ask('user', readMailState)).toEqual({ waiting: true })
  await portal.query(`UPDATE mails SET state = 'sent', sealed = '', sent_at = now()`)
  expect(await waiting()).toBe(false)
})
