import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readLicence } from '#licence/read-licence.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { verifyLicence } from '#licence/verify.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { factorsOf, type Visitor } from '../../../testing/factors.ts'
import { otherRequest } from '../../../testing/licence-requests.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { hostInput } from '../../../testing/samples.ts'
import { lastFriday } from './lists.ts'

const staff = 'lizenzen@wellenwerk.example'
const portal = testPortal({ MAIL_STAFF: staff })
const { visit, confirmed } = factorsOf(portal)
const call = ((...given) => portal.call(...given)) as typeof portal.call
const today = portalDay(new Date())

let number = 1
const machine = (name = `NOT-${number}`) => ({ name, mac: `001B46${String(number++).padStart(6, '0')}` })
const none = { name: null, mac: null }
type Machine = { name: string | null; mac: string | null }
const fileWith = (...machines: Machine[]) => ({ name: '../ersatz.id', content: otherRequest({ machines }) })

/** A customer who proved to be it within ten minutes and has a second factor. */
async function customer(who: Who = 'customer'): Promise<Visitor> {
  await portal.query('UPDATE accounts SET email_factor = false WHERE email = $1', [`${who}@wellenwerk.example`])
  const visitor = await confirmed(await visit(who))
  await portal.query('UPDATE accounts SET email_factor = true WHERE email = $1', [`${who}@wellenwerk.example`])
  return visitor
}

/** The customer's network product, with emergency licences allowed as said. */
async function allowed(policy: object = {}) {
  const holding = await portal.given.holdingOf('10023')
  const { id } = holding.product
  await portal.query('UPDATE products SET licence_format = 3, grace_days = 14, warn_days = 30 WHERE id = $1', [id])
  const saved = await call('administrator', 'PUT', `/products/${id}/emergency-policy`, {
    days: 7,
    perYear: 2,
    ...policy,
  })
  expect(saved.status, JSON.stringify(saved.json)).toBe(200)
  // What other tests of this file took does not count here.
  await portal.query(`UPDATE emergencies SET taken_at = taken_at - interval '10 years'`)
  return holding
}

async function licensedHost(changes: object = {}) {
  const { id } = await portal.given.holdingOf('10023')
  const term = { startDate: '2020-01-01', endDate: '2199-12-31', virtualServer: false }
  const host = await portal.given.host({
    ...hostInput,
    ...term,
    hosts: [machine(), none, none],
    ...changes,
    holdingId: id,
  })
  return { host, licence: await portal.given.licence(host.id) }
}

const take = (visitor: Visitor, hostId: string, body: object = {}) =>
  visitor.call('POST', `/hosts/${hostId}/emergency-licences`, {
    file: fileWith(machine()),
    reason: 'Netzteil durchgebrannt',
    ...body,
  })

test('a customer with a second factor takes one at once: marked, for some days, told to staff and main contacts', async () => {
  const holding = await allowed()
  const { host, licence } = await licensedHost()
  const visitor = await customer()
  const offer = (await visitor.call('GET', `/holdings/${holding.id}/emergency-offer`)).json
  expect(offer).toMatchObject({ policy: { days: 7, perYear: 2 }, used: 0, left: 2, nextAt: null, factor: true })
  expect(offer.machines.map(({ hostId }: { hostId: string }) => hostId)).toContain(host.id)
  const target = machine('ERSATZ')
  const { status, json } = await take(visitor, host.id, { file: fileWith(target) })
  expect(status, JSON.stringify(json)).toBe(201)
  const end = addDays(today, 7)
  expect(json).toMatchObject({ state: 'running', endDate: end, hostId: host.id, machinesAfter: [target], moveId: null })
  const { bytes } = await call('licenser', 'GET', `/licences/${json.licenceId}/file`)
  const read = readLicence(bytes)
  expect(read.ok && read.licence).toMatchObject({
    format: 3,
    emergency: true,
    graceDays: 0,
    startDate: today,
    endDate: end,
    supersedes: null,
  })
  // The modules and counts are those of the machine that died.
  const dead = readLicence((await call('licenser', 'GET', `/licences/${licence.id}/file`)).bytes)
  expect(read.ok && dead.ok && read.licence.modules).toEqual(dead.ok && dead.licence.modules)
  const keys = (await call(null, 'GET', '/.well-known/licence-keys.json')).json
  const verdict = await verifyLicence(bytes, { keys, host: { macs: [target.mac], names: ['ERSATZ'] }, now: new Date() })
  expect(verdict.valid).toBe(true)
  const [entry] = await portal.query<{ kind: string }>('SELECT kind FROM ledger_entries WHERE serial = $1', [
    json.serial,
  ])
  expect(entry).toMatchObject({ kind: 'emergency' })
  const [toCustomer] = await mailsTo(portal, 'customer@wellenwerk.example', 'emergencies.taken')
  expect(toCustomer?.textBody).toContain('ERSATZ')
  const [toStaff] = await mailsTo(portal, staff, 'emergencies.staffTaken')
  expect(toStaff?.textBody).toContain('Netzteil durchgebrannt')
  const contacts = await portal.query<{ email: string }>(
    `SELECT email FROM contacts WHERE company_id = $1 AND main_contact AND email IS NOT NULL`,
    [holding.holder.id],
  )
  expect(contacts.length).toBeGreaterThan(0)
  for (const { email } of contacts) expect(await mailsTo(portal, email, 'emergencies.taken')).toHaveLength(1)
  const listed = (await call('licenser', 'GET', '/emergencies?since=friday')).json
  expect(listed.items[0]).toMatchObject({ id: json.id, state: 'running', reason: 'Netzteil durchgebrannt' })
  const inbox = (await call('licenser', 'GET', '/inbox?kind=emergency')).json
  expect(inbox.items.map(({ id }: { id: string }) => id)).toContain(json.id)
  // It is no end anybody has to be reminded of, and no end of the product's.
  const passport = (await visitor.call('GET', `/holdings/${holding.id}/passport`)).json
  expect(passport.validity.day).not.toBe(end)
  expect(passport.hosts.find(({ id }: { id: string }) => id === json.newHostId)).toMatchObject({
    emergencyFor: host.id,
  })
  const expiring = (await call('licenser', 'GET', `/expiring-licences?days=90&search=10023`)).json
  expect(JSON.stringify(expiring)).not.toContain(end)
})

test('the proper move ends it: superseded in lists, passport and verification, whichever machine it goes to', async () => {
  const holding = await allowed()
  const policy = { moves: 9, months: 12, bridgeDays: 0, coolingDays: 0, automatic: true }
  await call('administrator', 'PUT', `/products/${holding.product.id}/move-policy`, policy)
  const { host, licence } = await licensedHost()
  const visitor = await customer()
  const target = machine('ERSATZ')
  const { json: emergency } = await take(visitor, host.id, { file: fileWith(target) })
  const file = await call('licenser', 'GET', `/licences/${emergency.licenceId}/file`)
  const stateNow = async () => {
    const verdict = await call(
      'licenser',
      'GET',
      `/licence-states?serial=${emergency.serial}&sha256=${await digest(file.bytes)}`,
    )
    return verdict.json.state
  }
  expect(await stateNow()).toBe('current')
  // The stand-in itself cannot be moved; the machine that died can, even to where the emergency licence is.
  const wrong = await visitor.call('POST', `/hosts/${emergency.newHostId}/moves`, { file: fileWith(machine()) })
  expect(wrong.json.code).toBe('emergencies.ofEmergency')
  const moved = await visitor.call('POST', `/hosts/${host.id}/moves`, { file: fileWith(target) })
  expect(moved.json).toMatchObject({ state: 'done', reasons: [], oldSerial: licence.serial })
  expect(await stateNow()).toBe('superseded')
  const [listed] = (await call('licenser', 'GET', `/emergencies?state=superseded`)).json.items
  expect(listed).toMatchObject({ id: emergency.id, state: 'superseded', moveId: moved.json.id })
  const passport = (await visitor.call('GET', `/holdings/${holding.id}/passport`)).json
  const standIn = passport.hosts.find(({ id }: { id: string }) => id === emergency.newHostId)
  expect(standIn).toMatchObject({ disabled: true, movedTo: moved.json.newHostId })
  expect(standIn.licence).toMatchObject({ serial: emergency.serial, supersededBy: moved.json.newSerial })
  const inbox = (await call('licenser', 'GET', '/inbox?kind=emergency')).json
  expect(inbox.items.map(({ id }: { id: string }) => id)).not.toContain(emergency.id)
  // The new licence is called as before: the stand-in makes no second machine of it.
  const renewed = await call('licenser', 'POST', `/hosts/${emergency.newHostId}/licences`, {})
  expect(renewed.json.code).toBe('hosts.moved')
})

test('the same machine again is answered the same licence, counted and mailed once', async () => {
  const holding = await allowed()
  const { host } = await licensedHost()
  const visitor = await customer()
  const file = fileWith(machine('DOPPEL'))
  const mails = (await mailsTo(portal, staff, 'emergencies.staffTaken')).length
  const answers = await Promise.all([0, 1, 2].map(() => take(visitor, host.id, { file })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ json }) => json.serial)).size).toBe(1)
  const offer = (await visitor.call('GET', `/holdings/${holding.id}/emergency-offer`)).json
  expect(offer).toMatchObject({ used: 1, left: 1 })
  expect(await mailsTo(portal, staff, 'emergencies.staffTaken')).toHaveLength(mails + 1)
})

test('of ten at once for different machines exactly as many are given as are left', async () => {
  const holding = await allowed({ perYear: 3 })
  const visitor = await customer()
  const hosts = [(await licensedHost()).host, (await licensedHost()).host]
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => take(visitor, hosts[at % 2]!.id)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  for (const { status, json } of answers.filter((one) => one.status !== 201))
    expect([status, json.code]).toEqual([409, 'emergencies.limit'])
  const offer = (await visitor.call('GET', `/holdings/${holding.id}/emergency-offer`)).json
  expect(offer).toMatchObject({ used: 3, left: 0 })
  expect(offer.nextAt.slice(0, 4)).toBe(String(new Date().getUTCFullYear() + 1))
  const checked = (await call('administrator', 'GET', '/ledger/check')).json
  expect(checked).toMatchObject({ brokenAt: null, wrongHead: null })
  // After twelve months the first is free again.
  await portal.query(`UPDATE emergencies SET taken_at = taken_at - interval '13 months' WHERE holding_id = $1`, [
    holding.id,
  ])
  expect((await take(visitor, hosts[0]!.id)).status).toBe(201)
})

test('what is refused, and why', async () => {
  const holding = await allowed()
  const { product } = holding
  const { host } = await licensedHost()
  await portal.query(`UPDATE accounts SET email_factor = false WHERE email = 'customer@wellenwerk.example'`)
  const fresh = await visit('customer')
  expect((await take(fresh, host.id)).json.code).toBe('session.confirmFirst')
  const visitor = await customer()
  const codeOf = async (body: object = {}, id = host.id) => (await take(visitor, id, body)).json.code
  await portal.query(`UPDATE accounts SET email_factor = false WHERE email = 'customer@wellenwerk.example'`)
  expect(await codeOf()).toBe('emergencies.factor')
  expect((await visitor.call('GET', `/holdings/${holding.id}/emergency-offer`)).json.factor).toBe(false)
  await portal.query(`UPDATE accounts SET email_factor = true WHERE email = 'customer@wellenwerk.example'`)
  expect(await codeOf({ reason: ' ' })).toBe('request.invalid')
  expect(await codeOf({ file: fileWith(host.hosts[0]) })).toBe('moves.sameMachine')
  expect(await codeOf({ file: { name: 'x.id', content: Buffer.from('<x/>').toString('base64') } })).toBe(
    'hosts.requestMissing',
  )
  const other = otherRequest({ machines: [machine()], customerNumber: '10147' })
  expect(await codeOf({ file: { name: 'x.id', content: other } })).toBe('emergencies.customerNumber')
  const version = otherRequest({ machines: [machine()], version: 19 })
  expect(await codeOf({ file: { name: 'x.id', content: version } })).toBe('hosts.broken')
  const over = await licensedHost()
  await portal.query(`UPDATE hosts SET end_date = '2020-06-01' WHERE id = $1`, [over.host.id])
  expect(await codeOf({}, over.host.id)).toBe('emergencies.notRunning')
  const unbound = await licensedHost({ binding: 'unbound', hosts: [none, none, none] })
  expect(await codeOf({}, unbound.host.id)).toBe('moves.unbound')
  await portal.query('UPDATE products SET licence_format = 2, grace_days = 0, warn_days = 0 WHERE id = $1', [
    product.id,
  ])
  expect(await codeOf()).toBe('emergencies.format')
  expect((await visitor.call('GET', `/holdings/${holding.id}/emergency-offer`)).json.policy).toBeNull()
  await allowed()
  expect((await call('administrator', 'DELETE', `/products/${product.id}/emergency-policy`)).status).toBe(204)
  expect(await codeOf()).toBe('emergencies.none')
})

test('one server of a Triade; it never outlives the licence it stands in for; once over its host ID is disabled', async () => {
  await allowed({ days: 30 })
  const end = addDays(today, 3)
  const three = [machine('A'), machine('B'), machine('C')]
  const { host } = await licensedHost({ binding: 'triade', hosts: three, endDate: end })
  const visitor = await customer()
  expect((await take(visitor, host.id)).json.code).toBe('moves.slotMissing')
  const target = machine('B2')
  const { json } = await take(visitor, host.id, { slot: 2, file: fileWith(target) })
  expect(json).toMatchObject({ endDate: end, machinesAfter: [three[0], target, three[2]] })
  const { closeMovesJob } = await import('../close.ts')
  const disabled = async () => (await call('licenser', 'GET', `/hosts/${json.newHostId}`)).json.disabled
  await closeMovesJob.handle(portal.jobCall(), {})
  expect(await disabled()).toBe(false)
  await portal.query(`UPDATE hosts SET start_date = '2020-05-01', end_date = '2020-06-01' WHERE id = $1`, [
    json.newHostId,
  ])
  await portal.query(`UPDATE emergencies SET end_date = '2020-06-01' WHERE id = $1`, [json.id])
  await closeMovesJob.handle(portal.jobCall(), {})
  expect(await disabled()).toBe(true)
  const over = (await call('licenser', 'GET', '/emergencies?state=over')).json.items
  expect(over.map(({ id }: { id: string }) => id)).toContain(json.id)
})

test('since Friday: what was taken since the last Friday at 17:00 in Berlin', async () => {
  await allowed()
  const { host } = await licensedHost()
  const { json } = await take(await customer(), host.id)
  const friday = async (now: string): Promise<Date> => {
    const { rows } = await sql<{ at: string }>`SELECT ${lastFriday(new Date(now))} AS at`.execute(portal.database.db)
    return new Date(rows[0]!.at)
  }
  // In summer 17:00 in Berlin is 15:00 UTC, in winter 16:00.
  expect(await friday('2026-08-03T07:00:00Z')).toEqual(new Date('2026-07-31T15:00:00Z'))
  expect(await friday('2026-07-31T15:00:00Z')).toEqual(new Date('2026-07-31T15:00:00Z'))
  expect(await friday('2026-07-31T14:59:59Z')).toEqual(new Date('2026-07-24T15:00:00Z'))
  expect(await friday('2026-10-26T07:00:00Z')).toEqual(new Date('2026-10-23T15:00:00Z'))
  expect(await friday('2026-12-07T07:00:00Z')).toEqual(new Date('2026-12-04T16:00:00Z'))
  await portal.query(`UPDATE emergencies SET taken_at = now() - interval '8 days' WHERE id = $1`, [json.id])
  const ids = async (since: string) =>
    (await call('licenser', 'GET', `/emergencies?since=${since}&pageSize=50`)).json.items.map(
      ({ id }: { id: string }) => id,
    )
  expect(await ids('friday')).not.toContain(json.id)
  expect(await ids('all')).toContain(json.id)
})

test('a policy changed meanwhile is not overwritten; its bounds hold; it needs format 3', async () => {
  const { product } = await allowed()
  const path = `/products/${product.id}/emergency-policy`
  const saved = (await call('administrator', 'GET', path)).json
  expect(saved).toMatchObject({ policy: { days: 7, perYear: 2 }, marked: true })
  const { modifiedAt } = saved.policy
  expect((await call('administrator', 'PUT', path, { days: 3, perYear: 1, modifiedAt })).status).toBe(200)
  const late = await call('administrator', 'PUT', path, { days: 4, perYear: 1, modifiedAt })
  expect([late.status, late.json.code]).toEqual([409, 'request.conflict'])
  for (const wrong of [{ days: 0 }, { days: 31 }, { perYear: 0 }, { perYear: 101 }])
    expect((await call('administrator', 'PUT', path, { days: 7, perYear: 2, ...wrong })).status).toBe(400)
  await portal.query('UPDATE products SET licence_format = 2, grace_days = 0, warn_days = 0 WHERE id = $1', [
    product.id,
  ])
  expect((await call('administrator', 'PUT', path, { days: 7, perYear: 2 })).json.code).toBe('emergencies.format')
})

const digest = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')
