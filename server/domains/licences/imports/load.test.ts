import { expect, test } from 'vitest'
import { readConfiguration } from '#contract/configurations.ts'
import { readHolding } from '#contract/holdings.ts'
import { companyNumbered, importFiles, licFile } from '../../../testing/licence-files.ts'
import { oldProgram } from '../../../testing/old-program.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'

const portal = testPortal()
const text = (number: string) =>
  `AGREEMENT=${number}\nMODULE=E;5;31.12.9999\nMODULE=WELLE-DYN;3;31.12.2026\nMODULE=ALTES;1;31.12.2026\nMODULE=ZAHN;viele\n`

/** A holding that came from a file and has no configuration yet. */
async function bare(number: string, version = 20): Promise<string> {
  await companyNumbered(portal, number)
  const [item] = await importFiles(portal, [licFile(`Wellenwerk_Netzwerk_${version}.lic`, `AGREEMENT=${number}\n`)])
  expect(item?.outcome).toBe('imported')
  return item!.holdingId!
}

const load = (
  id: string,
  body: string,
  {
    name = 'Wellenwerk_Netzwerk_20.lic',
    more = '',
    who = 'licenser',
  }: { name?: string; more?: string; who?: Who } = {},
) =>
  portal.call(
    who,
    'POST',
    `/holdings/${id}/licence-imports?fileName=${encodeURIComponent(name)}${more}`,
    new Uint8Array(Buffer.from(body)),
  )

interface Item {
  licName: string
  count: unknown
  endDate: string | null
  unlimited: boolean
  children: Item[]
}

test('what the catalogue knows becomes the first configuration, the rest is told', async () => {
  const id = await bare('5520001')
  const answer = await load(id, text('5520001'), { who: 'administrator' })
  expect(answer.status).toBe(201)
  expect(answer.json).toMatchObject({ taken: 2, unknown: ['ALTES', 'ZAHN;viele'], daysOpen: false })
  const params = { id: answer.json.configurationId }
  const { items } = await portal.ask('administrator', readConfiguration, { params })
  const top = items.map(({ licName, count, endDate, unlimited }) => [licName, count, endDate, unlimited])
  expect(top).toEqual([
    ['E', { kind: 'counted', n: 5 }, null, true],
    ['KERN', { kind: 'dependency' }, null, false],
    ['WELLE', { kind: 'counted', n: 3 }, null, false],
  ])
  const below = items[2]!.children.map(({ licName, count, endDate }) => [licName, count, endDate])
  expect(below).toContainEqual(['WELLE-DYN', { kind: 'counted', n: 3 }, '2026-12-31'])
  expect((await portal.ask('licenser', readHolding, { params: { id } })).configuration).toMatchObject({
    description: 'Wellenwerk_Netzwerk_20.lic',
  })
  const again = await load(id, text('5520001'))
  expect([again.status, again.json.code]).toEqual([409, 'configurations.exists'])
})

test('another customer number asks first', async () => {
  const id = await bare('5520002')
  const asked = await load(id, text('10023'))
  expect([asked.status, asked.json.code]).toEqual([409, 'licences.licFileCustomerNumberMismatch'])
  expect(asked.json.message).toContain('10023')
  expect((await load(id, text('10023'), { more: '&acceptOtherNumber=true' })).status).toBe(201)
})

test('a documented upload with another customer number is refused unless it is accepted', async () => {
  const program = oldProgram(portal)
  program.goOnWith(await portal.tokenOf('licenser'))
  const companyHasProductID = await bare('5520009')
  const upload = (more: object) =>
    program.upload(
      '/uploadconfigurationlicence',
      { companyHasProductID, ...more },
      'file',
      'Wellenwerk_Netzwerk_20.lic',
      Buffer.from(text('10023')),
    )
  const asked = await upload({})
  expect([asked.status, asked.text]).toEqual([400, expect.stringContaining('licFileCustomerNumberMismatch')])
  expect((await upload({ acceptOtherNumber: false })).status).toBe(400)
  expect((await upload({ acceptOtherNumber: true })).status).toBe(200)
})

test('refusals: unreadable, of another product, without modules, breaking the explorer rule, not allowed', async () => {
  const id = await bare('5520003')
  const code = async (answer: ReturnType<typeof load>) => (await answer).json.code
  expect(await code(load(id, 'AGREEMENT=5520003\0'))).toBe('licences.fileUnreadable')
  expect(await code(load(id, text('5520003'), { name: 'Wellenwerk_Netzwerk_19.lic' }))).toBe(
    'licences.fileOtherProduct',
  )
  expect(await code(load(id, 'AGREEMENT=5520003\nMODULE=ALTES;1;31.12.2026'))).toBe('licences.fileNoModules')
  const high = 'AGREEMENT=5520003\nMODULE=E;2;31.12.2026\nMODULE=WELLE;5;31.12.2026'
  expect(await code(load(id, high))).toBe('configurations.broken')
  expect((await load(id, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  expect((await load(id, text('5520003'), { who: 'customer' })).status).toBe(403)
  expect((await portal.ask('licenser', readHolding, { params: { id } })).configuration).toBeNull()
})

test('eight at once make one configuration', async () => {
  const id = await bare('5520004')
  const answers = await Promise.all(Array.from({ length: 8 }, () => load(id, text('5520004'))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
})

test('whoever may not save an end does not set one by a file: its days are left open', async () => {
  const id = await bare('5520005')
  const answer = await load(id, text('5520005'))
  expect([answer.status, answer.json.daysOpen]).toEqual([201, true])
  const { items } = await portal.ask('administrator', readConfiguration, {
    params: { id: answer.json.configurationId },
  })
  const days = (items: Item[]): unknown[] =>
    items.flatMap(({ endDate, unlimited, children }) => [[endDate, unlimited], ...days(children)])
  expect(new Set(days(items).map(String))).toEqual(new Set([',false']))
})
