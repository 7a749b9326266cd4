import { expect, test } from 'vitest'
import type { Host } from '#contract/hosts.ts'
import { machineChanges, readingOf } from '#licence/fixtures/machines/machine-changes.ts'
import { readLicence } from '#licence/read-licence.ts'
import { type RecordedTraits, recordTraits } from '#licence/traits/recorded-traits.ts'
import { proposedTraitPolicies } from '#licence/traits/trait-policy.ts'
import type { ReadTrait } from '#licence/traits/trait.ts'
import { verifyLicence } from '#licence/verify.ts'
import { otherRequest } from '../../../testing/licence-requests.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { fileOf, issue, publishedKeys, soundHost } from '../fixtures.ts'

const portal = testPortal()
const call = ((...given) => portal.call(...given)) as typeof portal.call
const none = { name: null, mac: null }
const change = (name: string) => {
  const found = machineChanges.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return { before: readingOf(found.before), after: readingOf(found.after) }
}

const ownHolding = async () => portal.given.holdingOf('10023')
const saltOf = async (): Promise<string> => (await call(null, 'GET', '/.well-known/licence-salt.json')).json.salt
const record = async (traits: readonly ReadTrait[], salt?: string): Promise<RecordedTraits> =>
  recordTraits(salt ?? (await saltOf()), 'physical', traits)
const fileWith = async (traits: readonly ReadTrait[], salt?: string) => ({
  name: 'neu.id',
  content: otherRequest({ machines: [{ name: 'WS-CAD-07', mac: null }], traits: await record(traits, salt) }),
})
const reread = async (id: string, traits: readonly ReadTrait[], who: Who = 'customer') =>
  call(who, 'POST', `/hosts/${id}/readings`, { file: await fileWith(traits) })

async function setPolicies(traitPolicies: unknown = proposedTraitPolicies, licenceFormat = 3) {
  const { product } = await ownHolding()
  return call('administrator', 'PATCH', `/products/${product.id}`, { licenceFormat, traitPolicies })
}

async function boundHost(traits: readonly ReadTrait[]): Promise<Host> {
  await setPolicies()
  const { id } = await ownHolding()
  const body = { ...soundHost, binding: 'traits', hosts: [none, none, none], traits: await record(traits) }
  const { status, json } = await call('licenser', 'POST', `/holdings/${id}/hosts`, body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json
}

test('the salt is one and the same, published beside the keys', async () => {
  const salt = await saltOf()
  expect(salt).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(await saltOf()).toBe(salt)
  const { id } = await ownHolding()
  await setPolicies()
  const told = await call('customer', 'GET', `/holdings/${id}/trait-binding`)
  expect([told.status, told.json]).toMatchObject([200, { salt, policies: proposedTraitPolicies }])
})

test('a licence that is bound to traits holds on its machine, and not on one with too few of them', async () => {
  const { before, after } = change('system disk swapped, its content copied')
  const clone = change('image cloned to another computer')
  const host = await boundHost(before)
  const issued = await issue(portal, host.id)
  expect(issued.status, JSON.stringify(issued.json)).toBe(201)
  const { bytes } = await fileOf(portal, issued.json.id)
  const read = readLicence(bytes)
  expect(read.ok && read.licence).toMatchObject({ format: 3, binding: 'traits', hosts: [], traits: { need: 3 } })
  const keys = await publishedKeys(portal)
  const on = (traits: ReadTrait[]) =>
    verifyLicence(bytes, { keys, now: new Date(), host: { macs: [], names: [], traits } })
  expect((await on(before)).notes.map(({ code }) => code)).toEqual([])
  expect(await on(after)).toMatchObject({ valid: true, notes: [{ code: 'licence.traitsChanged' }] })
  expect(await on(clone.after)).toMatchObject({ valid: false, code: 'licence.tooFewTraits' })
})

test('a customer reads a changed machine again: a new licence for the new traits, and what changed', async () => {
  const { before, after } = change('mainboard replaced, with its network card')
  const host = await boundHost(before)
  const first = await issue(portal, host.id)
  const { status, json } = await reread(host.id, after)
  expect(status, JSON.stringify(json)).toBe(201)
  expect(json).toMatchObject({ serial: expect.any(Number), reading: { holding: 3, need: 3, fits: true } })
  expect(json.reading.traits).toContainEqual({ kind: 'smbios', outcome: 'changed' })
  const licences = (await call('licenser', 'GET', `/hosts/${host.id}/licences`)).json.items
  expect(licences[0]).toMatchObject({ serial: json.serial, supersedes: first.json.serial })
  const { readings } = (await call('licenser', 'GET', `/holdings/${host.holdingId}/trait-binding`)).json
  expect(readings).toContainEqual({ hostId: host.id, ...json.reading })
  expect((await reread(host.id, after)).json.reading).toMatchObject({ holding: 5 })
})

test('another machine is only noted: no licence, and the host stays as it was', async () => {
  const { before, after } = change('mainboard and disk replaced: another computer of the same name')
  const host = await boundHost(before)
  const { status, json } = await reread(host.id, after)
  expect([status, json]).toMatchObject([201, { serial: null, reading: { holding: 1, need: 3, fits: false } }])
  expect((await call('licenser', 'GET', `/hosts/${host.id}`)).json.traits).toEqual(host.traits)
  expect((await call('licenser', 'GET', `/hosts/${host.id}/licences`)).json.items).toEqual([])
})

test('what is not read this time stays recorded', async () => {
  const { before, after } = change('program without rights: neither UUID nor serial can be read')
  const host = await boundHost(before)
  expect((await reread(host.id, after)).json.reading).toMatchObject({ holding: 3, fits: true })
  expect((await call('licenser', 'GET', `/hosts/${host.id}`)).json.traits).toEqual(host.traits)
})

test('two readings at once give two licences, one after the other', async () => {
  const { before, after } = change('computer renamed')
  const host = await boundHost(before)
  const answers = await Promise.all([reread(host.id, after), reread(host.id, after)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const { items } = (await call('licenser', 'GET', `/hosts/${host.id}/licences`)).json
  expect(items.map(({ generation }: { generation: number }) => generation)).toEqual([2, 1])
})

test('traits of another salt are refused with the command that makes them anew', async () => {
  const { before } = change('VPN connected')
  const host = await boundHost(before)
  const foreign = 'AAECAwQFBgcICQoLDA0ODw'
  const file = await fileWith(before, foreign)
  const refused = { code: 'hosts.otherSalt', details: { salt: await saltOf() } }
  expect((await call('customer', 'POST', `/hosts/${host.id}/readings`, { file })).json).toMatchObject(refused)
  const upload = await call('licenser', 'POST', '/host-requests', Buffer.from(file.content, 'base64'))
  expect([upload.status, upload.json]).toMatchObject([422, refused])
  const body = { ...soundHost, binding: 'traits', traits: await record(before, foreign) }
  expect((await call('licenser', 'POST', `/holdings/${host.holdingId}/hosts`, body)).json).toMatchObject(refused)
})

test('refuses what cannot be: no traits, another binding, a stranger, a product without a policy', async () => {
  const { before } = change('VPN connected')
  const host = await boundHost(before)
  const bare = { name: 'neu.id', content: otherRequest({ machines: [{ name: 'X', mac: null }] }) }
  const without = await call('customer', 'POST', `/hosts/${host.id}/readings`, { file: bare })
  expect([without.status, without.json]).toMatchObject([
    400,
    { code: 'hosts.requestField', details: { name: 'traits' } },
  ])
  const named = await portal.given.host({ ...soundHost, binding: 'mac', holdingId: host.holdingId })
  expect((await reread(named.id, before)).json.details.broken).toEqual([{ code: 'host.traitsOff', detail: {} }])
  expect((await reread(host.id, before, 'customer2')).json.code).toBe('hosts.notFound')
  const missing = { ...soundHost, binding: 'traits' }
  const broken = await call('licenser', 'POST', `/holdings/${host.holdingId}/hosts`, missing)
  expect(broken.json.details.broken).toEqual([{ code: 'host.traitsTooFew', detail: { known: 0, need: 1 } }])
  await setPolicies(null)
  const off = await issue(portal, host.id)
  expect([off.status, off.json.details.broken]).toEqual([422, [{ code: 'host.traitsOff', detail: {} }]])
  await setPolicies()
})

test('a policy needs format 3, at least one trait, and no more than are chosen', async () => {
  const field = async (...given: Parameters<typeof setPolicies>) => {
    const { status, json } = await setPolicies(...given)
    return [status, json.code, json.field]
  }
  expect(await field(proposedTraitPolicies, 2)).toEqual([422, 'products.needsFormat3', 'traitPolicies'])
  const physical = { need: 4, kinds: ['mac', 'name'] }
  expect((await field({ ...proposedTraitPolicies, physical }))[0]).toBe(400)
  expect((await field({ ...proposedTraitPolicies, physical: { need: 1, kinds: [] } }))[0]).toBe(400)
  expect((await field())[0]).toBe(200)
})
