import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { addDays, dayOf } from '../licence/src/days.ts'
import { hostInput } from '../server/testing/samples.ts'
import { giveThePasswordAgain, openAs, portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'
import { openRecords } from './all-pages/records.ts'

/** A licensed machine of the demo customer that ends in so many days; its name. */
async function machineThatEnds(days: number): Promise<string> {
  const call = caller(portalUrl(), 'licenser')
  const { company } = await openRecords()
  const { items } = await expectSuccess(call('GET', `/companies/${company.id}/products`))
  const holding = items.find(
    ({ product, configuration }: Found) =>
      product.version === 20 && product.titleDe.includes('Netzwerk') && configuration,
  )
  const today = dayOf(new Date())
  const name = 'SRV-ENDE-01'
  const host = await expectSuccess(
    call('POST', `/holdings/${holding.id}/hosts`, {
      ...hostInput,
      startDate: addDays(today, -300),
      endDate: addDays(today, days),
      hosts: [{ name, mac: '001B44113A99' }, hostInput.hosts[1], hostInput.hosts[2]],
    }),
  )
  await expectSuccess(call('POST', `/hosts/${host.id}/licences`, {}))
  return name
}
interface Found {
  product: { version: number; titleDe: string }
  configuration: object | null
}

test('what ends in 60 days is found and extended in five clicks, with its numbers told before', async ({ page }) => {
  const machine = await machineThatEnds(40)
  await signIn(page, 'administrator')
  // Starting may ask for the password again, which is no click of this way.
  await giveThePasswordAgain(page)
  await page.goto(`${portalUrl()}/companies`)
  await expect(page.getByRole('table', { name: 'Firmen' })).toBeVisible()
  let clicks = 0
  const click = async (what: ReturnType<typeof page.getByRole>) => {
    await what.click()
    clicks++
  }
  await click(page.getByRole('link', { name: 'Ablaufende Lizenzen' }))
  await expect(page).toHaveURL(/expiringlicences/)
  const table = page.getByRole('table', { name: 'Ablaufende Lizenzen' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: machine })).toHaveCount(1)
  const found = (await table.getByRole('row').count()) - 1
  await click(page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }))
  await expect(page.getByText(`${found} ausgewählt`)).toBeVisible()
  await click(page.getByRole('button', { name: 'Verlängern und ausstellen …' }))

  // The preview: what each product becomes, and how many licences that means.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Verlängerung vom /)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await click(page.getByRole('button', { name: /^Starten: \d+ ändern$/ }))
  const question = page.getByRole('dialog')
  await expect(question).toContainText(/Neue Lizenzen, die ausgestellt werden: [1-9]/)
  await click(question.getByRole('button', { name: 'Starten' }))
  await expect(page.getByText('fertig', { exact: true }).first()).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(5)

  await page.goto(`${portalUrl()}/expiringlicences`)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('In diesem Zeitraum endet nichts.')).toBeVisible()
})

test('the months are a picture that filters, by keyboard too, and the filter is a chip that goes again', async ({
  page,
}) => {
  await openAs(page, 'licenser', '/expiringlicences?within=year')
  const bars = page.getByRole('figure', { name: 'Enden je Monat' }).getByRole('button')
  await expect(bars).toHaveCount(12)
  // A month in which something ends.
  const some = page
    .getByRole('figure', { name: 'Enden je Monat' })
    .getByRole('button', { name: /: [1-9]\d*$/ })
    .first()
  await some.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  const name = (await some.getAttribute('aria-label'))!.split(':')[0]!
  await expect(page.getByRole('list', { name: 'Gesetzte Filter' })).toContainText(name)
  await page.getByRole('button', { name: `Filter „${name}“ entfernen` }).click()
  await expect(page).not.toHaveURL(/month=/)
  // The table behind the switch.
  await page.getByRole('switch', { name: 'Als Tabelle' }).click()
  await expect(page.getByRole('table', { name: 'Enden je Monat' }).getByRole('row')).toHaveCount(13)
  // Changing many at once is for those who may run campaigns.
  await expect(page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' })).toHaveCount(0)
})

test('the day begins with what is counted, and with “more than” where nobody counts on', async ({ page }) => {
  await page.route(/\/api\/expiring-licences\?.*within=expired/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), total: 10_000, capped: true } })
  })
  await openAs(page, 'licenser', '/today')
  const ends = page.getByRole('region', { name: 'Endet' })
  await expect(ends.getByRole('listitem').filter({ hasText: 'abgelaufen' })).toContainText('mehr als 10.000')
  await expect(ends.getByRole('listitem').filter({ hasText: 'in 90 Tagen' })).not.toContainText('mehr als')
})
