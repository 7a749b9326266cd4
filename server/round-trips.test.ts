import readXlsxFile from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { importKinds } from '#contract/imports.ts'
import { lists } from './domains.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)

/** Which lists hold what can be imported. */
const imported: Record<(typeof importKinds)[number], readonly string[]> = {
  companies: ['listCompanies'],
  contacts: ['listContacts', 'listCompanyContacts'],
  studentDomains: ['listStudentDomains'],
  virtualDesktops: ['listVirtualDesktops'],
}
const cases = Object.entries(imported).flatMap(([kind, names]) =>
  names.flatMap((name) => [[name, kind, 'csv', 'de'] as const, [name, kind, 'xlsx', 'en'] as const]),
)

beforeAll(async () => {
  // What spreadsheets would take for formulas, and what looks like our guard against them.
  // As many universities as there are would take long, and say no more.
  await portal.query(
    "DELETE FROM student_domains WHERE domain ~ '^[b-z]' AND NOT EXISTS (SELECT FROM verifications WHERE student_domain_id = student_domains.id)",
  )
  const { json } = await ask('GET', '/contacts?search=groessl')
  const hard = { phone: '+49 166 99', department: "'-Abteilung", position: '=Leitung', gender: 'd' }
  const changed = await ask('PATCH', `/contacts/${json.items[0].id}`, hard)
  expect(changed.status, JSON.stringify(changed.json)).toBe(200)
})

test('every list that shows what can be imported is tried', () => {
  const names = lists.map(({ operation }) => operation.name)
  expect(names).toEqual(expect.arrayContaining(Object.values(imported).flat()))
})

test.each(cases)('%s comes back as it was: %s, %s, %s', async (list, kind, format, language) => {
  const company = (await ask('GET', '/companies?search=10023')).json.items[0].id
  const params = list === 'listCompanyContacts' ? { id: company } : {}
  const file = await ask('POST', '/exports', { list, format, language, params })
  expect(file.status).toBe(200)
  const uploaded = await ask('POST', `/imports?kind=${kind}&fileName=a.${format}`, file.bytes)
  expect(uploaded.status, JSON.stringify(uploaded.json)).toBe(201)
  const { id, mapping } = uploaded.json
  expect((await ask('PUT', `/imports/${id}/mapping`, { mapping })).status).toBe(200)
  await expect.poll(async () => (await ask('GET', `/imports/${id}`)).json.state, { timeout: 60_000 }).toBe('checked')
  const { json } = await ask('GET', `/imports/${id}/rows?pageSize=5&outcome=error`)
  expect(json.items).toEqual([])
  expect((await ask('GET', `/imports/${id}/rows?pageSize=5&outcome=changed`)).json.items).toEqual([])
  const { counts } = (await ask('GET', `/imports/${id}`)).json
  expect(counts).toMatchObject({ new: 0, changed: 0, error: 0 })
  if (format === 'xlsx') {
    const [sheet] = await readXlsxFile(file.bytes)
    expect(counts.unchanged).toBe(sheet!.data.length - 1)
  } else expect(counts.unchanged).toBeGreaterThan(0)
})
