import { expect, test, vi } from 'vitest'
import { pageAddresses } from '../server/platform/http/web.ts'
import { pagePaths } from './page-paths.ts'

// The router's pages ask the browser what it prefers while they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
// Not named in the import itself: its types are those of the browser's sources, which are checked apart.
const routerFile = '#web/app/router.tsx'
const { router } = (await import(routerFile)) as { router: { routesByPath: Record<string, { fullPath: string }> } }
const routes = Object.values(router.routesByPath).map(({ fullPath }) => fullPath)
const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

test('the build names the paths of all routes, and no other', () => {
  expect([...new Set(pagePaths().map(withoutSlash))].toSorted()).toEqual(
    [...new Set(routes.map(withoutSlash))].toSorted(),
  )
})

test('each page is known by its address, whatever stands in it; what is none is not', () => {
  const isPage = pageAddresses(pagePaths())
  for (const path of routes) {
    const address = path.replaceAll(/\{\$\w+\}|\$\w+/g, '0198c0de-ffff-7000-8000-000000000000')
    for (const url of [address, `${address}?search=a%2Fb`, `${withoutSlash(address)}/`, address.toUpperCase()])
      expect(isPage(url), url).toBe(true)
  }
  for (const url of ['/gibtesnicht', '/a/b/c', '/awsaccounts', '/company/1/2', '/companies/x', '/login.'])
    expect(isPage(url), url).toBe(false)
})
