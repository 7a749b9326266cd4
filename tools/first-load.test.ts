import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { allows } from '#contract/access.ts'
import { z } from 'zod'
import * as companies from '#contract/companies.ts'
import * as portal from '#contract/portal.ts'
import { operations } from '#contract/index.ts'
import { plainQuery } from '#web/ui/table/plain-query.ts'
import { circleOf, firstLoad, inAnotherArea, needlesslyLazy } from './budgets.ts'
import { plainList } from './plain-lists.ts'
import { importedFrom, onlyGuards, onlySent, plainExports } from './plain-operations.ts'

test('of an operation the frame gets name, address and access, and nothing of its shapes', () => {
  const plain = plainExports(companies)
  const { name, method, path, access } = companies.changeCompany
  expect(JSON.parse(plain.get('changeCompany')!)).toEqual({ name, method, path, access })
  expect(JSON.parse(plain.get('listCompanies')!)).toEqual({
    name: 'listCompanies',
    method: 'GET',
    path: companies.listCompanies.path,
    access: companies.listCompanies.access,
  })
  expect(plain.has('companyInput')).toBe(false)
})

test('constants stay, functions and shapes do not', () => {
  const plain = plainExports({ ...portal, allows })
  expect(JSON.parse(plain.get('pageSlugs')!)).toEqual(portal.pageSlugs)
  expect([plain.has('pageSlug'), plain.has('allows')]).toEqual([false, false])
})

test('of what a source imports from a module, its values are named and its types left out', () => {
  const code = `import type { Me } from '#contract/session.ts'
import { type Holding, readHolder, list as other } from '#contract/holdings.ts'
import {
  signIn,
  type Me,
} from '#contract/session.ts'
`
  expect(importedFrom(code, '#contract/holdings.ts')).toEqual([
    { name: 'readHolder', as: 'readHolder' },
    { name: 'list', as: 'other' },
  ])
  expect(importedFrom(code, '#contract/session.ts')).toEqual([{ name: 'signIn', as: 'signIn' }])
})

test('an operation that is handed on may be checked there, and stays whole', () => {
  const code = (use: string) => `import { readMe } from '#contract/session.ts'\n${use}`
  const sent = ['can(readMe.access)', 'useRead(readMe, {})', 'answerOf<typeof readMe>(one)', 'call(readMe)', '']
  expect(sent.map((use) => onlySent(code(use), 'readMe'))).toEqual(sent.map(() => true))
  const handed = [
    'useEntry(readMe, {})',
    'const one = { add: readMe }',
    '<Form operation={readMe} />',
    'readMe.body.parse(x)',
  ]
  expect(handed.map((use) => onlySent(code(use), 'readMe'))).toEqual(handed.map(() => false))
})

test('a route that asks for an operation’s access needs nothing else of it', () => {
  const code = (use: string) => `import { readMe } from '#contract/session.ts'\n${use}`
  const uses = ['access: readMe.access', '', 'call(readMe)', 'count: readMe', 'readMe.path', 'readMe.accesses']
  expect(uses.map((use) => onlyGuards(code(use), 'readMe'))).toEqual([true, true, false, false, false, false])
})

const chunk = (fileName: string, more: object = {}) => ({
  [fileName]: { type: 'chunk' as const, fileName, isEntry: false, imports: [], moduleIds: [], ...more },
})

test('a first load is the entry, the parts of the page, what those import, and their styles, each once', () => {
  const bundle = {
    ...chunk('index.js', { isEntry: true, imports: ['shared.js'] }),
    ...chunk('shared.js'),
    ...chunk('page.js', {
      imports: ['shared.js'],
      moduleIds: ['/web/app/page.tsx'],
      viteMetadata: { importedCss: new Set(['assets/page.css']) },
    }),
    ...chunk('other.js', { moduleIds: ['/web/app/other.tsx'] }),
    'assets/page.css': { type: 'asset' as const },
    'assets/more-1.css': { type: 'asset' as const },
  }
  expect(firstLoad(bundle, []).toSorted()).toEqual(['index.js', 'shared.js'])
  const page = ['assets/page.css', 'index.js', 'page.js', 'shared.js']
  expect(firstLoad(bundle, ['/app/page.tsx']).toSorted()).toEqual(page)
  expect(firstLoad(bundle, ['/app/page.tsx'], ['more']).toSorted()).toEqual(['assets/more-1.css', ...page])
  expect(firstLoad(bundle, ['/app/page.tsx', '/app/other.tsx'])).toContain('other.js')
  expect(() => firstLoad(bundle, ['/app/gone.tsx'])).toThrow('/app/gone.tsx')
})

test('what is imported on demand must not come with its importer anyway, pages asked for by the frame apart', () => {
  const asked = '/web/features/list.tsx'
  const bundle = {
    ...chunk('area.js', { imports: ['shared.js'], moduleIds: [asked] }),
    ...chunk('shared.js', { moduleIds: ['/web/ui/chart.tsx'] }),
    ...chunk('dialog.js', { imports: ['area.js'], moduleIds: ['/web/features/dialog.tsx'] }),
    ...chunk('frame.js', { moduleIds: ['/web/app/pages/list.ts', '/web/app/login.tsx'] }),
  }
  const lazy = (from: string, target: string) => needlesslyLazy(bundle, (id) => (id === from ? [target] : []))
  expect(lazy(asked, '/web/features/dialog.tsx')).toEqual([])
  expect(lazy(asked, '/web/ui/chart.tsx')).toEqual(['/web/ui/chart.tsx'])
  expect(lazy(asked, asked)).toEqual([asked])
  expect(lazy('/web/app/pages/list.ts', '/web/app/login.tsx')).toEqual([])
})

test('what is imported on demand lies in no script of another area, which would come along', () => {
  const bundle = {
    ...chunk('assets/cloud-1.js', { moduleIds: ['/web/features/needs.tsx', '/web/features/costs.tsx'] }),
    ...chunk('assets/licensing-1.js', { moduleIds: ['/web/features/today.tsx'] }),
    ...chunk('assets/chart-1.js', { moduleIds: ['/web/ui/chart.tsx'] }),
    ...chunk('assets/frame-1.js', { moduleIds: ['/web/app/main.tsx'] }),
  }
  const found = (from: string, target: string) =>
    inAnotherArea(bundle, (id) => (id === from ? [target] : []), ['cloud', 'licensing'])
  const costs = '/web/features/costs.tsx'
  expect(found('/web/features/today.tsx', costs)).toEqual([costs])
  expect(found('/web/features/today.tsx', '/web/ui/chart.tsx')).toEqual([])
  expect(found('/web/features/needs.tsx', costs)).toEqual([])
  expect(found('/web/app/main.tsx', costs)).toEqual([])
})

test('scripts that wait for each other are found, those that only meet in a third are none', () => {
  const meeting = { ...chunk('a.js', { imports: ['c.js'] }), ...chunk('b.js', { imports: ['c.js'] }) }
  expect(circleOf({ ...meeting, ...chunk('c.js') })).toBeUndefined()
  expect(circleOf({ ...meeting, ...chunk('c.js', { imports: ['b.js'] }) })?.toSorted()).toEqual(['b.js', 'c.js'])
})

test('a list keeps its columns and reads its address as its shapes would, without them', () => {
  const text = plainList(companies.listCompanies)!
  const { list, query } = read(text)
  const row = { companyTypeDe: 'Hochschule', companyTypeEn: 'University' }
  expect(list.columns['companyType']!.value!(row)).toEqual({ de: 'Hochschule', en: 'University' })
  expect(Object.keys(list.columns)).toEqual(Object.keys(companies.listCompanies.list.columns))
  const { shape } = companies.listCompanies.query
  const addresses = [
    {},
    { page: '2', pageSize: '50', sort: '-name', search: ' Voss ' },
    { page: '0', pageSize: '7', sort: 'nothing', search: 'x'.repeat(201) },
    { page: '1.5', pageSize: 'ten', search: '10147' },
  ]
  for (const address of addresses) {
    const valid = (of: Record<string, { safeParse: (value: unknown) => { success: boolean } }>) =>
      Object.fromEntries(Object.entries(address).filter(([key, value]) => of[key]!.safeParse(value).success))
    expect(valid(query.shape)).toEqual(valid(shape))
    expect(query.parse(valid(query.shape))).toEqual(companies.listCompanies.query.parse(valid(shape)))
  }
})

interface Plain {
  list: { columns: Record<string, { value?: (row: object) => unknown }> }
  query: ReturnType<typeof plainQuery>
}

/** The written source, as the browser gets it. */
const read = (text: string): Plain =>
  (runInThisContext(`(plainQuery) => ({ ${text} })`) as (checker: typeof plainQuery) => Plain)(plainQuery)

test('a list whose columns or filters need more than themselves keeps its shapes', () => {
  const { list, query } = companies.listCompanies
  const outside = 3
  const wide = { ...list, columns: { name: { text: 'companies.name' as const, value: () => outside } } }
  expect(plainList({ list: wide, query })).toBeUndefined()
  const checked = query.extend({ day: z.string().refine((value) => value > '1900') })
  expect(plainList({ list, query: checked })).toBeUndefined()
  expect(plainList({ list, query: query.extend({ on: z.boolean() }) })).toBeUndefined()
})

test('every list with plain columns reads the defaults of its address as its shapes do', () => {
  const lists = operations.filter((one) => 'list' in one) as unknown as Parameters<typeof plainList>[0][]
  const plain = lists.flatMap((one) => {
    const text = plainList(one)
    return text ? [{ one, text }] : []
  })
  expect(plain.length).toBeGreaterThan(lists.length / 2)
  for (const { one, text } of plain) {
    const { query } = read(text)
    const shaped = one.query.safeParse({})
    if (shaped.success) expect(query.parse({})).toEqual(shaped.data)
  }
})
