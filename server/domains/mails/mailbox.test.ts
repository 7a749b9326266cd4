import { expect, test, vi } from 'vitest'
import { listCaughtMails } from '#contract/mails.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const closed = testPortal({ DEMO: '0' })

test('in demo mode everybody reads the caught mails and downloads what is attached', async () => {
  const licence = await portal.database.db
    .selectFrom('licences')
    .select(['id', 'bytes', 'fileName'])
    .executeTakeFirstOrThrow()
  const body = { receiver: 'it@kunde.example', cc: ['chef@kunde.example'], comment: '', language: 'en' }
  const sent = await portal.call('licenser', 'POST', `/licences/${licence.id}/mails`, body)
  const [one] = await vi.waitFor(
    async () => {
      const { items } = await portal.ask(null, listCaughtMails)
      expect(items).toHaveLength(1)
      return items
    },
    { timeout: 30_000, interval: 50 },
  )
  expect(one).toMatchObject({
    id: `<${sent.json.mailId}@localhost>`,
    to: 'it@kunde.example',
    from: 'service@wellenwerk.example',
    subject: expect.stringContaining('Your licence file'),
  })
  const path = `/mailbox/${encodeURIComponent(one!.id)}`
  const mail = (await portal.call(null, 'GET', path)).json
  expect(mail).toMatchObject({
    cc: 'chef@kunde.example',
    text: expect.stringContaining('Hello,'),
    attachments: [{ name: licence.fileName, size: licence.bytes.length }],
  })
  const file = await portal.call(null, 'GET', `${path}/attachments/0`)
  expect(file.bytes.equals(licence.bytes)).toBe(true)
  expect(file.headers['content-disposition']).toContain(licence.fileName)
  for (const missing of [`${path}/attachments/1`, '/mailbox/none', '/mailbox/none/attachments/0'])
    expect((await portal.call(null, 'GET', missing)).json.code).toBe('mails.notFound')
})

test('without demo mode there is no mailbox, for nobody', async () => {
  for (const path of ['/mailbox', '/mailbox/none', '/mailbox/none/attachments/0'])
    for (const who of [null, 'administrator'] as const) {
      const { status, json } = await closed.call(who, 'GET', path)
      expect([status, json.code]).toEqual([404, 'request.notFound'])
    }
})
