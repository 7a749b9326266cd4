import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { makeCustomer } from '../server/testing/customers.ts'
import { companyInput } from '../server/testing/samples.ts'
import { openAs, portalUrl } from './actors.ts'
import { comeBack } from './come-back.ts'
import { openTab } from './company-tabs.ts'
import { test } from './journey.ts'

test.use({ actionTimeout: 15_000 })

test('the foot of the manager tells what changed, and every change can be taken back before and after it', async ({
  page,
}) => {
  await openAs(page, 'administrator', '/companies?search=10147')
  await page.getByRole('main').getByRole('cell').getByRole('link').first().click()
  await openTab(page, 'Produkte')
  await page.getByRole('button', { name: 'Produkt hinzufügen' }).click()
  await page.getByRole('combobox', { name: 'Produkt' }).click()
  await page.getByRole('option', { name: 'Wellenwerk Cloud 20', exact: true }).click()
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await page.getByRole('link', { name: 'Wellenwerk Cloud 20', exact: true }).click()
  const open = page
    .getByRole('main')
    .getByRole('link', { name: /öffnen$/ })
    .first()
  await open.click()
  const foot = page.getByRole('region', { name: 'Änderungen' })
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

  await test.step('a changed row says what it was', async () => {
    await expect(foot).toContainText('Erst klären, was oben steht.')
    await page.getByRole('button', { name: 'Alle unbegrenzt' }).click()
    await page.getByRole('button', { name: 'Anzahl von Explorer erhöhen' }).click()
    await expect(row('Explorer')).toContainText('1 → 2')
    await expect(row('Explorer')).toContainText('nichts → unbegrenzt')
    await expect(foot).toContainText(/\d+ Änderungen/)
  })

  await test.step('all is discarded, and that is taken back', async () => {
    await foot.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(row('Explorer')).not.toContainText('→')
    await expect(foot).toContainText('Alle Änderungen sind verworfen.')
    await foot.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(row('Explorer')).toContainText('1 → 2')
  })

  await test.step('a module taken out stands where it was and is put back, long after', async () => {
    await page.getByRole('button', { name: 'Anzahl von Federn verringern' }).click()
    await expect(row('Federn')).toContainText('entfernt')
    await page.getByRole('button', { name: 'Anzahl von Explorer erhöhen' }).click()
    await page.getByRole('button', { name: 'Federn zurückholen' }).click()
    await expect(page.getByRole('button', { name: 'Federn bearbeiten', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('what was a technical dependency becomes one again', async () => {
    await page.getByRole('button', { name: 'Anzahl von Rechenkern erhöhen' }).click()
    await expect(row('Rechenkern')).toContainText('technisch → 1')
    await page.getByRole('button', { name: 'Rechenkern bearbeiten' }).click()
    await page.getByRole('button', { name: 'Wieder technische Abhängigkeit' }).click()
    await expect(row('Rechenkern')).not.toContainText('→')
    await expect(row('Rechenkern')).toContainText('technisch')
  })

  await test.step('the notes stand with the configuration they made', async () => {
    await page.getByRole('button', { name: 'Alle unbegrenzt' }).click()
    await foot.getByRole('button', { name: 'Speichern' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Was hat sich geändert?' }).fill('Drei Plätze')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(page).toHaveURL(/overview/)
    const active = page.getByRole('row').filter({ hasText: 'aktiv' })
    await expect(active).toContainText('Drei Plätze')
    await open.click()
    await expect(row('Explorer')).toContainText('3')
    await expect(foot).toContainText('Noch nichts geändert.')
  })
})

test('what is edited stays on the way to several modules and back, whatever a colleague saves meanwhile', async ({
  page,
}) => {
  const call = caller(portalUrl(), 'administrator')
  const made = await makeCustomer(call, 780_102, 'Entwurf GmbH')
  const { items } = await expectSuccess(call('GET', `/configurations/${made.configurationId}`))
  const save = (basedOn: string, name: string) =>
    expectSuccess(
      call('POST', `/holdings/${made.id}/configurations`, {
        basedOn,
        name,
        description: name,
        items: items.slice(0, -2),
      }),
    )
  // Two modules less, so that there is something to add.
  const less = await save(made.configurationId, 'Weniger')
  await openAs(page, 'administrator', `/wellenwerkconfiguration/manager/${made.id}`)
  const title = page.getByRole('heading', { level: 1 })
  const explorer = page.getByRole('row', { name: /^Explorer/ })
  await page.getByRole('button', { name: 'Anzahl von Explorer erhöhen' }).click()
  await expect(explorer).toContainText('2 → 3')
  await save(less.configuration.id, 'Vom Kollegen')
  // The page has read what the colleague saved, as it does whenever somebody comes back to it.
  await comeBack(page, /\/api\/holdings\/[^/]+$/)
  await page.getByRole('button', { name: 'Anzahl von Explorer erhöhen' }).click()
  await expect(explorer).toContainText('2 → 4')

  await page.getByRole('button', { name: /Mehrere/ }).click()
  const module = page.getByRole('main').getByRole('checkbox')
  await module.first().check()
  await page
    .getByRole('main')
    .getByRole('button', { name: /hinzufügen/i })
    .click()
  await expect(title).toContainText('Weniger')
  await expect(explorer).toContainText('2 → 4')
  await expect(page.getByRole('region', { name: 'Änderungen' })).toContainText('2 Änderungen')
  await page.getByRole('button', { name: 'Anzahl von Explorer erhöhen' }).click()
  await expect(explorer).toContainText('2 → 5')
})

test('a count or an end taken out of what a template prefills is asked for, not silently the template’s', async ({
  page,
}) => {
  const call = caller(portalUrl(), 'administrator')
  const made = await makeCustomer(call, 780_105, 'Vorlage GmbH')
  await openAs(page, 'administrator', `/wellenwerkconfiguration/select/${made.id}`)
  const form = page.getByRole('main').locator('form')
  const submit = form.locator('button[type=submit]')
  const [count, end] = [form.getByRole('textbox', { name: 'Anzahl' }), form.getByRole('textbox', { name: 'Ende' })]
  const unlimited = form.locator('input[name=unlimited]')
  await page.getByRole('radio', { name: /Netzwerk 10 Plätze/ }).check()
  await expect(count).not.toHaveValue('')
  await expect(submit).toBeEnabled()
  const before = await count.inputValue()
  await count.fill('')
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(/Anzahl/)
  await count.fill(before)
  await expect(submit).toBeEnabled()
  if (await unlimited.isChecked()) await unlimited.uncheck()
  else await end.clear()
  await end.blur()
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(/Ende/)
  await end.fill('31.12.2031')
  await expect(submit).toBeEnabled()
})

test('a licenser sees what a product will be before adding it, and takes a template where the master has no end', async ({
  page,
}) => {
  const call = caller(portalUrl(), 'licenser')
  const { id } = await expectSuccess(call('POST', '/companies', companyInput(87_311, 'Vorschau GmbH')))
  await openAs(page, 'licenser', `/company/${id}`)
  await openTab(page, 'Produkte')
  await page.getByRole('button', { name: 'Produkt hinzufügen' }).click()
  await page.getByRole('combobox', { name: 'Produkt' }).click()
  await page.getByRole('option', { name: 'Wellenwerk Netzwerk 20', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const explorer = dialog.getByRole('table', { name: 'Ergebnis' }).getByRole('row', { name: /^Explorer/ })
  await expect(explorer).toContainText('1Ende fehlt')
  await expect(dialog.getByText(/Ohne Ende kann keine Lizenz ausgestellt werden/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Vorlage „Netzwerk 10 Plätze“ nehmen' }).click()
  await expect(explorer).toContainText('10')
  await expect(explorer).not.toContainText('Ende fehlt')
  const words = await explorer.textContent()
  await dialog.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await page.getByRole('link', { name: 'Wellenwerk Netzwerk 20', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /öffnen$/ })
    .first()
    .click()
  const end = /(unbegrenzt|[\d.]{10})$/.exec(words ?? '')![1]!
  await expect(page.getByRole('row', { name: /^Explorer/ })).toContainText(end)
})
