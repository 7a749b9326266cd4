import { unzipSync } from 'fflate'
import { inflateSync } from 'node:zlib'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { changeHolding, listCompanyHoldings } from '#contract/holdings.ts'
import { listHosts, toggleHost } from '#contract/hosts.ts'
import { listPassports, readPassport } from '#contract/passports.ts'
import { readMe } from '#contract/session.ts'
import { newId } from '#platform/database/ids.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { companyNumbered, importFiles, licFile } from '../../../testing/licence-files.ts'
import { fileOf, issueFor, newHost, readyHost } from '../fixtures.ts'

const portal = testPortal()

/** The words of a PDF, page after page. */
function wordsOf(bytes: Buffer): string {
  const streams = bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)
  return [...streams]
    .map(([, stream]) => {
      try {
        return inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .filter((content) => content.includes('BT'))
    .map((content) =>
      [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''),
    )
    .join('\n')
}

const demoPassports = async () => {
  const { companyId } = await portal.ask('customer', readMe)
  return (await portal.ask('customer', listPassports, { params: { id: companyId! } })).items
}

test('a customer sees the passports of their own company and of no other', async () => {
  const passports = await demoPassports()
  expect(passports.length).toBeGreaterThanOrEqual(2)
  const [first] = passports
  expect(first).toMatchObject({
    holder: { customerNumber: '10023' },
    validity: { state: expect.any(String) },
    hosts: [{ machines: expect.any(Array), licence: { serial: expect.any(Number), downloads: 0 } }],
  })
  expect(first!.modules!.map(({ licName }) => licName)).not.toContain('KERN')
  for (const path of [`/holdings/${first!.id}/passport`, `/holdings/${first!.id}/passport.pdf`])
    expect([
      (await portal.call('customer', 'GET', path)).status,
      (await portal.call('customer2', 'GET', path)).status,
    ]).toEqual([200, 404])
})

test('the current licence is fetched, counted and written down; an old one and another company’s are not there', async () => {
  const host = await readyHost(portal)
  const old = await issueFor(portal, host.id)
  const current = await issueFor(portal, host.id)
  const path = `/holdings/${host.holdingId}/licence-downloads`
  const fetched = await portal.call('licenser', 'POST', path, { fileId: current.id })
  expect(fetched.status).toBe(200)
  expect(fetched.bytes.equals((await fileOf(portal, current.id)).bytes)).toBe(true)
  expect((await portal.call('licenser', 'POST', path, { fileId: old.id })).json.code).toBe('licences.licNotFound')
  const [own] = await demoPassports()
  const foreign = own!.hosts[0]!.licence!.id
  expect((await portal.call('licenser', 'POST', path, { fileId: foreign })).json.code).toBe('licences.licNotFound')
  const { hosts } = await portal.ask('licenser', readPassport, { params: { id: host.holdingId } })
  expect(hosts[0]!.licence).toMatchObject({ id: current.id, downloads: 1, lastDownloadAt: expect.any(String) })
  const archive = `/holdings/${host.holdingId}/licence-archives`
  const packed = await portal.call('licenser', 'POST', archive, { fileIds: [current.id, current.id] })
  expect(Object.keys(unzipSync(packed.bytes))).toEqual([current.fileName])
  expect((await portal.call('licenser', 'POST', archive, { fileIds: [current.id, old.id] })).json.code).toBe(
    'licences.licNotFound',
  )
  const after = await portal.ask('licenser', readPassport, { params: { id: host.holdingId } })
  expect(after.hosts[0]!.licence).toMatchObject({ downloads: 2 })
  const [row] = await portal.database.db
    .selectFrom('auditLog')
    .select(['accountEmail', 'recordKind'])
    .where('operation', '=', 'fetchLicence')
    .where('recordId', '=', current.id)
    .execute()
  expect(row).toEqual({ accountEmail: 'licenser@wellenwerk.example', recordKind: 'licence' })
  await portal.ask('administrator', changeHolding, { params: { id: host.holdingId }, body: { disabled: true } })
  expect((await portal.call('licenser', 'POST', path, { fileId: current.id })).json.code).toBe('holdings.disabled')
})

test('a disabled host keeps its file; an imported file is fetched as it came', async () => {
  const host = await readyHost(portal)
  const licence = await issueFor(portal, host.id)
  await portal.ask('licenser', toggleHost, { params: { id: host.id }, body: { disabled: true } })
  const path = `/holdings/${host.holdingId}/licence-downloads`
  expect((await portal.call('licenser', 'POST', path, { fileId: licence.id })).json.code).toBe('hosts.disabled')
  await companyNumbered(portal, '5530001')
  const file = licFile('Wellenwerk_Netzwerk_18.lic', 'AGREEMENT=5530001\r\n')
  const [item] = await importFiles(portal, [file])
  const passport = await portal.ask('licenser', readPassport, { params: { id: item!.holdingId! } })
  const fetched = await portal.call('licenser', 'POST', `/holdings/${item!.holdingId}/licence-downloads`, {
    fileId: passport.imports[0]!.id,
  })
  expect(fetched.bytes.equals(Buffer.from(file.bytes))).toBe(true)
})

test('by their ids, too, a customer gets the current file of a machine in use and no other; staff get every one', async () => {
  const { companyId } = await portal.ask('customer', readMe)
  const { items } = await portal.ask('licenser', listCompanyHoldings, { params: { id: companyId! } })
  const holding = items.find((one) => one.product.version === 20 && one.configuration && !one.disabled)!
  const host = await newHost(portal, holding)
  const [old, current] = [await issueFor(portal, host.id), await issueFor(portal, host.id)]
  const statusOf = async (id: string, who: Who) => (await fileOf(portal, id, who)).status
  expect([await statusOf(old.id, 'customer'), await statusOf(current.id, 'customer')]).toEqual([404, 200])
  expect(await statusOf(old.id, 'licenser')).toBe(200)
  const switched = (disabled: boolean) =>
    portal.ask('licenser', toggleHost, { params: { id: host.id }, body: { disabled } })
  await switched(true)
  expect(await statusOf(current.id, 'customer')).toBe(404)
  await switched(false)
  expect(await statusOf(current.id, 'customer')).toBe(200)
  const disable = (disabled: boolean) =>
    portal.ask('administrator', changeHolding, { params: { id: holding.id }, body: { disabled } })
  await disable(true)
  expect([await statusOf(current.id, 'customer'), await statusOf(current.id, 'licenser')]).toEqual([404, 200])
  await disable(false)
  const [own] = await portal.database.db
    .insertInto('licenceImports')
    .values({
      id: newId(),
      holdingId: holding.id,
      fileName: 'alt.lic',
      customerNumber: '10023',
      bytes: Buffer.from('x'),
      sha256: Buffer.alloc(32),
    })
    .returning('id')
    .execute()
  const imported = async (who: Who) => (await portal.call(who, 'GET', `/licence-imports/${own!.id}/file`)).status
  expect(await imported('customer')).toBe(200)
  await disable(true)
  expect([await imported('customer'), await imported('licenser')]).toEqual([404, 200])
  await disable(false)
})

test('the PDF is tagged, speaks its language and has its umlauts', async () => {
  const [first] = await demoPassports()
  for (const [language, lang, words] of [
    ['de', 'de-DE', 'Gültigkeit'],
    ['en', 'en-GB', 'Validity'],
  ] as const) {
    const { bytes, headers } = await portal.call(
      'customer',
      'GET',
      `/holdings/${first!.id}/passport.pdf?language=${language}`,
    )
    expect(headers['content-type']).toBe('application/pdf')
    const raw = bytes.toString('latin1')
    for (const part of ['%PDF-1.7', `/Lang (${lang})`, '/StructTreeRoot', '/Marked true', '/DisplayDocTitle true'])
      expect(raw).toContain(part)
    const text = wordsOf(bytes)
    expect(text).toContain(words)
    expect(text).toContain('Müller & Söhne')
    expect(text).not.toContain('10147')
  }
})

test('a passport says what staff wrote on installing its product', async () => {
  const [first] = await demoPassports()
  await portal.query(`UPDATE products SET guide_de = 'Ordner Lizenzen' WHERE id = $1`, [first!.product.id])
  const params = { id: first!.id }
  expect(await portal.ask('customer', readPassport, { params })).toMatchObject({ guideDe: 'Ordner Lizenzen' })
})

test('the list of host IDs tells the term of the newest licence, and reads nothing else of licences', async () => {
  const holding = await portal.given.fullHolding()
  const bare = await newHost(portal, holding)
  const host = await newHost(portal, holding, { startDate: '2020-01-01', endDate: '2099-12-31' })
  await issueFor(portal, host.id)
  const hosts = async () => (await portal.ask('licenser', listHosts, { params: { id: holding.id } })).items
  const passport = await portal.ask('licenser', readPassport, { params: { id: holding.id } })
  const shown = passport.hosts.find(({ id }) => id === host.id)!
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const listed = new Map((await hosts()).map(({ id, licence }) => [id, licence]))
  const texts = sent.mock.calls.map(([query]) => JSON.stringify(query, ['text', 'values']))
  sent.mockRestore()
  expect(listed.get(bare.id)).toBeNull()
  expect(listed.get(host.id)).toEqual({
    startDate: shown.startDate,
    endDate: shown.endDate,
    graceDays: shown.licence?.graceDays,
    validity: shown.validity,
  })
  expect(texts.filter((text) => /FROM hosts|from \\"hosts\\"/.test(text))).toHaveLength(2)
  expect(texts.filter((text) => text.includes('licence_downloads'))).toEqual([])
})
