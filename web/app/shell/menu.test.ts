import { expect, test } from 'vitest'
import { groupOf, isFor, menu } from './menu.ts'

const entry = (to: string) => menu.find((one) => one.to === to)!
const staff = { companyId: null, contactId: null }

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
