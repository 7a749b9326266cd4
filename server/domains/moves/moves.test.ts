import { expect, test } from 'vitest'
import type { Host } from '#contract/hosts.ts'
import type { Move } from '#contract/moves.ts'
import { readLicence } from '#licence/read-licence.ts'
import { verifyLicence } from '#licence/verify.ts'
import { mailsTo } from '../../testing/account-mails.ts'
import { otherRequest } from '../../testing/licence-requests.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { hostInput } from '../../testing/samples.ts'

const staff = 'lizenzen@wellenwerk.example'
const receiver = 'customer@wellenwerk.example'
const portal = testPortal({ MAIL_STAFF: staff })
const { call } = { call: ((...given) => portal.call(...given)) as typeof portal.call }

type Machine = { name: string | null; mac: string | null }
let number = 1
const machine = (name = `SRV-${number}`): Machine => ({
  name,
  mac: `001B44${String(number++).padStart(6, '0')}`,
})
const none: Machine = { name: null, mac: null }
const sound = { ...hostInput, startDate: '2020-01-01', endDate: '2199-12-31', virtualServer: false }
const calm = { moves: 2, months: 12, bridgeDays: 0, coolingDays: 0, automatic: true }

/** A network product of company 10023 and its version. */
const ownProduct = () => portal.given.holdingOf('10023')
const setPolicy = async (policy: object = {}) => {
  const { product } = await ownProduct()
  const saved = await call('administrator', 'PUT', `/products/${product.id}/move-policy`, { ...calm, ...policy })
  expect(saved.status).toBe(200)
  // What other tests of this file moved does not count here.
  await portal.query(`UPDATE moves SET done_at = done_at - interval '10 years' WHERE done_at IS NOT NULL`)
}
async function licensedHost(changes: object = {}) {
  const { id } = await ownProduct()
  const host = await portal.given.host({ ...sound, hosts: [machine(), none, none], ...changes, holdingId: id })
  return { host, licence: await portal.given.licence(host.id), holdingId: id }
}
const ask = (hostId: string, body: object = {}, who: Who = 'customer') =>
  call(who, 'POST', `/hosts/${hostId}/moves`, {
    file: { name: '../neu.id', content: otherRequest({ machines: [machine()] }) },
    ...body,
  })
const decide = (id: string, body: object, who: Who = 'licenser') => call(who, 'POST', `/moves/${id}/decision`, body)
const fileWith = (...machines: Machine[]) => ({ name: 'neu.id', content: otherRequest({ machines }) })
const hostOf = async (id: string) => (await call('licenser', 'GET', `/hosts/${id}`)).json
function inputOf({
  id: _i,
  holdingId: _c,
  disabled: _d,
  generation: _g,
  movedTo: _v,
  emergencyFor: _e,
  createdAt: _a,
  ...input
}: Host) {
  return input
}
const licencesOf = async (id: string) => (await call('licenser', 'GET', `/hosts/${id}/licences`)).json.items

test('within the policy a move is carried out at once: new host, superseding licence, bridge, mails, what is left', async () => {
  await setPolicy({ bridgeDays: 7 })
  const { host, licence, holdingId } = await licensedHost()
  const target = machine('SRV-NEU')
  const { status, json } = await ask(host.id, { file: fileWith(target) })
  expect(status, JSON.stringify(json)).toBe(201)
  expect(json).toMatchObject({
    state: 'done',
    reasons: [],
    count: 1,
    oldSerial: licence.serial,
    own: true,
    fileName: 'neu.id',
    machinesAfter: [target],
  })
  const fresh = await hostOf(json.newHostId)
  expect(fresh).toMatchObject({ binding: 'mac', hosts: [target, none, none], email: host.email, generation: 1 })
  const [issued] = await licencesOf(json.newHostId)
  expect(issued).toMatchObject({ serial: json.newSerial, supersedes: licence.serial, generation: 1 })
  const file = await call('customer', 'GET', `/licences/${issued.id}/file`)
  const read = readLicence(file.bytes)
  expect(read.ok && read.licence.supersedes).toBe(String(licence.serial))
  const keys = (await call(null, 'GET', '/.well-known/licence-keys.json')).json
  const machineNow = { macs: [target.mac!], names: ['SRV-NEU'] }
  expect((await verifyLicence(file.bytes, { keys, host: machineNow, now: new Date() })).valid).toBe(true)
  // The old machine goes on for a week and its first licence is shown as superseded by the new machine's.
  const old = await hostOf(host.id)
  expect(old).toMatchObject({ movedTo: json.newHostId, disabled: false, endDate: json.bridgeEnd, generation: 2 })
  const [bridge, first] = await licencesOf(host.id)
  expect(bridge).toMatchObject({ serial: json.bridgeSerial, endDate: json.bridgeEnd, supersededBy: null })
  expect(first).toMatchObject({ serial: licence.serial, supersededBy: json.newSerial })
  const passport = (await call('customer', 'GET', `/holdings/${holdingId}/passport`)).json
  expect(passport.hosts.find(({ id }: { id: string }) => id === host.id)).toMatchObject({ movedTo: json.newHostId })
  // That week is the old machine's, not the product's.
  expect(passport.validity.day).not.toBe(json.bridgeEnd)
  const allowance = (await call('customer', 'GET', `/holdings/${holdingId}/move-allowance`)).json
  expect(allowance).toMatchObject({ used: 1, left: 1, nextAt: null })
  const [mail] = await mailsTo(portal, receiver, 'moves.done')
  expect(mail?.textBody).toContain(`ersetzt ${licence.serial}`)
  expect(mail?.textBody).toContain('Überbrückungslizenz')
  // Whoever gets the machine's licences is told, whoever asked.
  const [toReceiver] = await mailsTo(portal, host.email, 'moves.done')
  expect(toReceiver?.textBody).toContain(`ersetzt ${licence.serial}`)
  const [toStaff] = await mailsTo(portal, staff, 'moves.staffDone')
  expect(toStaff?.textBody).toContain(`/management/moves/${json.id}`)
  // No more licences for the old machine, and it cannot move twice.
  expect((await call('licenser', 'POST', `/hosts/${host.id}/licences`, {})).json.code).toBe('hosts.moved')
  expect((await ask(host.id)).json.code).toBe('hosts.moved')
})

test('without a bridge the old host is disabled at once and stays so', async () => {
  await setPolicy()
  const { host } = await licensedHost()
  const { json } = await ask(host.id)
  expect(json).toMatchObject({ state: 'done', bridgeSerial: null, bridgeEnd: null })
  expect(await hostOf(host.id)).toMatchObject({ disabled: true, movedTo: json.newHostId })
  const again = await call('licenser', 'PATCH', `/hosts/${host.id}/state`, { disabled: false })
  expect([again.status, again.json.code]).toEqual([409, 'hosts.moved'])
})

test('once bridge licences are over their hosts are disabled', async () => {
  await setPolicy({ bridgeDays: 3 })
  const { host } = await licensedHost()
  await ask(host.id)
  const { closeMovesJob } = await import('./close.ts')
  await closeMovesJob.handle(portal.jobCall(), {})
  expect((await hostOf(host.id)).disabled).toBe(false)
  await portal.query(`UPDATE hosts SET end_date = '2020-06-01' WHERE id = $1`, [host.id])
  await closeMovesJob.handle(portal.jobCall(), {})
  expect((await hostOf(host.id)).disabled).toBe(true)
})

test('above the policy a second person decides: not whoever asked, once, and with a reason to decline', async () => {
  await setPolicy({ moves: 1 })
  const first = await licensedHost()
  expect((await ask(first.host.id)).json.state).toBe('done')
  const { host } = await licensedHost()
  const asked = await ask(host.id, { message: 'Der alte Server geht außer Betrieb.' }, 'licenser')
  expect(asked.json).toMatchObject({ state: 'waiting', reasons: ['limit'], newSerial: null })
  expect((await ask(host.id)).json.code).toBe('moves.waitingAlready')
  const [waiting] = await mailsTo(portal, staff, 'moves.waiting')
  expect(waiting?.textBody).toContain('Der alte Server geht außer Betrieb.')
  expect((await call('licenser', 'GET', '/move-counts')).json.open).toBeGreaterThan(0)
  const { items } = (await call('administrator', 'GET', '/moves?search=10023')).json
  expect(items.map(({ id }: Move) => id)).toContain(asked.json.id)
  expect(await decide(asked.json.id, { approved: true }).then(({ json }) => json.code)).toBe('moves.own')
  expect((await decide(asked.json.id, { approved: false }, 'administrator')).json.field).toBe('note')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => decide(asked.json.id, { approved: true, note: 'Gern.' }, 'administrator')),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'moves.decided')).toHaveLength(5)
  const seen = (await call('customer', 'GET', `/moves/${asked.json.id}`)).json
  expect(seen).toMatchObject({ state: 'done', note: 'Gern.', decidedBy: '', own: false })
  expect((await call('licenser', 'GET', `/moves/${asked.json.id}`)).json.decidedBy).toBe(
    'administrator@wellenwerk.example',
  )
})

test('what a host ID was changed to while its move waited is what the new machine gets', async () => {
  await setPolicy({ automatic: false })
  const { host } = await licensedHost({ endDate: '2098-12-31' })
  const target = machine('SRV-SPAETER')
  const asked = await ask(host.id, { file: fileWith(target) })
  expect(asked.json.state).toBe('waiting')
  const renewed = { endDate: '2099-12-31', email: 'neue-it@kunde.example', comment: 'verlängert' }
  const changed = await call('licenser', 'PUT', `/hosts/${host.id}`, { ...inputOf(host), ...renewed })
  expect(changed.status, JSON.stringify(changed.json)).toBe(200)
  const { json } = await decide(asked.json.id, { approved: true })
  expect(await hostOf(json.newHostId)).toMatchObject({ ...renewed, hosts: [target, none, none] })
  expect((await licencesOf(json.newHostId))[0].endDate).toBe(renewed.endDate)
  expect(await mailsTo(portal, renewed.email, 'moves.done')).toHaveLength(1)
})

test('of a Triade a waiting move exchanges its one server, and leaves the others as they are by then', async () => {
  await setPolicy({ automatic: false })
  const [a, b, c] = [machine('TA'), machine('TB'), machine('TC')]
  const { host } = await licensedHost({ binding: 'triade', hosts: [a, b, c] })
  const [target, replaced] = [machine('TB2'), machine('TC2')]
  const asked = await ask(host.id, { slot: 2, file: fileWith(target) })
  expect(asked.json.state).toBe('waiting')
  const changed = await call('licenser', 'PUT', `/hosts/${host.id}`, { ...inputOf(host), hosts: [a, b, replaced] })
  expect(changed.status, JSON.stringify(changed.json)).toBe(200)
  const { json } = await decide(asked.json.id, { approved: true })
  expect((await hostOf(json.newHostId)).hosts).toEqual([a, target, replaced])
  expect(json.machinesAfter).toEqual([a, target, replaced])
})

test('a machine no licence could be issued for is refused at once, and nobody is asked to approve it', async () => {
  await setPolicy({ automatic: false })
  const { host } = await licensedHost()
  const version = otherRequest({ machines: [machine()], version: 19 })
  const wrong = await ask(host.id, { file: { name: 'neu.id', content: version } })
  expect([wrong.status, wrong.json.code]).toEqual([422, 'hosts.broken'])
  const nameless = await ask(host.id, { binding: 'both', file: fileWith({ ...machine(), name: null }) })
  expect(nameless.json.details.broken).toMatchObject([{ code: 'host.nameRequired' }])
  expect((await ask(host.id)).json.state).toBe('waiting')
})

test('declined: the licence stays, the customer is told why; withdrawn: another may follow', async () => {
  await setPolicy({ automatic: false })
  const { host } = await licensedHost()
  const asked = await ask(host.id)
  expect(asked.json).toMatchObject({ state: 'waiting', reasons: ['staffFirst'] })
  expect((await decide(asked.json.id, { approved: false, note: 'Bitte rufen Sie an.' })).json.state).toBe('declined')
  const [mail] = await mailsTo(portal, receiver, 'moves.declined')
  expect(mail?.textBody).toContain('Bitte rufen Sie an.')
  expect(await hostOf(host.id)).toMatchObject({ movedTo: null, disabled: false })
  const again = await ask(host.id)
  expect(again.status).toBe(201)
  const withdrawn = await call('customer', 'POST', `/moves/${again.json.id}/withdrawal`)
  expect(withdrawn.json.state).toBe('withdrawn')
  expect((await call('customer', 'POST', `/moves/${again.json.id}/withdrawal`)).json.code).toBe('moves.decided')
  expect((await decide(again.json.id, { approved: true })).json.code).toBe('moves.decided')
  expect((await ask(host.id)).status).toBe(201)
})

test('whoever has another address by the time of the decision is told at that one', async () => {
  await setPolicy({ automatic: false })
  const { host } = await licensedHost()
  const asked = await ask(host.id)
  const before = await mailsTo(portal, receiver, 'moves.declined')
  const rename = (from: string, to: string) =>
    portal.database.pool.query('UPDATE accounts SET email = $2 WHERE email = $1', [from, to])
  await rename(receiver, 'neu@mueller-antriebe.example')
  expect((await decide(asked.json.id, { approved: false, note: 'Bitte rufen Sie an.' })).status).toBe(201)
  expect(await mailsTo(portal, 'neu@mueller-antriebe.example', 'moves.declined')).toHaveLength(1)
  expect(await mailsTo(portal, receiver, 'moves.declined')).toHaveLength(before.length)
  await rename('neu@mueller-antriebe.example', receiver)
})

test('cooling-off, another binding, a warning and another customer number wait as well', async () => {
  await setPolicy({ moves: 9, coolingDays: 30 })
  const { host } = await licensedHost()
  const moved = await ask(host.id)
  expect((await ask(moved.json.newHostId)).json.reasons).toEqual(['cooling'])
  const reasonsOf = async (body: object) => (await ask((await licensedHost()).host.id, body)).json.reasons
  expect(await reasonsOf({ binding: 'both' })).toEqual(['binding'])
  expect(await reasonsOf({ file: fileWith({ name: 'A', mac: '0242AC110002' }) })).toEqual(['advice'])
  const elsewhere = await licensedHost()
  expect(await reasonsOf({ file: fileWith(elsewhere.host.hosts[0]) })).toEqual(['advice'])
  const other = otherRequest({ machines: [machine()], customerNumber: '10147' })
  expect(await reasonsOf({ file: { name: 'neu.id', content: other } })).toEqual(['customerNumber'])
  const zeros = otherRequest({ machines: [machine()], customerNumber: '0010023' })
  expect(await reasonsOf({ file: { name: 'neu.id', content: zeros } })).toEqual([])
})

test('one of three servers is exchanged as one move, all three count three', async () => {
  await setPolicy({ moves: 3 })
  const three = [machine('A'), machine('B'), machine('C')]
  const { host } = await licensedHost({ binding: 'triade', hosts: three })
  expect((await ask(host.id)).json).toMatchObject({ code: 'moves.slotMissing', field: 'slot' })
  const target = machine('B2')
  const swapped = await ask(host.id, { slot: 2, file: fileWith(target) })
  expect(swapped.json).toMatchObject({ state: 'done', count: 1, machinesAfter: [three[0], target, three[2]] })
  const whole = await ask(swapped.json.newHostId, { file: fileWith(machine('X'), machine('Y'), machine('Z')) })
  expect(whole.json).toMatchObject({ state: 'waiting', count: 3, reasons: ['limit'] })
  const twoOfThree = fileWith(machine(), machine())
  expect((await ask(swapped.json.newHostId, { slot: 1, file: twoOfThree })).json.code).toBe('moves.tooManyMachines')
  const doubled = await licensedHost({ binding: 'triade', hosts: [machine('D'), machine('E'), machine('F')] })
  const twice = await ask(doubled.host.id, { slot: 1, file: fileWith({ ...doubled.host.hosts[1] }) })
  expect(twice.json.code).toMatch(/moves.sameMachine|hosts.broken/)
})

test('what cannot move is refused with its reason', async () => {
  await setPolicy()
  const { host, holdingId } = await licensedHost()
  expect((await ask(host.id, { file: fileWith(host.hosts[0]) })).json.code).toBe('moves.sameMachine')
  expect((await ask(host.id, { file: fileWith(machine(), machine()) })).json.code).toBe('moves.tooManyMachines')
  const wrong = (content: string) => ask(host.id, { file: { name: 'neu.id', content } }).then(({ json }) => json.code)
  expect(await wrong(Buffer.from('<x/>').toString('base64'))).toBe('hosts.requestMissing')
  const version = otherRequest({ machines: [machine()], version: 19 })
  const mismatch = await ask(host.id, { file: { name: 'neu.id', content: version } })
  expect(mismatch.json.code).toBe('hosts.broken')
  const unbound = await licensedHost({ binding: 'unbound', hosts: [none, none, none] })
  expect((await ask(unbound.host.id)).json.code).toBe('moves.unbound')
  const fresh = await call('licenser', 'POST', `/holdings/${holdingId}/hosts`, {
    ...sound,
    hosts: [machine(), none, none],
  })
  expect((await ask(fresh.json.id)).json.code).toBe('moves.nothingIssued')
  await call('licenser', 'PATCH', `/hosts/${host.id}/state`, { disabled: true })
  expect((await ask(host.id)).json.code).toBe('hosts.disabled')
  await call('licenser', 'PATCH', `/hosts/${host.id}/state`, { disabled: false })
  await call('administrator', 'PATCH', `/holdings/${holdingId}`, { disabled: true })
  expect((await ask(host.id)).json.code).toBe('holdings.disabled')
  await call('administrator', 'PATCH', `/holdings/${holdingId}`, { disabled: false })
  const { product } = await ownProduct()
  expect((await call('administrator', 'DELETE', `/products/${product.id}/move-policy`)).status).toBe(204)
  expect((await ask(host.id)).json.code).toBe('moves.noPolicy')
})

test('a policy changed meanwhile is not overwritten; its bounds hold', async () => {
  const { product } = await ownProduct()
  const path = `/products/${product.id}/move-policy`
  const saved = (await call('administrator', 'PUT', path, calm)).json
  expect((await call('administrator', 'PUT', path, { ...calm, moves: 3, modifiedAt: saved.modifiedAt })).status).toBe(
    200,
  )
  const late = await call('administrator', 'PUT', path, { ...calm, moves: 4, modifiedAt: saved.modifiedAt })
  expect([late.status, late.json.code]).toEqual([409, 'request.conflict'])
  expect((await call('administrator', 'GET', path)).json.policy.moves).toBe(3)
  for (const wrong of [{ moves: 101 }, { months: 0 }, { bridgeDays: 31 }, { coolingDays: -1 }])
    expect((await call('administrator', 'PUT', path, { ...calm, ...wrong })).status).toBe(400)
})

test('a customer finds machines licensed in their own company and nobody else’s; staff find all', async () => {
  const { host, holdingId } = await licensedHost()
  const [{ mac, name }] = host.hosts
  const uses = (who: Who, query: string, id = holdingId) =>
    call(who, 'GET', `/holdings/${id}/host-uses?${query}`).then(({ json }) => json.items)
  expect(await uses('customer', `mac1=${mac}`)).toMatchObject([{ what: 'mac', value: mac, hostId: host.id }])
  expect(await uses('customer', `name2=${String(name).toLowerCase()}`)).toMatchObject([{ what: 'name', value: name }])
  expect(await uses('customer', `mac1=${mac}&except=${host.id}`)).toEqual([])
  const { companyId } = (await call('customer2', 'GET', '/session')).json
  const [other] = (await call('customer2', 'GET', `/companies/${companyId}/products`)).json.items
  expect(await uses('customer2', `mac1=${mac}`, other.id)).toEqual([])
  expect(await uses('licenser', `mac1=${mac}`, other.id)).toMatchObject([{ customerNumber: '10023', hostId: host.id }])
})

test('while a move waits no other one of the same machine is carried out', async () => {
  await setPolicy({ moves: 9 })
  const { host } = await licensedHost()
  const otherNumber = { name: 'neu.id', content: otherRequest({ machines: [machine()], customerNumber: '99999' }) }
  const first = await ask(host.id, { file: otherNumber })
  expect(first.json).toMatchObject({ state: 'waiting', reasons: ['customerNumber'] })
  expect((await ask(host.id)).json.code).toBe('moves.waitingAlready')
  expect((await decide(first.json.id, { approved: true })).json.state).toBe('done')
})
