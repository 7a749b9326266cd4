import { expect, test, vi } from 'vitest'
import { commandsOf, groupOf, isFor, menuOf } from './menu.ts'

// The router's pages ask the browser what it prefers while they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { router } = await import('../router.tsx')
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
