import { expect } from '@playwright/test'
import { openAs } from './actors.ts'
import { test } from './journey.ts'

test('staff look at the statistics of students as pictures and as tables, and save a table', async ({ page }) => {
  await openAs(page, 'administrator', '/contacts')
  await page.getByRole('button', { name: 'Statistik zeigen' }).click()
  await expect(page.getByRole('img', { name: /^Registriert\. .*: \d+/ })).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^Von der Registrierung zum Download\. Registriert: \d+ \(100 %\)/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Neu zählen' }).click()
  await page.getByRole('switch', { name: 'Als Tabelle' }).click()
  const months = page.getByRole('region', { name: 'Die letzten zwölf Monate' })
  await expect(months.getByRole('table').getByRole('row')).toHaveCount(13)
  await expect(page.getByRole('region', { name: 'Nach Hochschule' }).getByRole('row')).toHaveCount(6)
  await page.getByRole('button', { name: 'Statistik ausblenden' }).click()
  await expect(months).toBeHidden()
})
