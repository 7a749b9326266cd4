import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { makeCustomer } from '../server/testing/customers.ts'
import { giveThePasswordAgain, portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'

test('a campaign with a company that cannot: checked, run with licences by mail, report saved, taken back', async ({
  page,
}) => {
  const call = caller(portalUrl(), 'administrator')
  const good = await makeCustomer(call, 780_001, 'Fördewellen Nord GmbH')
  await makeCustomer(call, 780_002, 'Fördewellen Süd GmbH')
  const bad = await makeCustomer(call, 780_003, 'Fördewellen West GmbH')
  // West has five explorers and four seats of a module: three explorers are too few for it.
  const { items } = await expectSuccess(call('GET', `/configurations/${bad.configurationId}`))
  const seats = (licName: string, n: number) => (item: { licName: string; count: object }) =>
    item.licName === licName ? { ...item, count: { kind: 'counted', n } } : item
  await expectSuccess(
    call('POST', `/holdings/${bad.id}/configurations`, {
      basedOn: bad.configurationId,
      name: 'Mehr',
      description: 'mehr Plätze',
      items: items.map(seats('E', 5)).map(seats('LAGER', 4)),
    }),
  )

  await signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await page.getByRole('link', { name: 'Kampagnen' }).click()
  await page.getByRole('link', { name: 'Kampagne anlegen' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Drei Explorer')
  await page.getByLabel('Kunde enthält').fill('Fördewellen')
  await page.getByRole('combobox', { name: 'Änderung' }).click()
  await page.getByRole('option', { name: 'Anzahl eines Moduls setzen' }).click()
  await page.getByRole('combobox', { name: 'Modul', exact: true }).click()
  await page.getByRole('option', { name: 'Explorer (E)' }).click()
  await page.getByRole('textbox', { name: 'Anzahl' }).fill('3')
  await page.getByRole('switch', { name: 'Neue Lizenzen ausstellen' }).click()
  await page.getByRole('switch', { name: 'Lizenzen per E-Mail senden' }).click()
  await page.getByLabel('Text in der E-Mail').fill('Ein Explorer mehr für Sie.')
  await page.getByRole('button', { name: 'Prüfen' }).click()

  const rows = page.getByRole('region', { name: 'Kundenprodukte der Kampagne' })
  await expect(rows.getByText(/Die Anzahl von „Wälzlager“ \(4\) ist höher als die des Explorers \(3\)/)).toBeVisible()
  await expect(rows.getByText('E: Anzahl: 2 → 3').first()).toBeVisible()
  await page.getByRole('button', { name: 'Starten: 2 ändern' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Starten' }).click()
  await expect(page.getByText('2 geändert')).toBeVisible()
  await rows.getByLabel('Anzeigen').selectOption('changed')
  await expect(rows.getByText('Lizenzen: 1 · E-Mails: 1')).toHaveCount(2)
  await expect(rows.getByText('wird geändert')).toHaveCount(0)
  const issued = page.getByRole('region', { name: 'Ausgestellte Lizenzen' })
  await expect(issued.getByText('Alle Lizenzen mit einer E-Mail-Adresse sind gesendet.')).toBeVisible()
  const archive = page.waitForEvent('download')
  await issued.getByRole('button', { name: '2 Lizenzen herunterladen' }).click()
  expect((await archive).suggestedFilename()).toBe('Lizenzen.zip')
  await rows.getByRole('button', { name: /Export/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Fördewellen Nord GmbH')
  await page.goto(`${portalUrl()}/mailbox`)
  await expect(page.getByText(/Wellenwerk Netzwerk/).first()).toBeVisible()

  // North is changed by hand: taking back leaves it.
  const { configuration } = await expectSuccess(call('GET', `/holdings/${good.id}`))
  const now = await expectSuccess(call('GET', `/configurations/${configuration.id}`))
  await expectSuccess(
    call('POST', `/holdings/${good.id}/configurations`, {
      basedOn: configuration.id,
      name: 'Von Hand',
      description: 'nachgebessert',
      items: now.items,
    }),
  )
  await page.goto(`${portalUrl()}/campaigns`)
  await page.getByRole('link', { name: 'Drei Explorer', exact: true }).click()
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText(/1 zurückgenommen, 1 nicht zurückgenommen/)).toBeVisible()
  await expect(
    rows.getByText('Die Konfiguration oder das Ende einer Host-ID wurde seit der Prüfung geändert.'),
  ).toBeVisible()
  await rows.getByRole('link', { name: /Fördewellen Süd/ }).click()
  await expect(page.getByText('Kampagne „Drei Explorer“ zurückgenommen')).toBeVisible()
})
