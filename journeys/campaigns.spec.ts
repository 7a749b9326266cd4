import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { hostInput } from '../server/testing/samples.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// A server of its own: configurations change here, and once it is killed.
const server = ownServer('campaigns')

/** A company with a network version, two seats of everything, and a licence. */
async function customer(call: ReturnType<typeof caller>, number: number, name: string) {
  const { items: types } = await expectSuccess(call('GET', '/company-types'))
  const address = { street: 'Hafenstraße', houseNumber: '7a', zipCode: '24103', city: 'Kiel' }
  const company = await expectSuccess(
    call('POST', '/companies', { customerNumber: String(number), name, companyTypeId: types[0].id, ...address }),
  )
  const { items: products } = await expectSuccess(call('GET', `/companies/${company.id}/assignable-products`))
  const product = products.find(({ code }: { code: string }) => code === 'WW-NW-20')
  const wish = { productId: product.id, count: 2, end: '2027-12-31' }
  const owned = await expectSuccess(call('POST', `/companies/${company.id}/products`, wish))
  const host = { ...hostInput, customerNumber: '', startDate: '2026-01-01', endDate: '2027-12-31' }
  const { id: hostId } = await expectSuccess(call('POST', `/company-products/${owned.id}/hosts`, host))
  await expectSuccess(call('POST', `/hosts/${hostId}/licences`, {}))
  return { id: owned.id as string, configurationId: owned.configuration.id as string, hostId: hostId as string }
}

test('a campaign with a company that cannot: checked, run with licences by mail, report saved, taken back', async ({
  page,
}) => {
  const call = caller(server.url, 'administrator')
  const good = await customer(call, 780_001, 'Fördewellen Nord GmbH')
  await customer(call, 780_002, 'Fördewellen Süd GmbH')
  const bad = await customer(call, 780_003, 'Fördewellen West GmbH')
  // West has five explorers and four seats of a module: three explorers are too few for it.
  const { items } = await expectSuccess(call('GET', `/configurations/${bad.configurationId}`))
  const seats = (licName: string, n: number) => (item: { licName: string; count: object }) =>
    item.licName === licName ? { ...item, count: { kind: 'counted', n } } : item
  await expectSuccess(
    call('POST', `/company-products/${bad.id}/configurations`, {
      ...{ basedOn: bad.configurationId, name: 'Mehr', description: 'mehr Plätze' },
      items: items.map(seats('E', 5)).map(seats('LAGER', 4)),
    }),
  )

  await server.signIn(page, 'administrator')
  await page.getByRole('link', { name: 'Kampagnen' }).click()
  await page.getByRole('link', { name: 'Kampagne anlegen' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Drei Explorer')
  await page.getByLabel('Wörter der Firma').fill('Fördewellen')
  await page.getByRole('combobox', { name: 'Änderung' }).click()
  await page.getByRole('option', { name: 'Anzahl eines Moduls setzen' }).click()
  await page.getByRole('combobox', { name: 'Modul', exact: true }).click()
  await page.getByRole('option', { name: 'Explorer (E)' }).click()
  await page.getByRole('textbox', { name: 'Anzahl' }).fill('3')
  await page.getByRole('switch', { name: 'Neue Lizenzen ausstellen' }).click({ force: true })
  await page.getByRole('switch', { name: 'Lizenzen per E-Mail senden' }).click({ force: true })
  await page.getByLabel('Text in der E-Mail').fill('Ein Explorer mehr für Sie.')
  await page.getByRole('button', { name: 'Prüfen' }).click()

  const rows = page.getByRole('region', { name: 'Firmenprodukte der Kampagne' })
  await expect(rows.getByText(/Die Anzahl von „Wälzlager“ \(4\) ist höher als die des Explorers \(3\)/)).toBeVisible()
  await expect(rows.getByText('E: Anzahl: 2 → 3').first()).toBeVisible()
  await page.getByRole('button', { name: 'Starten: 2 ändern' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Starten' }).click()
  await expect(page.getByText('2 geändert')).toBeVisible({ timeout: 30_000 })
  await rows.getByLabel('Anzeigen').selectOption('changed')
  await expect(rows.getByText('Lizenzen: 1 · E-Mails: 1')).toHaveCount(2)
  await rows.getByRole('button', { name: /Export/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Fördewellen Nord GmbH')
  await page.goto(`${server.url}/mailbox`)
  await expect(page.getByText(/Wellenwerk Netzwerk/).first()).toBeVisible()

  // North is changed by hand: taking back leaves it.
  const { configuration } = await expectSuccess(call('GET', `/company-products/${good.id}`))
  const now = await expectSuccess(call('GET', `/configurations/${configuration.id}`))
  await expectSuccess(
    call('POST', `/company-products/${good.id}/configurations`, {
      ...{ basedOn: configuration.id, name: 'Von Hand', description: 'nachgebessert', items: now.items },
    }),
  )
  await page.goto(`${server.url}/campaigns`)
  await page.getByRole('link', { name: 'Drei Explorer', exact: true }).click()
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText(/1 zurückgenommen, 1 nicht zurückgenommen/)).toBeVisible({ timeout: 30_000 })
  await expect(rows.getByText('Die Konfiguration wurde seit der Prüfung geändert.')).toBeVisible()
  await rows.getByRole('link', { name: /Fördewellen Süd/ }).click()
  await expect(page.getByText('Kampagne „Drei Explorer“ zurückgenommen')).toBeVisible()
})

test('a campaign over 400 company products goes on after kill -9, and none is changed or licensed twice', async () => {
  test.setTimeout(600_000)
  let call = caller(server.url, 'administrator')
  const total = 400
  const made = []
  for (let from = 0; from < total; from += 8)
    made.push(
      ...(await Promise.all(
        Array.from({ length: 8 }, (_, at) => customer(call, 790_000 + from + at, `Getötet ${from + at} GmbH`)),
      )),
    )
  const change = { kind: 'extendEnd', months: 1, hosts: true }
  const campaign = await expectSuccess(
    call('POST', '/campaigns', { name: 'Kill', filter: { search: 'Getötet' }, change, issue: true }),
  )
  const read = () => expectSuccess(call('GET', `/campaigns/${campaign.id}`))
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('checked')
  await expectSuccess(call('POST', `/campaigns/${campaign.id}/start`, {}))
  for (const until of [60, 200]) {
    await expect
      .poll(async () => (await read()).counts.changed, { timeout: 120_000, intervals: [100] })
      .toBeGreaterThan(until)
    await server.kill()
    await server.start()
    call = caller(server.url, 'administrator')
    expect((await read()).state).toBe('running')
  }
  await expect.poll(async () => (await read()).state, { timeout: 200_000 }).toBe('done')
  expect((await read()).counts).toMatchObject({ changed: total, failed: 0, changedSince: 0, licences: total })
  for (const { id, hostId } of made) {
    const { items: versions } = await expectSuccess(call('GET', `/company-products/${id}/configurations`))
    const { items: licences } = await expectSuccess(call('GET', `/hosts/${hostId}/licences`))
    expect([versions.length, licences.length]).toEqual([2, 2])
    expect(licences[0]).toMatchObject({ generation: 2, endDate: '2028-01-31' })
  }
})
