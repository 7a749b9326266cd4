import { expect, test } from 'vitest'
import { allows } from '#contract/access.ts'
import * as companies from '#contract/companies.ts'
import * as portal from '#contract/portal.ts'
import { firstLoad } from './budgets.ts'
import { importedFrom, onlySent, plainExports } from './plain-operations.ts'

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

test('a first load is the entry, the parts of the page, what those import, and their styles, each once', () => {
  const noise = (seed: number) =>
    Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(33 + ((at * at * seed + at * 7919) % 89))).join('')
  const chunk = (fileName: string, code: string, more: object = {}) => ({
    [fileName]: { type: 'chunk' as const, fileName, code, isEntry: false, imports: [], moduleIds: [], ...more },
  })
  const bundle = {
    ...chunk('index.js', noise(3), { isEntry: true, imports: ['shared.js'] }),
    ...chunk('shared.js', noise(5)),
    ...chunk('page.js', noise(7), {
      imports: ['shared.js'],
      moduleIds: ['/web/app/page.tsx'],
      viteMetadata: { importedCss: new Set(['assets/page.css']) },
    }),
    ...chunk('other.js', noise(11), { moduleIds: ['/web/app/other.tsx'] }),
    'assets/page.css': { type: 'asset' as const, source: noise(13) },
    'assets/more-1.css': { type: 'asset' as const, source: noise(17) },
  }
  const alone = firstLoad(bundle, [])
  const page = firstLoad(bundle, ['/app/page.tsx'])
  const styled = firstLoad(bundle, ['/app/page.tsx'], ['more'])
  expect([alone > 0, page > alone, styled > page]).toEqual([true, true, true])
  expect(firstLoad(bundle, ['/app/page.tsx', '/app/other.tsx'])).toBeGreaterThan(page)
  expect(() => firstLoad(bundle, ['/app/gone.tsx'])).toThrow('/app/gone.tsx')
})
