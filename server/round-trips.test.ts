import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import type { ImportKind } from '#contract/import-kinds.ts'
import { lists } from './domains.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)

/** Which lists hold what can be imported. */
const imported: Partial<Record<ImportKind, readonly string[]>> = {
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

async function exported(list: string, format: 'csv' | 'xlsx', language: 'de' | 'en'): Promise<Buffer> {
  const company = (await ask('GET', '/companies?search=10023')).json.items[0].id
  const params = list === 'listCompanyContacts' ? { id: company } : {}
  const file = await ask('POST', '/exports', { list, format, language, params })
  expect(file.status).toBe(200)
  return file.bytes
}

/** Imports a table and expects that nothing of it is new, different or wrong; returns how many rows there were. */
async function changesNothing(kind: string, format: 'csv' | 'xlsx', bytes: Buffer): Promise<number> {
  const uploaded = await ask('POST', `/imports?kind=${kind}&fileName=a.${format}`, bytes)
  expect(uploaded.status, JSON.stringify(uploaded.json)).toBe(201)
  const { id, mapping } = uploaded.json
  expect((await ask('PUT', `/imports/${id}/mapping`, { mapping })).status).toBe(200)
  await expect.poll(async () => (await ask('GET', `/imports/${id}`)).json.state, { timeout: 60_000 }).toBe('checked')
  const { json } = await ask('GET', `/imports/${id}/rows?pageSize=5&outcome=error`)
  expect(json.items).toEqual([])
  expect((await ask('GET', `/imports/${id}/rows?pageSize=5&outcome=changed`)).json.items).toEqual([])
  const { counts } = (await ask('GET', `/imports/${id}`)).json
  expect(counts).toMatchObject({ new: 0, changed: 0, error: 0 })
  return counts.unchanged
}

test.each(cases)('%s comes back as it was: %s, %s, %s', async (list, kind, format, language) => {
  const bytes = await exported(list, format, language)
  const rows = await changesNothing(kind, format, bytes)
  if (format === 'xlsx') {
    const [sheet] = await readXlsxFile(bytes)
    expect(rows).toBe(sheet!.data.length - 1)
  } else expect(rows).toBeGreaterThan(0)
})

// `npm run test:outside` names the program where it is installed.
const office = process.env['TEST_LIBREOFFICE']
test.each(office ? cases : [])(
  '%s comes back as it was after LibreOffice saved it: %s, %s, %s',
  async (list, kind, format, language) => {
    const bytes = await exported(list, format, language)
    expect(await changesNothing(kind, format, savedByLibreOffice(bytes, format))).toBeGreaterThan(0)
  },
  120_000,
)

/** The table opened and saved by LibreOffice, as somebody does who only looks at it. */
function savedByLibreOffice(bytes: Buffer, format: 'csv' | 'xlsx'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  try {
    writeFileSync(join(folder, `table.${format}`), bytes)
    // Text: parted by semicolons, quoted where needed, UTF-8.
    const options =
      format === 'csv'
        ? ['--infilter=CSV:59,34,76,1', '--convert-to', 'csv:Text - txt - csv (StarCalc):59,34,76']
        : ['--convert-to', 'xlsx']
    execFileSync(
      office!,
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        ...options,
        '--outdir',
        join(folder, 'saved'),
        join(folder, `table.${format}`),
      ],
      { timeout: 100_000, stdio: 'ignore' },
    )
    return readFileSync(join(folder, 'saved', `table.${format}`))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
