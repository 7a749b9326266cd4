import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { portalDay } from '../contract/time-zone.ts'
import { addDays, addMonths } from '../licence/src/days.ts'
import { hostInput } from '../server/testing/samples.ts'
import { openAs, portalUrl } from './actors.ts'
import { Clicks } from './clicks.ts'
import { test } from './journey.ts'
import { openRecords } from './all-pages/records.ts'

const shown = (day: string): string => day.split('-').toReversed().join('.')

/** A licensed machine of the demo customer that ends in so many days; its name. */
async function machineThatEnds(days: number): Promise<string> {
  const call = caller(portalUrl(), 'licenser')
  const { company } = await openRecords()
  const { items } = await expectSuccess(call('GET', `/companies/${company.id}/products`))
  const holding = items.find(
    ({ product, configuration }: Found) =>
      product.version === 20 && product.titleDe.includes('Netzwerk') && configuration,
  )
  const today = portalDay(new Date())
  const name = `SRV-ENDE-${days}`
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

test('licensers renew what ends in 60 days in five clicks, and take the new licences along', async ({ page }) => {
  const machine = await machineThatEnds(40)
  await openAs(page, 'licenser', '/companies')
  await expect(page.getByRole('table', { name: 'Firmen' })).toBeVisible()
  const clicks = new Clicks(page)
  await clicks.click(page.getByRole('link', { name: 'Ablaufende Lizenzen' }))
  await expect(page).toHaveURL(/expiringlicences/)
  const table = page.getByRole('table', { name: 'Ablaufende Lizenzen' })
  const row = table.getByRole('row').filter({ hasText: machine })
  await expect(row).toHaveCount(1)
  const found = (await table.getByRole('row').count()) - 1
  await clicks.click(page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }))
  await expect(page.getByText(`${found} ausgewählt`)).toBeVisible()
  await clicks.click(page.getByRole('button', { name: 'Verlängern …' }))

  // The preview: what each machine becomes.
  const dialog = page.getByRole('dialog')
  const today = portalDay(new Date())
  const [from, to] = [addDays(today, 40), addMonths(addDays(today, 40), 12)]
  await expect(dialog.getByRole('row').filter({ hasText: machine })).toContainText(`${shown(from)} → ${shown(to)}`)
  // Configurations are the administrators'.
  await expect(dialog.getByRole('checkbox', { name: 'Module ebenso verlängern' })).toHaveCount(0)
  await clicks.click(dialog.getByRole('button', { name: /^\d+ Lizenz(en)? verlängern und ausstellen$/ }))
  await expect(dialog.getByRole('row').filter({ hasText: machine })).toContainText(shown(to))
  const download = page.waitForEvent('download')
  await clicks.click(dialog.getByRole('button', { name: /^\d+ Lizenz(en)? herunterladen$/ }).last())
  expect((await download).suggestedFilename()).toMatch(/\.(zip|lic)$/)
  expect(clicks.count).toBeLessThanOrEqual(5)

  const sending = dialog.getByRole('button', { name: /per E-Mail senden$/ })
  await sending.click()
  await expect(sending).toHaveCount(0)
  await expect(dialog.getByRole('row').filter({ hasText: machine })).toContainText('gesendet an ')
  await dialog.getByRole('button', { name: 'Schließen', exact: true }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
})

test('one machine is renewed from its row, until a day, with its modules by those who may', async ({ page }) => {
  const machine = await machineThatEnds(45)
  await openAs(page, 'administrator', `/expiringlicences?search=${machine}`)
  const row = page.getByRole('table', { name: 'Ablaufende Lizenzen' }).getByRole('row').filter({ hasText: machine })
  await row.getByRole('button', { name: /verlängern$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Module ebenso verlängern' })).toBeChecked()
  const renew = dialog.getByRole('button', { name: '1 Lizenz verlängern und ausstellen' })
  await dialog.getByLabel('Verlängern um').selectOption('bis zu einem bestimmten Tag')
  await expect(renew).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Letzter Tag' }).fill('31.12.2031')
  await expect(dialog.getByRole('row').filter({ hasText: machine })).toContainText('→ 31.12.2031')
  await renew.click()
  await expect(dialog.getByRole('row').filter({ hasText: machine })).toContainText('31.12.2031')
  await page.keyboard.press('Escape')
  await expect(row).toHaveCount(0)
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
