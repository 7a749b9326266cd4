import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeHolding, listCompanyHoldings, readHolding } from '#contract/holdings.ts'
import { importLicences, listLicenceImports } from '#contract/licence-imports.ts'
import { issueLicence } from '#contract/licences.ts'
import { readMe } from '#contract/session.ts'
import { batchOf, companyNumbered, importFiles, licFile } from '../../../testing/licence-files.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { newHost } from '../fixtures.ts'

const portal = testPortal()
const legacy = (number: string) => `# alt\r\nAGREEMENT = "${number}"\r\nLICENSEE Größl & Söhne\r\n`

const outcomes = (items: { outcome: string }[]) => items.map(({ outcome }) => outcome)

test('every sample gets the outcome the documents name', async () => {
  const folder = new URL('../../../../licence/src/fixtures/foreign/', import.meta.url)
  const files = readdirSync(folder).map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(new URL(name, folder))),
  }))
  const items = await importFiles(portal, files)
  expect(Object.fromEntries(items.map(({ fileName, outcome }) => [fileName, outcome]))).toEqual({
    'Wellenwerk_Netzwerk_19_10023.lic': 'productPresent',
    'Wellenwerk_Netzwerk_20_10311.lic': 'productPresent',
    'Wellenwerk_Netzwerk_20_99999.lic': 'customerUnknown',
    'Wellenwerk_Netzwerk_20_ohne-Agreement.lic': 'customerUnknown',
    'wellenwerk-einzelplatz-v20.lic': 'productPresent',
  })
})

test('an imported file gives the company the product, and comes back byte for byte', async () => {
  const companyId = await companyNumbered(portal, '5500001')
  const file = licFile('alt/Wellenwerk_Netzwerk_18_5500001.lic', legacy('5500001'), 'latin1')
  const [item] = await importFiles(portal, [file])
  expect(item).toMatchObject({
    outcome: 'imported',
    fileName: 'Wellenwerk_Netzwerk_18_5500001.lic',
    customerNumber: '5500001',
    company: { id: companyId, customerNumber: '5500001' },
    product: { version: 18 },
    failure: null,
  })
  const product = await portal.ask('licenser', readHolding, { params: { id: item!.holdingId! } })
  expect(product).toMatchObject({ note: 'Aus Lizenzdatei „Wellenwerk_Netzwerk_18_5500001.lic“ übernommen' })
  expect(product.configuration).toBeNull()
  const list = await portal.ask('licenser', listLicenceImports, { params: { id: item!.holdingId! } })
  expect(list.items).toMatchObject([{ customerNumber: '5500001', importedBy: 'licenser@wellenwerk.example' }])
  const back = await portal.call('licenser', 'GET', `/licence-imports/${list.items[0]!.id}/file`)
  expect(back.bytes.equals(Buffer.from(file.bytes))).toBe(true)
  expect((await portal.call('customer2', 'GET', `/licence-imports/${list.items[0]!.id}/file`)).status).toBe(404)
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'recordKind'])
    .where('recordId', '=', list.items[0]!.id)
    .execute()
  expect(audit).toEqual([{ operation: 'importLicences', recordKind: 'licenceImport' }])
})

test('the documented reasons, and what failed in particular', async () => {
  await companyNumbered(portal, '5500002')
  await companyNumbered(portal, '5500003')
  // A second company of older times, when leading zeros made one.
  const twin = await companyNumbered(portal, '5500004')
  await portal.query(`UPDATE companies SET customer_number = '05500003' WHERE id = $1`, [twin])
  const text = legacy('5500002')
  const items = await importFiles(portal, [
    licFile('Wellenwerk_Netzwerk_20_5500002.lic', text),
    licFile('Wellenwerk_Netzwerk_20_Kopie.lic', `${text}# Kopie\r\n`),
    licFile('Wellenwerk_Netzwerk_20_umbenannt.lic', text),
    licFile('Wellenwerk_Netzwerk_20_5500003.lic', legacy('5500003')),
    licFile('Wellenwerk_Netzwerk_20_zwei.lic', `${legacy('5500002')}${legacy('10023')}`),
    licFile('Wellenwerk_Netzwerk_20_nobody.lic', legacy('5599999')),
    licFile('Unbekannt_20.lic', text),
    licFile('Wellenwerk_Netzwerk_19.lic', `${text}PRODUCT=Wellenwerk Einzelplatz\nVERSION=19\n`),
    licFile('Studienversion_2024_20.lic', text),
    licFile('liesmich.txt', text),
    licFile('Wellenwerk_Netzwerk_19_leer.lic', ''),
    licFile('Wellenwerk_Netzwerk_19_nul.lic', `${text}\0`),
    licFile('Wellenwerk_Netzwerk_19_utf16.lic', text, 'utf16le'),
    licFile('Wellenwerk_Netzwerk_19_own.lic', 'KEYWERK-LICENCE 1\nSERIAL x\n'),
  ])
  expect(items.map(({ outcome, failure }) => failure ?? outcome)).toEqual([
    'imported',
    'productPresent',
    'repeated',
    'customerAmbiguous',
    'customerAmbiguous',
    'customerUnknown',
    'productUnknown',
    'productContradicts',
    'productNotAssignable',
    'fileName',
    'empty',
    'binary',
    'binary',
    'damaged',
  ])
})

test('an upload repeated, also by eight at once, counts once', async () => {
  const companyId = await companyNumbered(portal, '5500010')
  const files = [licFile('Wellenwerk_Einzelplatz_19_5500010.lic', legacy('5500010'))]
  const answers = await Promise.all(Array.from({ length: 8 }, () => importFiles(portal, files)))
  expect(outcomes(answers.flat()).toSorted()).toEqual(['imported', ...Array<string>(7).fill('repeated')])
  expect(outcomes(await importFiles(portal, files))).toEqual(['repeated'])
  const rows = await portal.database.db
    .selectFrom('licenceImports')
    .innerJoin('holdings', 'holdings.id', 'holdingId')
    .select('licenceImports.id')
    .where('companyId', '=', companyId)
    .execute()
  expect(rows).toHaveLength(1)
})

test('forty mixed files, and again: nothing twice', async () => {
  const numbers = Array.from({ length: 30 }, (_, at) => String(5_510_000 + at))
  for (const number of numbers) await companyNumbered(portal, number, 'en')
  const files = [
    ...numbers.map((number) => licFile(`Wellenwerk_Netzwerk_20_${number}.lic`, legacy(number))),
    ...Array.from({ length: 5 }, (_, at) => licFile(`Wellenwerk_Netzwerk_20_${at}.lic`, legacy(`559${at}000`))),
    ...Array.from({ length: 5 }, (_, at) => licFile(`<img src=x onerror=alert(${at})>.lic`, legacy(numbers[at]!))),
  ]
  const first = await importFiles(portal, files)
  const count = (items: { outcome: string }[]) => {
    const counts: Record<string, number> = {}
    for (const { outcome } of items) counts[outcome] = (counts[outcome] ?? 0) + 1
    return counts
  }
  expect(count(first)).toEqual({ imported: 30, customerUnknown: 5, failed: 5 })
  expect(count(await importFiles(portal, files))).toEqual({ repeated: 30, customerUnknown: 5, failed: 5 })
})

test('a given company keeps files of other customers out until somebody confirms', async () => {
  const companyId = await companyNumbered(portal, '5500020')
  const files = [
    licFile('Wellenwerk_Netzwerk_20_other.lic', legacy('10023')),
    licFile('Wellenwerk_Netzwerk_19_own.lic', legacy('5500020')),
    licFile('Wellenwerk_Netzwerk_18_nobody.lic', '# ohne Nummer\n'),
  ]
  expect(outcomes(await importFiles(portal, files, `?companyId=${companyId}`))).toEqual([
    'otherCustomer',
    'imported',
    'otherCustomer',
  ])
  const confirmed = await importFiles(portal, files, `?companyId=${companyId}&acceptOtherNumber=true`)
  expect(outcomes(confirmed)).toEqual(['imported', 'repeated', 'imported'])
  const nowhere = await portal.call(
    'licenser',
    'POST',
    '/licence-imports?companyId=0198c0de-ffff-7000-8000-000000000000',
    batchOf(files),
  )
  expect([nowhere.status, nowhere.json.code]).toEqual([404, 'companies.notFound'])
})

test('what is no upload of files is refused; a huge one is not even read', async () => {
  const bodies = [
    Buffer.from('x'),
    Buffer.from('[]\n'),
    Buffer.from('[{"name":"a.lic","size":5}]\nabc'),
    Buffer.from('[{"name":"a.lic","size":2}]\nabc'),
    Buffer.from('[{"name":"a.lic","size":-1}]\n'),
    Buffer.from(`${JSON.stringify(Array.from({ length: 101 }, () => ({ name: 'a.lic', size: 0 })))}\n`),
  ]
  for (const body of bodies) {
    const answer = await portal.call('licenser', 'POST', '/licence-imports', new Uint8Array(body))
    expect([answer.status, answer.json.code]).toEqual([400, 'licences.batchInvalid'])
  }
  const huge = await portal.call('licenser', 'POST', '/licence-imports', new Uint8Array(50 * 1024 * 1024))
  expect(huge.status).toBe(413)
  const large = licFile('Wellenwerk_Netzwerk_20_a.lic', 'AGREEMENT=10023\n'.repeat(70_000))
  expect((await importFiles(portal, [large]))[0]).toMatchObject({ outcome: 'failed', failure: 'size' })
  const lines = licFile('Wellenwerk_Netzwerk_20_b.lic', '\n'.repeat(1_000_000))
  expect((await importFiles(portal, [lines]))[0]).toMatchObject({ outcome: 'failed', failure: 'empty' })
  expect((await portal.call('customer', 'POST', '/licence-imports', batchOf([large]))).status).toBe(403)
  expect(importLicences.uploadLimit).toBeLessThan(10 * 1024 * 1024)
})

test('whoever gets a licence by its id gets a file taken over by its id, in every role, and in no other case', async () => {
  const [item] = await importFiles(portal, [licFile('Wellenwerk_Netzwerk_18_10023.lic', legacy('10023'))])
  const { id } = (await portal.ask('licenser', listLicenceImports, { params: { id: item!.holdingId! } })).items[0]!
  const current = (await portal.ask('customer', readMe)).companyId!
  const { items: products } = await portal.ask('licenser', listCompanyHoldings, { params: { id: current } })
  const holding = products.find(({ product }) => product.code === 'WW-NW-20')!
  const host = await newHost(portal, holding)
  const issued = await portal.ask('licenser', issueLicence, { params: { id: host.id } })
  const roles: Who[] = ['administrator', 'licenser', 'customer', 'customer2', 'user', 'student']
  const answers = async (path: string) =>
    Promise.all(roles.map(async (who) => (await portal.call(who, 'GET', path)).status))
  const both = async () => [await answers(`/licences/${issued.id}/file`), await answers(`/licence-imports/${id}/file`)]
  const inUse = [200, 200, 200, 404, 403, 403]
  expect(await both()).toEqual([inUse, inUse])
  for (const one of [holding.id, item!.holdingId!])
    await portal.ask('administrator', changeHolding, { params: { id: one }, body: { disabled: true } })
  const disabled = [200, 200, 404, 404, 403, 403]
  expect(await both()).toEqual([disabled, disabled])
})
