import { expect, type Page } from '@playwright/test'
import { openRecords } from './all-pages/records.ts'
import { openAs } from './actors.ts'
import { test } from './journey.ts'

/** Holds back what this pattern asks for until it is let go. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Where each of these stands on the page. */
const places = (page: Page, names: readonly string[]) =>
  Promise.all(names.map(async (name) => [name, await page.getByRole('button', { name, exact: true }).boundingBox()]))

const there = ['Ansicht', 'Exportieren']

for (const [first, second, width] of [
  ['Im CRM suchen', 'Dateien einlesen', 1280],
  ['Dateien einlesen', 'Im CRM suchen', 1920],
] as const)
  test(`${width} pixels, “${first}” first: what comes late moves nothing somebody may be pressing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    const letGo = {
      'Im CRM suchen': await holdBack(page, '**/api/crm'),
      'Dateien einlesen': await holdBack(page, '**/assets/licensing-*.js'),
    }
    await openAs(page, 'licenser', '/companies')
    await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
    const search = await page.getByRole('searchbox').boundingBox()

    const alone = await places(page, there)
    for (const name of [first, second]) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    letGo[first]()
    await expect(page.getByRole('button', { name: first, exact: true })).toBeVisible()
    expect(await places(page, there)).toEqual(alone)

    const withFirst = await places(page, [...there, first])
    await expect(page.getByRole('button', { name: second, exact: true })).toHaveCount(0)
    letGo[second]()
    await expect(page.getByRole('button', { name: second, exact: true })).toBeVisible()
    expect(await places(page, [...there, first])).toEqual(withFirst)
    expect(await page.getByRole('searchbox').boundingBox()).toEqual(search)
  })

/** Pages on which something that is read stands above what people come for: the content does not go down once it is there. */
const pages = [
  {
    name: 'cloud companies',
    held: '**/api/cloud/stacks',
    late: (page: Page) => page.getByRole('button', { name: 'Aktualisieren' }),
    content: (page: Page) => page.getByRole('table'),
    path: () => '/cloudcompanies',
  },
  {
    name: 'students',
    held: '**/api/payable-products',
    late: (page: Page) => page.getByRole('combobox', { name: 'Produkte' }).getByRole('option').nth(1),
    content: (page: Page) => page.getByRole('table'),
    path: () => '/contacts',
  },
  {
    name: 'contact',
    held: '**/api/invitations?*',
    late: (page: Page) => page.getByRole('region', { name: 'Zugang' }),
    content: (page: Page) => page.getByRole('region', { name: 'Kontaktdaten' }),
    path: async () => `/editcontact/${(await (await openRecords()).items('/contacts?search=customer'))[0]!.id}`,
  },
]

for (const { name, held, late, content, path } of pages)
  test(`${name}: what is read above the content has its room from the beginning`, async ({ page }) => {
    const letGo = await holdBack(page, held)
    await openAs(page, 'administrator', await path())
    await expect(content(page)).toBeVisible()
    const before = (await content(page).boundingBox())!.y
    letGo()
    await expect(late(page).first()).toBeAttached()
    expect((await content(page).boundingBox())!.y).toBe(before)
  })

for (const name of ['companies', 'company', 'passport'] as const)
  test(`${name}: what arrives one after the other moves almost nothing`, async ({ page }) => {
    const { items } = await openRecords()
    const [company] = await items('/companies?search=10147')
    const [passport] = await items(`/companies/${company!.id}/passports`)
    const path = {
      companies: '/companies',
      company: `/company/${company!.id}`,
      passport: `/products/passport/${passport!.id}`,
    }
    await page.setViewportSize({ width: 1350, height: 940 })
    let asked = 0
    await page.route('**/api/**', async (route) => {
      await new Promise((done) => setTimeout(done, 60 * ++asked))
      await route.continue()
    })
    await page.addInitScript(`
      globalThis.shifts = 0
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shifts += value
      }).observe({ type: 'layout-shift', buffered: true })`)
    await openAs(page, 'licenser', path[name])
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main [data-pending], main [data-waiting]')).toHaveCount(0)
    expect(await page.evaluate('globalThis.shifts')).toBeLessThan(0.05)
  })
