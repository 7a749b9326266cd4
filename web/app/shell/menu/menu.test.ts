import { expect, test, vi } from 'vitest'
import { menuTexts } from '#texts/menu.ts'
import { commandsOf, groupOf, isFor, menuOf, sidebarOf } from './menu.ts'

// The router's pages ask the browser what it prefers while they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { router } = await import('../../router.tsx')
const [menu, commands] = [menuOf(router), commandsOf(router)]

const entry = (to: string) => menu.find((one) => one.to === to)!
const staff = { companyId: null, contactId: null }

test('each entry, and each thing to begin, has a place of its own', () => {
  for (const all of [menu, commands]) expect(new Set(all.map(({ place }) => place)).size).toBe(all.length)
})

test('no entry leads staff to a page that has nothing for them', () => {
  for (const to of ['/products/myproducts', '/products/companyproducts']) {
    expect(isFor(entry(to), staff, true), to).toBe(false)
    expect(isFor(entry(to), { companyId: 'c', contactId: 'p' }, true), to).toBe(true)
    expect(isFor(entry(to), staff, false), to).toBe(true)
  }
})

test('the flyout of companies is there for those who see the list of them; what else they may open stands beside it', () => {
  expect(groupOf(entry('/allcompanycontacts'), true)).toBe('companies')
  expect(groupOf(entry('/allcompanycontacts'), false)).toBeUndefined()
  expect(groupOf(entry('/products/allproducts'), false)).toBe('products')
})

test('pages of one subject share an entry; the one that is alone speaks for itself', () => {
  const all = sidebarOf(menu)
  const interfaces = all.find(({ text }) => text === 'shell.interfaces')
  expect(interfaces?.pages.map(({ to }) => to)).toEqual([
    '/management/serviceaccounts',
    '/management/webhooks',
    '/management/documentedcalls',
  ])
  expect(all.flatMap(({ pages }) => pages)).toHaveLength(menu.length)
  const [alone] = sidebarOf([entry('/management/webhooks')])
  expect([alone?.text, alone?.pages.length]).toEqual(['shell.webhooks', 1])
})

test('pages of one subject stand one after the other in one flyout', () => {
  for (const { pages } of sidebarOf(menu)) {
    expect(new Set(pages.map(({ group }) => group)).size).toBe(1)
    const places = pages.map(({ place }) => place)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})

interface Pair {
  de: string
  en: string
}

/** What pages are called, in both languages: the texts their sources give as the title. */
async function pageTitles(): Promise<Pair[]> {
  const sources = import.meta.glob<string>(['../../../{features,app}/**/*.tsx', '!**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const keys = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/<Page\b[^>]*? title=\{\w+\('([\w.]+)'\)\}/gs)].map(([, key]) => key!),
  )
  const dictionaries = import.meta.glob<Record<string, Record<string, Pair>>>(
    ['../../../../texts/*.ts', '!../../../../texts/*.test.ts'],
    { eager: true },
  )
  const texts = Object.assign({}, ...Object.values(dictionaries).flatMap((file) => Object.values(file)))
  return keys.flatMap((key) => texts[key] ?? [])
}

test('a page that is called as its entry in German is in English, too', async () => {
  const titles = await pageTitles()
  const named = menu.flatMap(({ text }) => {
    const entryText: Pair = menuTexts[text]
    return titles.filter(({ de }) => de === entryText.de).map(({ en }) => [text, entryText.en, en] as const)
  })
  expect(named.length).toBeGreaterThan(menu.length * 0.8)
  for (const [text, ofEntry, ofPage] of named) expect([text, ofPage]).toEqual([text, ofEntry])
})
