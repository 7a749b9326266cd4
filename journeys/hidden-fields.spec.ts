import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { giveThePasswordAgain, openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

// What was entered in a field that is not shown any more is neither sent nor in the way.

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

interface Module {
  name: string
  licName: string
  level: number
}

test('a campaign: the module above and the end belong to the module that is chosen', async ({ page }) => {
  await giveThePasswordAgain(page)
  const { items } = await expectSuccess(caller(portalUrl(), 'administrator')('GET', '/modules'))
  const at = (level: number) =>
    (items as Module[]).filter((one) => one.level === level).map(({ name, licName }) => `${name} (${licName})`)
  const [first, other] = at(1)
  const [below] = at(2)
  await openAs(page, 'administrator', '/campaigns/edit')
  await page.getByRole('textbox', { name: 'Name' }).fill('Verborgen eins')
  await choose(page, 'Modul', below!)
  await choose(page, 'Unter dem Modul', first!)
  await choose(page, 'Modul', other!)
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verborgen eins')

  // No day was entered for the end, and there is none to enter any more.
  await page.goto(`${portalUrl()}/campaigns/edit`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Verborgen zwei')
  await choose(page, 'Modul', other!)
  await page.getByRole('combobox', { name: 'Laufzeit' }).click()
  await page.getByRole('option', { name: /an einem bestimmten Tag/ }).click()
  await choose(page, 'Modul', below!)
  await choose(page, 'Unter dem Modul', first!)
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verborgen zwei')
})
