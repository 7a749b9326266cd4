import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readHolding } from '#contract/holdings.ts'
import { readHost, toggleHost } from '#contract/hosts.ts'
import { type Licence, listHostLicences } from '#contract/licences.ts'
import { readPassport } from '#contract/passports.ts'
import { termWords } from '#texts/passport-words.ts'
import { readLicence } from '#licence/read-licence.ts'
import { verifyLicence } from '#licence/verify.ts'
import { testPortal } from '../../../testing/portal.ts'
import {
  chooseThreePlaces,
  draftOf,
  fileOf,
  issue,
  issueFor,
  newHolding,
  newHost,
  publishedKeys,
  readyHost,
  rowCounts,
} from '../fixtures.ts'

const portal = testPortal()
const licencesOf = async (hostId: string): Promise<Licence[]> =>
  (await portal.ask('licenser', listHostLicences, { params: { id: hostId } })).items
const codeOf = async (answer: Promise<{ status: number; json: { code: string } }>) => {
  const { status, json } = await answer
  return `${status} ${json.code}`
}

test('the company’s own number with leading zeros in a request is no other customer’s', async () => {
  const holding = await newHolding(portal)
  const { customerNumber } = holding.holder
  const numbered = async (number: string) => {
    const host = await newHost(portal, holding, { customerNumber: number })
    return (await draftOf(portal, host.id)).json.otherCustomerNumber
  }
  expect(await numbered(`000${customerNumber}`)).toBeNull()
  expect(await numbered(`${customerNumber}0`)).toBe(`${customerNumber}0`)
})

test('the file is the text that was shown and one signature line; record, digest and audit row say the same', async () => {
  const host = await readyHost(portal, { companyNameShort: 'Ä "quoted" \\ GmbH', firstName: 'Jörg' })
  const shown = (await draftOf(portal, host.id)).json
  expect(shown).toMatchObject({ broken: [], previous: null, otherCustomerNumber: '10023' })
  const answer = await issue(portal, host.id, { draft: shown.draft })
  expect(answer.status).toBe(201)
  const licence = answer.json as Licence
  const file = await fileOf(portal, licence.id)
  const text = file.bytes.toString('utf8')
  const place = /^LEDGER \d+ [\w-]{43}$/m
  expect(text).toMatch(place)
  expect(text.replace(/SIGNATURE [^\n]+\n$/, '').replace(place, 'LEDGER -')).toBe(shown.text)
  expect(text.match(/^SIGNATURE /gm)).toHaveLength(1)
  expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(licence.sha256)
  const stored = await portal.database.db
    .selectFrom('licences')
    .select(['bytes', 'sha256'])
    .where('id', '=', licence.id)
    .executeTakeFirstOrThrow()
  expect(stored.bytes.equals(file.bytes)).toBe(true)
  expect(stored.sha256.toString('hex')).toBe(licence.sha256)
  expect(licence).toMatchObject({ generation: 1, supersedes: null, hostId: host.id, startDate: '2020-01-01' })
  expect(licence.issuedBy).toBe('licenser@wellenwerk.example')
  expect(file.headers['content-disposition']).toContain(`filename="${shown.fileName}"`)
  expect(shown.fileName).toMatch(/^Wellenwerk_Netzwerk_20_88\d{3}\.lic$/)
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'changes'])
    .where('recordId', '=', licence.id)
    .execute()
  expect(audit).toHaveLength(1)
  expect(audit[0]).toMatchObject({ operation: 'issueLicence', changes: { sha256: [null, licence.sha256] } })
})

test('a verifier with the published keys accepts the download on its machine alone, unchanged, until it ends', async () => {
  const host = await readyHost(portal, { endDate: '2030-06-30' })
  const { bytes } = await fileOf(portal, (await issueFor(portal, host.id)).id)
  const keys = await publishedKeys(portal)
  const machine = { macs: ['00:1b:44:11:3a:b7'], names: ['srv-cad-01'], virtual: true }
  const verdict = async (file: Uint8Array, more: object = {}) => {
    const circumstances = { keys, host: machine, now: new Date('2026-11-21T12:00:00Z'), productVersion: 20, ...more }
    return (await verifyLicence(file, circumstances)).code
  }
  expect(await verdict(bytes)).toBe('valid')
  expect(await verdict(bytes, { host: { macs: ['001B44113AB8'], names: ['SRV-CAD-01'] } })).toBe('licence.notThisHost')
  expect(await verdict(bytes, { now: new Date('2030-07-01T11:59:59Z') })).toBe('valid')
  expect(await verdict(bytes, { now: new Date('2030-07-01T12:00:00Z') })).toBe('licence.expired')
  expect(await verdict(bytes, { now: new Date('2019-12-31T09:59:59Z') })).toBe('licence.notYet')
  expect(await verdict(bytes, { productVersion: 19 })).toBe('licence.version')
  expect(await verdict(bytes, { keys: { keys: [] } })).toBe('licence.unknownKey')
  const seats = bytes.toString('utf8').indexOf('COUNT 2') + 'COUNT '.length
  for (const at of [0, seats, bytes.length - 3]) {
    const changed = Buffer.from(bytes)
    changed[at]! += 1
    expect(['licence.format', 'licence.signature']).toContain(await verdict(changed))
  }
})

test('generations count from 1 without a gap, each naming the one it replaces; the draft shows that one', async () => {
  const host = await readyHost(portal)
  const files: string[] = []
  for (let generation = 1; generation <= 4; generation++) {
    const shown = (await draftOf(portal, host.id)).json
    expect(shown.previous).toBe(files.at(-1) ?? null)
    files.push((await fileOf(portal, (await issueFor(portal, host.id)).id)).bytes.toString('utf8'))
  }
  const list = (await licencesOf(host.id)).toReversed()
  expect(list.map(({ generation }) => generation)).toEqual([1, 2, 3, 4])
  expect(list.map(({ supersedes }) => supersedes)).toEqual([null, ...list.slice(0, -1).map(({ serial }) => serial)])
  for (const [index, file] of files.entries()) {
    const read = readLicence(Buffer.from(file))
    expect(read.ok && [read.licence.generation, read.licence.serial, read.licence.supersedes]).toEqual([
      index + 1,
      String(list[index]!.serial),
      index === 0 ? null : String(list[index - 1]!.serial),
    ])
  }
  expect((await portal.ask('licenser', readHost, { params: { id: host.id } })).generation).toBe(4)
})

test('twenty people who issue for one host at once get twenty licences in one chain', async () => {
  const host = await readyHost(portal)
  const answers = await Promise.all(Array.from({ length: 20 }, () => issue(portal, host.id)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
  const list = (await licencesOf(host.id)).toReversed()
  expect(list.map(({ generation }) => generation)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(new Set(list.map(({ serial }) => serial)).size).toBe(20)
  expect(list.map(({ supersedes }) => supersedes)).toEqual([null, ...list.slice(0, -1).map(({ serial }) => serial)])
})

test('one Idempotency-Key sent eight times at once issues once and answers the same eight times', async () => {
  const host = await readyHost(portal)
  const headers = { 'idempotency-key': 'issue-once' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => issue(portal, host.id, {}, headers)))
  expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString()}`)).size).toBe(1)
  expect(answers[0]!.status).toBe(201)
  expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === 'true')).toHaveLength(7)
  expect(await licencesOf(host.id)).toHaveLength(1)
  const other = await readyHost(portal)
  expect(await codeOf(issue(portal, other.id, {}, headers))).toBe('422 request.keyReused')
  const mine = await portal.call('administrator', 'POST', `/hosts/${host.id}/licences`, {}, headers)
  expect([mine.status, mine.json.generation]).toEqual([201, 2])
})

test('one draft that eight people issue at once is issued once', async () => {
  const host = await readyHost(portal)
  const { draft } = (await draftOf(portal, host.id)).json
  const answers = await Promise.all(Array.from({ length: 8 }, () => codeOf(issue(portal, host.id, { draft }))))
  expect(answers.toSorted()).toEqual(['201 undefined', ...Array<string>(7).fill('409 licences.changedMeanwhile')])
})

test('nothing is issued for a deactivated host, and again after it was activated', async () => {
  const host = await readyHost(portal)
  const toggle = (disabled: boolean) =>
    portal.ask('licenser', toggleHost, { params: { id: host.id }, body: { disabled } })
  await toggle(true)
  const before = await rowCounts(portal)
  expect(await codeOf(issue(portal, host.id))).toBe('409 hosts.disabled')
  expect(await rowCounts(portal)).toEqual(before)
  await toggle(false)
  expect((await issue(portal, host.id)).json.generation).toBe(1)
})

test('only configurations of this very holding are licensed; its earlier ones are too', async () => {
  const holding = await newHolding(portal)
  const host = await newHost(portal, holding)
  const [first, foreign] = [holding.configuration!.id, (await newHolding(portal)).configuration!.id]
  const unknown = '0198c0de-ffff-7000-8000-000000000000'
  for (const configurationId of [foreign, unknown]) {
    expect(await codeOf(draftOf(portal, host.id, { configurationId }))).toBe('404 configurations.notFound')
    expect(await codeOf(issue(portal, host.id, { configurationId }))).toBe('404 configurations.notFound')
  }
  const chosen = await chooseThreePlaces(portal, holding)
  const [now, earlier] = [await issue(portal, host.id), await issue(portal, host.id, { configurationId: first })]
  expect([now.json.configurationId, earlier.json.configurationId]).toEqual([chosen.configuration!.id, first])
  expect((await fileOf(portal, earlier.json.id)).bytes.toString()).toContain('COUNT 2')
  expect((await fileOf(portal, now.json.id)).bytes.toString()).toContain('COUNT 3')
  expect(await codeOf(issue(portal, unknown))).toBe('404 hosts.notFound')
})

test('broken rules are named, in the draft and at issuing, and nothing is written', async () => {
  const host = await newHost(portal, await newHolding(portal, { end: null }))
  const before = await rowCounts(portal)
  const shown = (await draftOf(portal, host.id)).json
  expect(shown).toMatchObject({ text: null, draft: null })
  const refused = await issue(portal, host.id)
  expect([refused.status, refused.json.code]).toEqual([422, 'licences.broken'])
  expect(refused.json.details.broken).toEqual(shown.broken)
  expect(shown.broken).toContainEqual({ code: 'configuration.endDateMissing', detail: { name: 'Stirnräder' } })
  expect(await rowCounts(portal)).toEqual({ ...before, audit_log: before['audit_log']! + 1 })
})

test('facts no licence can hold are told in the draft already, not first at signing', async () => {
  const host = await readyHost(portal)
  const { db } = portal.database
  const title = (
    await db.selectFrom('products').select('titleDe').where('code', '=', 'WW-NW-20').executeTakeFirstOrThrow()
  ).titleDe
  const rename = (titleDe: string) =>
    db.updateTable('products').set({ titleDe }).where('code', '=', 'WW-NW-20').execute()
  await rename('x'.repeat(256))
  const answers = [await draftOf(portal, host.id), await issue(portal, host.id)]
  await rename(title)
  expect(answers.map(({ status, json }) => `${status} ${json.code}`)).toEqual(Array(2).fill('500 licences.licError'))
  expect(answers[0]!.json.details).toMatchObject({ fact: 'productTitle' })
})

test('a customer downloads the files of their own company, for everybody else there is none', async () => {
  const own = await issueFor(portal, (await newHost(portal, await portal.given.holdingOf('10023'))).id)
  const other = await issueFor(
    portal,
    (await newHost(portal, await portal.given.holdingOf('10147'), { binding: 'name' })).id,
  )
  expect((await fileOf(portal, own.id, 'customer')).bytes).toEqual((await fileOf(portal, own.id)).bytes)
  expect((await fileOf(portal, other.id, 'customer2')).status).toBe(200)
  expect(await codeOf(fileOf(portal, other.id, 'customer'))).toBe('404 licences.licNotFound')
  expect(await codeOf(fileOf(portal, own.id, 'customer2'))).toBe('404 licences.licNotFound')
  expect(await codeOf(fileOf(portal, own.id, 'user'))).toBe('403 permission.missing')
  expect(await codeOf(fileOf(portal, '0198c0de-ffff-7000-8000-000000000000'))).toBe('404 licences.licNotFound')
  expect(await codeOf(portal.call(null, 'GET', `/licences/${own.id}/file`))).toBe('401 session.required')
})

test('a value cannot smuggle a line into the file', async () => {
  const sly = await readyHost(portal, { lastName: '\\u{a}SERIAL 1' })
  // Nobody can enter it any more; rows of before may hold it.
  const name = '" END unlimited\u202e'
  await portal.query('UPDATE hosts SET company_name_short = $1 WHERE id = $2', [name, sly.id])
  const { text } = (await draftOf(portal, sly.id)).json
  expect(text.match(/^(END|SERIAL|SERVER|LICENSEE) /gm)).toEqual(['SERIAL ', 'LICENSEE ', 'END ', 'SERVER '])
  expect(text).toContain('LICENSEE "\\" END unlimited\\u{202e};;\\\\u{a}SERIAL 1"')
})

test('licences of a product in format 3 say grace and notice: in preview, file, record and passport', async () => {
  const host = await readyHost(portal, { endDate: '2030-06-30' })
  const { product } = await portal.ask('licenser', readHolding, { params: { id: host.holdingId } })
  const change = (body: object) => portal.call('administrator', 'PATCH', `/products/${product.id}`, body)
  const before = (await draftOf(portal, host.id)).json
  expect(before.text).toMatch(/^KEYWERK-LICENCE 2\n/)
  expect((await change({ licenceFormat: 3, graceDays: 14, warnDays: 30 })).status).toBe(200)
  // What was shown meanwhile is no longer what would be signed.
  expect((await issue(portal, host.id, { draft: before.draft })).json.code).toBe('licences.changedMeanwhile')
  const shown = (await draftOf(portal, host.id)).json
  expect(shown.text).toMatch(/^KEYWERK-LICENCE 3\n[^]*\nEND 2030-06-30\nGRACE 14\nWARN 30\nEMERGENCY no\nCLOCK /)
  const licence = (await issue(portal, host.id, { draft: shown.draft })).json as Licence
  expect(licence).toMatchObject({ endDate: '2030-06-30', graceDays: 14 })
  const { bytes } = await fileOf(portal, licence.id)
  const keys = await publishedKeys(portal)
  const at = async (now: string) => (await verifyLicence(bytes, { keys, now: new Date(now) })).term?.state
  expect(await at('2030-07-01T11:59:59Z')).toBe('warning')
  expect(await at('2030-07-01T12:00:00Z')).toBe('grace')
  expect(await at('2030-07-15T12:00:00Z')).toBe('expired')
  const passport = await portal.ask('licenser', readPassport, { params: { id: host.holdingId } })
  const shownHost = passport.hosts.find(({ id }) => id === host.id)!
  expect(termWords(shownHost, 'de')).toBe('01.01.2020 bis 30.06.2030, danach noch 14 Tage Kulanzfrist')
  await change({ licenceFormat: 2, graceDays: 0, warnDays: 0 })
  expect(((await issue(portal, host.id, {})).json as Licence).graceDays).toBe(0)
})
