import { beforeAll, expect, test, vi } from 'vitest'
import { readHost } from '#contract/hosts.ts'
import type { Resigning, SigningKey } from '#contract/keys.ts'
import { checkLedger } from '#contract/ledger.ts'
import { draftLicence, listHostLicences } from '#contract/licences.ts'
import { hashOf } from '#licence/ledger.ts'
import { verifyStatus } from '#licence/status.ts'
import { verifyLicence } from '#licence/verify.ts'
import { readLicence } from '#licence/read-licence.ts'
import { factorsOf, type Visitor } from '../../testing/factors.ts'
import { ownKeys } from '../../testing/own-keys.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ DATA_DIR: ownKeys() })
const { visit, confirmed } = factorsOf(portal)
const now = new Date('2026-12-01T12:00:00Z')
let staff: Visitor
const keys = async (): Promise<SigningKey[]> => (await staff.call('GET', '/signing-keys')).json.items
const active = async () => (await keys()).find(({ status }) => status === 'active')!
const published = async () => (await portal.call(null, 'GET', '/.well-known/licence-keys.json')).json
const codeOf = async (path: string, body: object = {}) => {
  const { status, json } = await staff.call('POST', path, body)
  return status < 400 ? status : `${status} ${json.code}`
}
const bytesOf = async (ids: readonly string[]): Promise<string[]> =>
  (await portal.query(`SELECT encode(bytes, 'base64') AS bytes FROM licences WHERE id = ANY($1::uuid[])`, [ids])).map(
    ({ bytes }) => bytes.replaceAll('\n', ''),
  )
const rotate = async (): Promise<SigningKey> => (await staff.call('POST', '/signing-keys', {})).json

beforeAll(async () => {
  staff = await confirmed(await visit('administrator'))
})

/** A licence for a host of its own, of a company with this number. */
async function issue(app = portal.app, customerNumber = '10023', input: object = {}) {
  const { id: holdingId } = await portal.given.holdingOf(customerNumber)
  const host = await portal.given.host({ holdingId, startDate: '2020-01-01', endDate: '2199-12-31', ...input })
  const headers = { authorization: `Bearer ${await portal.tokenOf('licenser')}` }
  const answer = await app.inject({ method: 'POST', url: `/api/hosts/${host.id}/licences`, headers, payload: {} })
  expect([answer.statusCode, answer.json().code]).toEqual([201, undefined])
  const licence = answer.json<{ id: string; keyId: string; serial: number; hostId: string }>()
  const { bytes } = await portal.call('licenser', 'GET', `/licences/${licence.id}/file`)
  return { ...licence, bytes }
}

const licencesOf = async (hostId: string) =>
  (await portal.ask('licenser', listHostLicences, { params: { id: hostId } })).items
const codeWith = async (bytes: Uint8Array) =>
  (await verifyLicence(bytes, { keys: await published(), now, host: null })).code

/** Why each licence was issued that a webhook was told of. */
async function toldTo(webhookId: string): Promise<string[]> {
  const { items } = (await staff.call('GET', `/webhooks/${webhookId}/deliveries`)).json
  const told = items.map(async ({ id }: { id: string }) => (await staff.call('GET', `/webhook-deliveries/${id}`)).json)
  return (await Promise.all(told)).map(({ body }) => JSON.parse(body).data.kind)
}

/** The run once it is in this state. */
const until = (id: string, state: Resigning['state']): Promise<Resigning> =>
  vi.waitFor(
    async () => {
      const run = (await staff.call('GET', `/resignings/${id}`)).json
      expect(run.state).toBe(state)
      return run
    },
    { timeout: 60_000, interval: 100 },
  )

test('a program that knows the former key alone learns the new one from the status of a licence', async () => {
  const known = { keys: (await published()).keys }
  const made = await rotate()
  const { bytes, serial } = await issue()
  expect((await verifyLicence(bytes, { keys: known, now })).code).toBe('licence.unknownKey')
  const sha256 = await hashOf(new Uint8Array(bytes))
  const status = await portal.call(null, 'GET', `/licence-status?serial=${serial}&sha256=${sha256}`)
  const answer = await verifyStatus(status.bytes, { serial: String(serial), sha256, keys: known })
  if (!answer.ok) throw new Error(answer.code)
  expect(answer.keys.keys.map(({ kid }) => kid)).toContain(made.id)
  expect((await verifyLicence(bytes, { keys: answer.keys, now })).valid).toBe(true)
})

test('a new key signs at once in every process; what the former one signed stays valid', async () => {
  const second = await portal.another()
  const [former, before] = [await active(), await issue()]
  expect(before.keyId).toBe(former.id)
  const made = await rotate()
  expect(made).toMatchObject({ status: 'active', createdBy: 'administrator@wellenwerk.example', live: 0 })
  expect((await issue()).keyId).toBe(made.id)
  const elsewhere = await issue(second)
  expect(elsewhere.keyId).toBe(made.id)
  expect((await keys()).find(({ id }) => id === former.id)).toMatchObject({
    status: 'replaced',
    replacedAt: expect.any(String),
  })
  expect(await codeWith(before.bytes)).toBe('valid')
  expect(await codeWith(elsewhere.bytes)).toBe('valid')
  const statuses = (await published()).keys.map(({ kid, status }: { kid: string; status: string }) => [kid, status])
  expect(statuses).toContainEqual([former.id, 'replaced'])
  expect(statuses).toContainEqual([made.id, 'active'])
  expect(await portal.ask('licenser', checkLedger)).toMatchObject({
    brokenAt: null,
    wrongHead: null,
  })
})

test('many who rotate at once make one key the active one', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => staff.call('POST', '/signing-keys', {})))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  const all = await keys()
  expect(all.filter(({ status }) => status === 'active')).toHaveLength(1)
})

test('a draft that was shown before the key changed is not issued with another', async () => {
  const { hostId } = await issue()
  const draft = await portal.ask('licenser', draftLicence, { params: { id: hostId } })
  await rotate()
  const answer = await portal.call('licenser', 'POST', `/hosts/${hostId}/licences`, { draft: draft.draft })
  expect(answer.json.code).toBe('licences.changedMeanwhile')
})

test('retiring and revoking wait until no live licence needs the key', async () => {
  const key = await rotate()
  const { hostId } = await issue()
  expect(await codeOf(`/signing-keys/${key.id}/retirement`)).toBe('409 keys.active')
  await rotate()
  expect(await codeOf(`/signing-keys/${key.id}/retirement`)).toBe('409 keys.needed')
  expect(await codeOf(`/signing-keys/${key.id}/revocation`)).toBe('409 keys.needed')
  expect(await codeOf('/signing-keys/none/retirement')).toBe('404 keys.notFound')
  // Disabled hosts need no key.
  const items = await licencesOf(hostId)
  expect((await portal.call('licenser', 'PATCH', `/hosts/${hostId}/state`, { disabled: true })).status).toBe(200)
  expect(items).toHaveLength(1)
  const bytes = (await portal.call('licenser', 'GET', `/licences/${items[0]!.id}/file`)).bytes
  expect(await codeOf(`/signing-keys/${key.id}/retirement`)).toBe(201)
  expect(await codeWith(bytes)).toBe('valid')
  expect(await codeOf(`/signing-keys/${key.id}/retirement`)).toBe('409 keys.ended')
  expect(await codeOf(`/signing-keys/${key.id}/revocation`)).toBe(201)
  expect(await codeWith(bytes)).toBe('licence.revokedKey')
  expect(await codeOf(`/signing-keys/${key.id}/revocation`)).toBe('409 keys.ended')
})

test('every live licence of a key is signed again, once, with the same facts, and mailed to the main contacts', async () => {
  const key = await rotate()
  const host = await issue(portal.app, '10023', { companyNameShort: 'Ärzte GmbH' })
  await issue(portal.app, '10147')
  const old = await issue(portal.app, '10311', { endDate: '2021-12-31' })
  await rotate()
  const { live, holders } = (await keys()).find(({ id }) => id === key.id)!
  expect([live, holders]).toEqual([2, 2])
  const hook = await staff.call('POST', '/webhooks', { url: 'https://hooks.example/', events: ['licence.issued'] })
  const started = await staff.call('POST', `/signing-keys/${key.id}/resignings`, { mail: true })
  expect([started.status, started.json.licences]).toEqual([201, 2])
  expect(await codeOf(`/signing-keys/${key.id}/resignings`, { mail: true })).toBe('409 keys.resigningOpen')
  const run = await until(started.json.id, 'done')
  expect(run).toMatchObject({ licences: 2, signed: 2, skipped: 0, failed: 0, holders: 2 })
  const [newest, before] = await licencesOf(host.hostId)
  expect(await toldTo(hook.json.webhook.id)).toEqual(['resign', 'resign'])
  expect(newest).toMatchObject({ generation: 2, supersedes: before!.serial, keyId: (await active()).id })
  const file = (await portal.call('licenser', 'GET', `/licences/${newest!.id}/file`)).bytes
  const [now_, was] = [readLicence(file), readLicence(host.bytes)]
  const numbers = {
    serial: '',
    generation: 0,
    supersedes: '',
    ledgerPosition: 0,
    ledgerPrevious: '',
    keyId: '',
    issued: '',
  }
  expect(now_.ok && { ...now_.licence, ...numbers }).toEqual(was.ok && { ...was.licence, ...numbers })
  expect(await codeWith(file)).toBe('valid')
  // What ran out is left alone.
  expect(await licencesOf(old.hostId)).toHaveLength(1)
  expect((await keys()).find(({ id }) => id === key.id)?.live).toBe(0)
  const page = (await staff.call('GET', `/resignings/${run.id}/holders`)).json
  expect(page.total).toBe(2)
  for (const item of page.items)
    expect(item).toMatchObject({
      state: 'done',
      licences: 1,
      signed: 1,
      // Whoever could not be told of is no company that is simply done.
      problems: item.mails === 0 ? ['keys.nobodyTold'] : [],
    })
  const untold = (await staff.call('GET', `/resignings/${run.id}/holders?only=failed`)).json
  expect(untold.total).toBe(page.items.filter(({ mails }: { mails: number }) => mails === 0).length)
  const rows = await portal.query(
    `SELECT receiver, mails.language, contacts.language AS own, subject, attachments FROM mails
     JOIN contacts ON contacts.email = receiver WHERE template = 'keys.resigned'`,
  )
  expect(rows).toHaveLength(run.mails)
  for (const mail of rows) {
    expect(mail.language).toBe(mail.own)
    expect(mail.attachments).toHaveLength(1)
    expect(mail.subject).toMatch(mail.own === 'de' ? /^Neue Lizenzdateien für / : /^New licence files for /)
  }
  const sent = rows.flatMap((mail) => mail.attachments as { name: string; record: { id: string } }[])
  if (sent.some(({ name }) => name.includes('10023')))
    expect(await bytesOf(sent.map(({ record }) => record.id))).toContain(file.toString('base64'))
  const audited = await portal.database.pool.query(
    `SELECT operation FROM audit_log WHERE record_kind = 'licence' AND record_id = $1`,
    [newest!.id],
  )
  expect(audited.rows).toEqual([{ operation: 'startResigning' }])
})

test('paused, nothing more is signed; going on finishes it, and two jobs sign nothing twice', async () => {
  const key = await rotate()
  const hosts = []
  for (let count = 0; count < 6; count++) hosts.push((await issue()).hostId)
  await rotate()
  // Paused before the job begins, as soon as it is there.
  const started = (await staff.call('POST', `/signing-keys/${key.id}/resignings`, { mail: false })).json
  await staff.call('POST', `/resignings/${started.id}/pause`, {})
  const paused = await until(started.id, 'paused')
  // Whatever was on its way has come to its end.
  const waiting = "SELECT FROM pgboss.job WHERE name = 'keys.resign' AND state < 'completed'"
  await vi.waitFor(async () => expect((await portal.database.pool.query(waiting)).rowCount).toBe(0), {
    timeout: 30_000,
  })
  const later = (await staff.call('GET', `/resignings/${started.id}`)).json
  expect(later.signed - paused.signed).toBeLessThanOrEqual(1)
  expect(await codeOf(`/resignings/${started.id}/pause`)).toBe('409 keys.resigningNotRunning')
  const resumed = await Promise.all([1, 2, 3].map(() => staff.call('POST', `/resignings/${started.id}/resumption`, {})))
  expect(resumed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  const run = await until(started.id, 'done')
  expect(run).toMatchObject({ licences: 6, signed: 6, failed: 0, mails: 0 })
  for (const hostId of hosts) expect(await licencesOf(hostId)).toHaveLength(2)
  expect((await portal.ask('licenser', checkLedger)).brokenAt).toBeNull()
})

test('what was replaced meanwhile is skipped; a file that cannot be read fails and is tried again', async () => {
  const key = await rotate()
  const [one, other] = [await issue(), await issue()]
  await rotate()
  const started = await portal.database.db.transaction().execute(async (tx) => {
    // Held back until both are as they should be.
    await tx.selectFrom('hosts').select('id').where('id', 'in', [one.hostId, other.hostId]).forUpdate().execute()
    const begun = await staff.call('POST', `/signing-keys/${key.id}/resignings`, { mail: false })
    await tx.updateTable('hosts').set({ disabledBy: 'vendor' }).where('id', '=', one.hostId).execute()
    await tx
      .updateTable('licences')
      .set({ bytes: Buffer.from('broken') })
      .where('id', '=', other.id)
      .execute()
    return begun
  })
  const failed = await until(started.json.id, 'done')
  expect(failed).toMatchObject({ signed: 0, skipped: 1, failed: 1 })
  const [company] = (await staff.call('GET', `/resignings/${failed.id}/holders?only=failed`)).json.items
  expect(company.problems).toEqual(['licences.fileUnreadable'])
  await portal.database.db.updateTable('licences').set({ bytes: other.bytes }).where('id', '=', other.id).execute()
  await staff.call('POST', `/resignings/${failed.id}/resumption`, {})
  await vi.waitFor(async () => expect(await licencesOf(other.hostId)).toHaveLength(2), { timeout: 30_000 })
  expect(await until(failed.id, 'done')).toMatchObject({ signed: 1, skipped: 1, failed: 0 })
  expect(await codeOf(`/signing-keys/${key.id}/resignings`, { mail: true })).toBe('409 keys.nothingToSign')
  expect(await codeOf(`/signing-keys/${(await active()).id}/resignings`, { mail: true })).toBe('409 keys.active')
})

test('what is tried again is mailed alone: no file goes out twice, and none that was replaced meanwhile', async () => {
  const key = await rotate()
  const [one, other, third] = [await issue(), await issue(), await issue()]
  await rotate()
  const write = (bytes: Buffer) =>
    portal.database.db.updateTable('licences').set({ bytes }).where('id', '=', other.id).execute()
  const mails = async (): Promise<{ receiver: string; attachments: { name: string }[] }[]> =>
    await portal.query(
      `SELECT receiver, attachments FROM mails WHERE template = 'keys.resigned' AND created_at > $1 ORDER BY created_at`,
      [began],
    )
  const began = (await portal.query('SELECT clock_timestamp() AS now'))[0].now
  await write(Buffer.from('broken'))
  const started = (await staff.call('POST', `/signing-keys/${key.id}/resignings`, { mail: true })).json
  const first = await until(started.id, 'done')
  expect(first).toMatchObject({ signed: 2, failed: 1 })
  const sent = await mails()
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.every(({ attachments }) => attachments.length === 2)).toBe(true)
  await write(other.bytes)
  await staff.call('POST', `/resignings/${started.id}/resumption`, {})
  await vi.waitFor(async () => expect(await licencesOf(other.hostId)).toHaveLength(2), { timeout: 30_000 })
  expect(await until(started.id, 'done')).toMatchObject({ signed: 3, failed: 0, mails: 2 * sent.length })
  const [again] = await licencesOf(other.hostId)
  const later = (await mails()).slice(sent.length)
  expect(later.map(({ receiver }) => receiver).toSorted()).toEqual(sent.map(({ receiver }) => receiver).toSorted())
  for (const { attachments } of later) {
    expect(attachments).toHaveLength(1)
    expect(attachments[0]!.name).toContain(`-${again!.serial}.lic`)
  }
  for (const { hostId } of [one, third]) expect(await licencesOf(hostId)).toHaveLength(2)
})

test('licences of a disabled product are signed again as well, and their files sent to nobody', async () => {
  const key = await rotate()
  const [off, on] = [await issue(portal.app, '10147'), await issue()]
  const { holdingId } = await portal.ask('licenser', readHost, { params: { id: off.hostId } })
  const switched = (disabled: boolean) => portal.call('administrator', 'PATCH', `/holdings/${holdingId}`, { disabled })
  await switched(true)
  await rotate()
  const began = (await portal.query('SELECT clock_timestamp() AS now'))[0].now
  const started = (await staff.call('POST', `/signing-keys/${key.id}/resignings`, { mail: true })).json
  expect(await until(started.id, 'done')).toMatchObject({ signed: 2, failed: 0 })
  expect((await licencesOf(off.hostId))[0]!.keyId).toBe((await active()).id)
  const rows = await portal.query<{ name: string }>(
    `SELECT attachments -> 0 ->> 'name' AS name FROM mails WHERE template = 'keys.resigned' AND created_at > $1`,
    [began],
  )
  const [sent] = await licencesOf(on.hostId)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ name }) => !name.includes(`-${sent!.serial}.lic`))).toEqual([])
  // Nor is that a lack of people to tell.
  expect((await staff.call('GET', `/resignings/${started.id}/holders?only=failed`)).json.total).toBe(0)
  await switched(false)
})
