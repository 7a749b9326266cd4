import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import PostalMime, { type Email } from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { sendLicences } from '#contract/licences.ts'
import { machineName } from '#contract/machine-name.ts'
import { formatMac } from '#licence/mac.ts'
import { type Answer, testPortal } from '../../../testing/portal.ts'
import { fileOf, issueFor, newHolding, newHost, rowCounts } from '../fixtures.ts'

const portal = testPortal()
const plain = { receiver: 'it@kunde.example', cc: [], comment: '', language: 'de' }
const send = (licenceId: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  portal.call('licenser', 'POST', `/licences/${licenceId}/mails`, { ...plain, ...body }, headers)

async function newLicence(version = 20): Promise<string> {
  const holding = await newHolding(portal, { code: `WW-NW-${version}` })
  return (await issueFor(portal, (await newHost(portal, holding, { version })).id)).id
}

/** The mail as it lay in the catcher, once it is there. */
async function caught(mailId: string): Promise<Email & { raw: string }> {
  const raw = await vi.waitFor(
    async () => {
      const rows = await portal.database.db
        .selectFrom('caughtMails')
        .select('raw')
        .where('messageId', '=', `<${mailId}@localhost>`)
        .execute()
      expect(rows).toHaveLength(1)
      return rows[0]!.raw
    },
    { timeout: 30_000, interval: 50 },
  )
  return { ...(await PostalMime.parse(raw)), raw: raw.toString('latin1') }
}

const headerOf = (mail: Email, key: string) => mail.headers.filter((one) => one.key === key).map(({ value }) => value)

test('the file arrives once, byte for byte, from the licence sender, with every copy', async () => {
  const id = await newLicence()
  const cc = ['chef@kunde.example', 'archiv@kunde.example', 'einkauf@kunde.example']
  const answer = await send(id, { receiver: 'IT@Kunde.example', cc, comment: 'Bitte bis Freitag.\nGruß, Jörg' })
  expect(answer.status).toBe(201)
  const mail = await caught(answer.json.mailId)
  const file = await fileOf(portal, id)
  expect(mail.attachments).toHaveLength(1)
  const [attachment] = mail.attachments
  expect(Buffer.from(attachment!.content as ArrayBuffer).equals(file.bytes)).toBe(true)
  expect(attachment!.filename).toMatch(/^Wellenwerk_Netzwerk_20_88\d{3}\.lic$/)
  expect(mail.from).toMatchObject({ address: 'service@wellenwerk.example', name: 'Wellenwerk Software GmbH' })
  expect(mail.to).toMatchObject([{ address: 'it@kunde.example' }])
  expect(mail.cc?.map((one) => one.address)).toEqual(cc)
  expect(headerOf(mail, 'auto-submitted')).toEqual(['auto-generated'])
  expect(mail.text).toContain('\n\nBitte bis Freitag.\nGruß, Jörg\n\n')
  const outboxRow = () =>
    portal.database.db.selectFrom('mails').selectAll().where('id', '=', answer.json.mailId).executeTakeFirstOrThrow()
  // The mail is there before it is noted as sent.
  await expect.poll(async () => (await outboxRow()).state).toBe('sent')
  const row = await outboxRow()
  expect(row).toMatchObject({ attempts: 1, lastError: '', recordKind: 'licence', recordId: id, cc })
  expect(row.sentAt).not.toBeNull()
})

test('the mail names the machine its file is for, also when the host ID names another by now', async () => {
  const host = await newHost(portal, await newHolding(portal))
  const { id } = await issueFor(portal, host.id)
  const textOf = async () => (await caught((await send(id)).json.mailId)).text
  const [{ mac, name }, ...others] = host.hosts
  expect(await textOf()).toContain(`Sie gilt für ${machineName({ name, mac })}.`)
  const hosts = [{ name: 'NACHFOLGER', mac: '001B44AAAAAA' }, ...others]
  const {
    id: _i,
    holdingId: _c,
    disabled: _d,
    generation: _g,
    movedTo: _v,
    emergencyFor: _e,
    createdAt: _a,
    ...input
  } = host
  expect((await portal.call('licenser', 'PUT', `/hosts/${host.id}`, { ...input, hosts })).status).toBe(200)
  expect(await textOf()).toContain(`Sie gilt für ${formatMac(mac!)}.`)
})

test.each([
  [18, 'de', 'Port 28060', 'Ihre Lizenzdatei für Wellenwerk Netzwerk 18', 'Guten Tag,'],
  [19, 'de', '„Hilfe – Lizenz einlesen“', 'Ihre Lizenzdatei für Wellenwerk Netzwerk 19', 'Guten Tag,'],
  [20, 'de', '„Lizenzdatei einlesen“', 'Ihre Lizenzdatei für Wellenwerk Netzwerk 20', 'Guten Tag,'],
  [18, 'en', 'port 28060', 'Your licence file for Wellenwerk Network 18', 'Hello,'],
  [19, 'en', '“Help – Load licence”', 'Your licence file for Wellenwerk Network 19', 'Hello,'],
  [20, 'en', '“Load licence file”', 'Your licence file for Wellenwerk Network 20', 'Hello,'],
])('version %i in %s says what to do with the file', async (version, language, phrase, subject, greeting) => {
  const mail = await caught((await send(await newLicence(version), { language })).json.mailId)
  expect(mail.subject).toBe(subject)
  expect(mail.text?.startsWith(greeting)).toBe(true)
  const others = ['28060', 'Hilfe –', 'Help –', 'Lizenzdatei einlesen“', 'Load licence file”']
  expect(mail.text).toContain(phrase)
  expect(others.filter((other) => mail.text?.includes(other))).toHaveLength(1)
  expect(mail.text).not.toMatch(/[{}]/)
})

test('outbox row, job, audit row and answer come in one transaction or not at all', async () => {
  const id = await newLicence()
  const jobs = async () =>
    (await portal.query("SELECT count(*)::int AS found FROM pgboss.job WHERE name = 'mail.send'"))[0].found as number
  const before = [await rowCounts(portal), await jobs()] as const
  await portal.query('ALTER TABLE audit_log ADD CONSTRAINT no_more CHECK (false) NOT VALID')
  expect((await send(id)).status).toBe(500)
  await portal.query('ALTER TABLE audit_log DROP CONSTRAINT no_more')
  expect([await rowCounts(portal), await jobs()]).toEqual(before)
  const headers = { 'idempotency-key': 'mail-once' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(id, {}, headers)))
  expect(new Set(answers.map(({ json }) => json.mailId)).size).toBe(1)
  expect(await jobs()).toBe(before[1] + 1)
  const after = await rowCounts(portal)
  expect([after['mails'], after['audit_log']]).toEqual([before[0]['mails']! + 1, before[0]['audit_log']! + 1])
  await caught(answers[0]!.json.mailId)
})

test.each<[string, object]>([
  ['a header in the receiver', { receiver: 'it@kunde.example\r\nBcc: x@y.example' }],
  ['a bare line feed in the receiver', { receiver: 'it@kunde.example\n' }],
  ['two receivers', { receiver: 'a@kunde.example,b@kunde.example' }],
  ['a name and an address', { receiver: 'IT <it@kunde.example>' }],
  ['no receiver', { receiver: '' }],
  ['a header in a copy', { cc: ['chef@kunde.example', 'x@y.example\r\nSubject: y'] }],
  ['eleven copies', { cc: Array.from({ length: 11 }, (_, index) => `a${index}@kunde.example`) }],
  ['a NUL in the comment', { comment: 'A\u0000B' }],
  ['a comment of 2001 characters', { comment: 'x'.repeat(2001) }],
  ['another language', { language: 'fr' }],
])('%s is refused and nothing is queued', async (_name, body) => {
  const id = await newLicence()
  const before = await rowCounts(portal)
  const { status, json } = await send(id, body)
  expect([status, json.code]).toEqual([400, 'request.invalid'])
  expect(await rowCounts(portal)).toEqual(before)
})

test('whatever a comment holds, it stays a comment', async () => {
  const comment = 'Eins\r\nBcc: x@y.example\r\n\r\n--boundary\r\n.\r\nQUIT\r\n{vendor} <b>fett</b>'
  const mail = await caught((await send(await newLicence(), { comment })).json.mailId)
  expect(headerOf(mail, 'bcc')).toEqual([])
  expect(mail.to?.concat(mail.cc ?? [])).toHaveLength(1)
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(comment.replaceAll('\r\n', '\n'))
  expect(mail.html).toContain('{vendor} &lt;b&gt;fett&lt;/b&gt;')
  expect(mail.html).not.toContain('<b>')
  expect(mail.attachments).toHaveLength(1)
})

test('an unknown licence is not found, and customers send nothing', async () => {
  const unknown = await send('0198c0de-ffff-7000-8000-000000000000')
  expect([unknown.status, unknown.json.code]).toEqual([404, 'licences.licNotFound'])
  const customer = await portal.call('customer', 'POST', `/licences/${await newLicence()}/mails`, plain)
  expect([customer.status, customer.json.code]).toEqual([403, 'permission.missing'])
})

test('several licences leave together: mailed to the addresses of their hosts, and as one ZIP file', async () => {
  const { id: holdingId } = await portal.given.fullHolding()
  const hosts = [
    await portal.given.host({ holdingId, email: 'eins@werk.example' }),
    await portal.given.host({ holdingId }),
  ]
  const licenceIds: string[] = []
  for (const { id } of hosts) licenceIds.push((await portal.given.licence(id)).id)
  const { items } = await portal.ask('licenser', sendLicences, { body: { licenceIds } })
  expect(items).toEqual(licenceIds.map((licenceId, at) => ({ licenceId, mailedTo: hosts[at]!.email })))
  const archive = await portal.call('licenser', 'POST', '/licence-archives', { licenceIds })
  expect(archive.headers['content-type']).toBe('application/zip')
  const files = Object.values(unzipSync(archive.bytes)).map((bytes) => Buffer.from(bytes).toString('utf8'))
  expect(files).toHaveLength(2)
  expect(files.every((text) => text.startsWith('KEYWERK-LICENCE 2'))).toBe(true)
  // One that is not there stops all.
  const body = { licenceIds: [...licenceIds, randomUUID()] }
  expect((await portal.call('licenser', 'POST', '/licence-mails', body)).json.code).toBe('licences.licNotFound')
  expect((await portal.call('licenser', 'POST', '/licence-archives', body)).status).toBe(404)
})
