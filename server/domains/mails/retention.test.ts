import { expect, test } from 'vitest'
import type { Letter } from '#platform/mail/mail-layout.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'

const letter: Letter<object> = {
  template: 'mails.test',
  why: { de: 'x', en: 'x' },
  write: () => ({ subject: 'x', text: 'x', html: '' }),
  samples: [],
}

const portal = testPortal({ MAILS_KEPT_DAYS: '180' })
const run = (name: string) => portal.run(name)
const licence = async () => (await portal.query('SELECT id, bytes FROM licences ORDER BY serial LIMIT 1'))[0]

async function sent(): Promise<string> {
  const body = { receiver: 'it@kunde.example', cc: [], comment: '', language: 'de' }
  const { mailId } = (await portal.call('licenser', 'POST', `/licences/${(await licence()).id}/mails`, body)).json
  await jobsDone(portal)
  return mailId as string
}
const attached = async (mailId: string) => {
  const path = `/mailbox/${encodeURIComponent(`<${mailId}@localhost>`)}/attachments/0`
  return (await portal.call(null, 'GET', path)).bytes
}

test('a licence file is not stored once more with each mail it is attached to, and arrives byte for byte', async () => {
  const { id, bytes } = await licence()
  const mailId = await sent()
  const [{ attachments }] = await portal.query('SELECT attachments FROM mails WHERE id = $1', [mailId])
  expect(attachments).toEqual([
    { name: expect.stringMatching(/\.lic$/), mediaType: 'application/octet-stream', record: { kind: 'licence', id } },
  ])
  expect((await attached(mailId)).equals(bytes)).toBe(true)
})

test('what is stored nowhere else goes with the mail until it is sent, as do mails queued by an older version', async () => {
  const content = Buffer.from('stands nowhere else').toString('base64')
  const mailId = await portal.jobCall().transaction((call) =>
    call.mail(
      { email: 'a@kunde.example', language: 'de' },
      letter,
      {},
      {
        attachments: [{ name: 'a.txt', mediaType: 'text/plain', content }],
      },
    ),
  )
  await jobsDone(portal)
  expect((await attached(mailId)).toString()).toBe('stands nowhere else')
  const [{ attachments, state }] = await portal.query('SELECT attachments, state FROM mails WHERE id = $1', [mailId])
  expect([state, attachments]).toEqual(['sent', [{ name: 'a.txt', mediaType: 'text/plain' }]])
})

test('a mail whose attachment is gone is not sent without it', async () => {
  const mailId = await portal.jobCall().transaction((call) =>
    call.mail(
      { email: 'b@kunde.example', language: 'de' },
      letter,
      {},
      {
        attachments: [
          {
            name: 'a.lic',
            mediaType: 'text/plain',
            record: { kind: 'licence', id: '0198c0de-ffff-7000-8000-000000000000' },
          },
        ],
      },
    ),
  )
  await jobsDone(portal)
  const [mail] = await portal.query('SELECT state, last_error FROM mails WHERE id = $1', [mailId])
  expect(mail).toEqual({ state: 'failed', last_error: expect.stringContaining('attachment') })
})

test('sent and failed mails go after their term, those that wait stay', async () => {
  await portal.query('DELETE FROM mails')
  const add = (state: string, days: number) =>
    portal.query(
      `INSERT INTO mails (id, template, language, sender, receiver, subject, text_body, state, created_at)
       SELECT gen_random_uuid(), 'x.y', 'de', '', 'a@b.example', $1::text || ' ' || $2::int, '', $1::text, now() - make_interval(days => $2::int)
       FROM generate_series(1, 1100)`,
      [state, days],
    )
  for (const state of ['sent', 'failed', 'queued']) for (const days of [179, 181]) await add(state, days)
  await run('mails.removeOld')
  expect(await portal.query('SELECT subject, count(*)::int AS n FROM mails GROUP BY 1 ORDER BY 1')).toEqual([
    { subject: 'failed 179', n: 1100 },
    { subject: 'queued 179', n: 1100 },
    { subject: 'queued 181', n: 1100 },
    { subject: 'sent 179', n: 1100 },
  ])
})

test('a cloud invitation that failed is still told as failed once others are gone', async () => {
  const [{ contact_id }] = await portal.query(`SELECT contact_id FROM cloud_access LIMIT 1`)
  const [{ id }] = await portal.query(
    `INSERT INTO mails (id, template, language, sender, receiver, subject, text_body, state, created_at)
     VALUES (gen_random_uuid(), 'cloud.invitation', 'de', '', 'a@b.example', '', '', 'failed', now() - interval '300 days') RETURNING id`,
  )
  await portal.query(`UPDATE cloud_access SET invitation_mail = $1 WHERE contact_id = $2`, [id, contact_id])
  await run('mails.removeOld')
  expect(await portal.query('SELECT id FROM mails WHERE id = $1', [id])).toHaveLength(1)
})
