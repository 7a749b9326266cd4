import { beforeAll, expect, test } from 'vitest'
import { landingOf, landOn, ownAddress } from './landing.ts'

beforeAll(() => {
  // The browser's own, as far as these functions use it.
  Object.assign(globalThis, { location: { origin: 'https://portal.example' } })
})

test('after signing in one goes on to an address of this portal, and to no other', () => {
  expect(ownAddress('/companies?page=2#top')).toBe('/companies?page=2#top')
  for (const foreign of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login?to=/x',
    '',
    undefined,
  ])
    expect(ownAddress(foreign)).toBeNull()
})

test('each role lands on its page, as far as the page exists', () => {
  const as = (landing: string) => landingOf({ landing } as Parameters<typeof landingOf>[0])
  landOn(['/companies', '/user'])
  expect([as('companies'), as('myProducts'), as('user')]).toEqual(['/companies', '/user', '/user'])
  landOn(['/products/myproducts', '/products/companyproducts'])
  expect([as('myProducts'), as('companyProducts')]).toEqual(['/products/myproducts', '/products/companyproducts'])
})
