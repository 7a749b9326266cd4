import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listOwnOpenRequests } from '#contract/open-requests.ts'
import { listContactRequests, countLicenceRequests, readLicenceRequest } from '#contract/renewals.ts'
import { readMe } from '#contract/session.ts'
import { mailsTo } from '../../testing/account-mails.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { hostInput } from '../../testing/samples.ts'

const portal = testPortal({ MAIL_STAFF: 'lizenzen@wellenwerk.example' })
const idFile = readFileSync(new URL('../../../licence/src/fixtures/network-mac.id', import.meta.url)).toString('base64')

interface Shown {
  id: string
  hosts: { id: string }[]
  product: { version: number }
}

const passports = async (who: Who = 'customer'): Promise<Shown[]> => {
  const { companyId } = await portal.ask(who, readMe)
  return (await portal.call(who, 'GET', `/companies/${companyId}/passports`)).json.items
}
const ask = (holdingId: string, body: object, who: Who = 'customer') =>
  portal.call(who, 'POST', `/holdings/${holdingId}/licence-requests`, body)
const answer = (id: string, body: object, who: Who = 'licenser') =>
  portal.call(who, 'POST', `/licence-requests/${id}/answers`, body)
const receiver = 'customer@wellenwerk.example'

test('a renewal is asked for, reaches staff, is answered; the customer reads and is mailed', async () => {
  const [passport] = await passports()
  const asked = await ask(passport!.id, { kind: 'renewal', message: 'Bitte um zwölf Monate.' })
  expect(asked.status).toBe(201)
  expect(asked.json).toMatchObject({
    state: 'open',
    askedBy: receiver,
    holder: { customerNumber: '10023' },
    host: null,
  })
  const [toStaff] = await mailsTo(portal, 'lizenzen@wellenwerk.example', 'renewals.asked')
  expect(toStaff?.textBody).toContain(`/management/requests/${asked.json.id}`)
  expect(toStaff?.textBody).toContain('Bitte um zwölf Monate.')
  const { items } = (await portal.call('licenser', 'GET', '/licence-requests?search=10023')).json
  expect(items.map(({ id }: { id: string }) => id)).toContain(asked.json.id)
  expect((await portal.ask('licenser', countLicenceRequests)).open).toBe(1)

  const ownOpen = async (who: Who) => (await portal.ask(who, listOwnOpenRequests, {})).items
  const { id, kind, holdingId } = asked.json
  expect(await ownOpen('customer')).toEqual([{ id, kind, state: 'open', holdingId, cloudAccountId: null }])
  for (const other of ['customer2', 'licenser', 'user'] as const) expect(await ownOpen(other)).toEqual([])
  expect((await answer(asked.json.id, { state: 'inWork' })).status).toBe(201)
  expect((await ownOpen('customer')).map(({ state }) => state)).toEqual(['inWork'])
  expect((await answer(asked.json.id, { state: 'inWork' })).json.code).toBe('requests.decided')
  expect((await answer(asked.json.id, { state: 'declined' })).json.field).toBe('note')
  const done = await answer(asked.json.id, { state: 'done', note: 'Die neue Datei liegt bereit.' })
  expect(await ownOpen('customer')).toEqual([])
  expect(done.json.steps.map(({ state }: { state: string }) => state)).toEqual(['open', 'inWork', 'done'])
  expect(done.json.steps[2].by).toBe('licenser@wellenwerk.example')
  const seen = await portal.ask('customer', readLicenceRequest, { params: { id: asked.json.id } })
  expect(seen).toMatchObject({ state: 'done', steps: [{}, {}, { note: 'Die neue Datei liegt bereit.', by: '' }] })
  const mails = await mailsTo(portal, receiver, 'renewals.answer')
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringContaining(': erledigt'),
    expect.stringContaining(': in Arbeit'),
  ])
  expect((await answer(asked.json.id, { state: 'declined', note: 'zu spät' })).json.code).toBe('requests.decided')
  expect((await portal.call('customer', 'POST', `/licence-requests/${asked.json.id}/withdrawal`)).json.code).toBe(
    'requests.decided',
  )
})

test('one open request for the same thing, also of eight at once; withdrawn, there may be another', async () => {
  const [, passport] = await passports()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(passport!.id, { kind: 'renewal' })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'requests.openAlready')).toHaveLength(7)
  const { id } = answers.find(({ status }) => status === 201)!.json
  const withdrawn = await portal.call('customer', 'POST', `/licence-requests/${id}/withdrawal`)
  expect(withdrawn.json).toMatchObject({ state: 'withdrawn' })
  expect((await ask(passport!.id, { kind: 'renewal' })).status).toBe(201)
})

test('a host change brings the new licence request; a file that is none is refused with its reason', async () => {
  const passport = (await passports()).find(({ hosts }) => hosts.length > 0)!
  const hostId = passport.hosts[0]!.id
  const body = { kind: 'hostChange', hostId, file: { name: '../neu.id', content: idFile } }
  const asked = await ask(passport.id, body)
  expect(asked.json).toMatchObject({ kind: 'hostChange', fileName: 'neu.id', host: { id: hostId } })
  const file = await portal.call('licenser', 'GET', `/licence-requests/${asked.json.id}/file`)
  expect(file.bytes.toString('base64')).toBe(idFile)
  const broken = (content: string) => ask(passport.id, { ...body, hostId: null, file: { name: 'neu.id', content } })
  expect((await broken(Buffer.from('<x/>').toString('base64'))).json.code).toBe('hosts.requestMissing')
  expect((await broken('%%%')).json.field).toBe('file.content')
  expect((await broken(Buffer.alloc(300_000, 'x').toString('base64'))).status).toBe(400)
  expect((await ask(passport.id, { kind: 'hostChange' })).json.field).toBe('message')
})

test('nobody of another company sees, files or moves anything', async () => {
  const [own] = await passports()
  const [foreign] = await passports('customer2')
  const asked = await ask(foreign!.id, { kind: 'renewal' }, 'customer2')
  const { id } = asked.json
  const statuses = await Promise.all([
    ask(foreign!.id, { kind: 'renewal' }),
    portal.call('customer', 'GET', `/licence-requests/${id}`),
    portal.call('customer', 'GET', `/licence-requests/${id}/file`),
    portal.call('customer', 'POST', `/licence-requests/${id}/withdrawal`),
    portal.call('customer', 'GET', `/holdings/${foreign!.id}/licence-requests`),
    ask(own!.id, { kind: 'hostChange', message: 'x', hostId: foreign!.hosts[0]?.id ?? foreign!.id }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect((await answer(id, { state: 'done' }, 'customer')).status).toBe(403)
})

test('staff see what ends when at the product asked about, machine by machine', async () => {
  const [passport] = await passports()
  const { items } = (await portal.call('licenser', 'GET', '/licence-requests?state=done&search=10023')).json
  const ends = await portal.call('licenser', 'GET', `/licence-requests/${items[0].id}/ends`)
  expect(ends.status).toBe(200)
  const machines = new Set(passport!.hosts.map(({ id }) => id))
  const rows = ends.json.items as { subjectId: string; endDay: string; days: number }[]
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ subjectId }) => machines.has(subjectId))).toBe(true)
  expect(new Set(rows.map(({ subjectId }) => subjectId)).size).toBe(rows.length)
  expect(rows.map(({ endDay }) => endDay)).toEqual(rows.map(({ endDay }) => endDay).toSorted())
  expect((await portal.call('customer', 'GET', `/licence-requests/${items[0].id}/ends`)).status).toBe(403)
})

test('of a machine whose modules ended in part staff see what ends next, not what ended first', async () => {
  const [passport] = await passports()
  const admin = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
  const { configuration } = (await admin('GET', `/holdings/${passport!.id}`)).json
  const { items, name } = (await admin('GET', `/configurations/${configuration.id}`)).json
  const ended = items.map((item: { licName: string; count: { kind: string } }) => {
    if (item.count.kind === 'dependency') return item
    const end = item.licName === 'E' ? { endDate: null, unlimited: true } : { endDate: '2025-06-30', unlimited: false }
    return { ...item, startDate: null, ...end }
  })
  const saved = await admin('POST', `/holdings/${passport!.id}/configurations`, {
    basedOn: configuration.id,
    name,
    description: 'Module zum Teil beendet',
    items: ended,
  })
  expect(saved.status, JSON.stringify(saved.json)).toBe(201)
  const machine = { ...hostInput, startDate: '2020-01-01', endDate: '2198-12-31' }
  const host = (await admin('POST', `/holdings/${passport!.id}/hosts`, machine)).json
  expect((await admin('POST', `/hosts/${host.id}/licences`, {})).status).toBe(201)
  const asked = await ask(passport!.id, { kind: 'renewal', hostId: host.id, message: 'Wann endet es?' })
  const ends = await portal.call('licenser', 'GET', `/licence-requests/${asked.json.id}/ends`)
  const about = ends.json.items.filter(({ subjectId }: { subjectId: string }) => subjectId === host.id)
  expect(about).toMatchObject([{ endDay: '2198-12-31', whole: true }])
})

test('staff read at a contact what that person asked for, and nothing of others', async () => {
  const requestsOf = async (who: Who) => {
    const { contactId } = (await portal.call(who, 'GET', '/session')).json
    return (await portal.ask('licenser', listContactRequests, { params: { id: contactId } })).items
  }
  const [passport] = await passports('customer2')
  const before = await requestsOf('customer')
  const beforeOfOther = (await requestsOf('customer2')).map(({ id }) => id)
  const asked = await ask(passport!.id, { kind: 'hostChange', message: 'Neuer Server' }, 'customer2')
  expect((await requestsOf('customer2')).map(({ id }) => id)).toEqual([asked.json.id, ...beforeOfOther])
  expect(await requestsOf('customer')).toEqual(before)
})

test('whoever has left the company is told nothing more of what it asked for', async () => {
  const [passport] = await passports('customer2')
  const asked = await ask(passport!.id, { kind: 'morePlaces', message: 'Bitte zwei weitere Plätze.' }, 'customer2')
  expect([asked.status, asked.json.code]).toEqual([201, undefined])
  const { contactId } = await portal.ask('customer2', readMe)
  expect((await portal.call('administrator', 'DELETE', `/contacts/${contactId}`)).status).toBe(204)
  const answered = await answer(asked.json.id, { state: 'done', note: 'Vier statt zwei.' })
  expect([answered.status, answered.json.toldEmail]).toEqual([201, ''])
  expect(await mailsTo(portal, 'customer2@wellenwerk.example', 'renewals.answer')).toEqual([])
})

test('whoever has another address by then is answered at that one', async () => {
  const [passport] = await passports()
  const asked = await ask(passport!.id, { kind: 'morePlaces', message: 'Bitte drei weitere Plätze.' })
  expect(asked.status).toBe(201)
  const before = await mailsTo(portal, receiver, 'renewals.answer')
  const rename = (from: string, to: string) =>
    portal.database.pool.query('UPDATE accounts SET email = $2 WHERE email = $1', [from, to])
  await rename(receiver, 'neu@mueller-antriebe.example')
  const answered = await answer(asked.json.id, { state: 'done', note: 'Gern.' })
  expect([answered.status, answered.json.toldEmail]).toEqual([201, 'neu@mueller-antriebe.example'])
  expect(await mailsTo(portal, 'neu@mueller-antriebe.example', 'renewals.answer')).toHaveLength(1)
  expect(await mailsTo(portal, receiver, 'renewals.answer')).toHaveLength(before.length)
  await rename('neu@mueller-antriebe.example', receiver)
})
