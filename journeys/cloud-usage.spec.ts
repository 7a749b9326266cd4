import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { demoPassword } from '../demo/accounts.ts'
import { flip } from './flip.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('cloud-usage')

const report = (...rows: string[]) => ({
  name: 'daily-session-report-2020-02-10.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once,client_ip_addresses',
      ...rows,
    ].join('\n'),
  ),
})
const first = report(
  'r1,2020-02-10T08:00:00Z,3600,reise-eins,reise-stack,true,203.0.113.7',
  'r2,2020-02-11T08:00:00Z,5445,reise-eins,reise-stack,true,203.0.113.7',
  'r3,2020-02-11T09:00:00Z,36000,reise-zwei,reise-stack,true,203.0.113.7',
  // Still January in Greenwich, February in Germany.
  'r4,2020-01-31T23:30:00Z,90061,reise-zwei,reise-stack,true,203.0.113.7',
  'r5,2020-02-11T09:00:00Z,0,reise-drei,reise-stack,false,203.0.113.7',
  'r6,gestern,60,reise-drei,reise-stack,true,203.0.113.7',
)

const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const upload = (page: Page, file: typeof first) => page.locator('input[type=file]').setInputFiles(file)
const fact = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .first()

async function assign(page: Page, streamUser: string, email: string): Promise<void> {
  const row = page.getByRole('row', { name: new RegExp(streamUser) })
  await row.getByRole('button', { name: 'Zuordnen' }).click()
  const dialog = page.getByRole('dialog', { name: `${streamUser} zuordnen` })
  await dialog.getByRole('textbox', { name: 'E-Mail-Adresse des Kontakts' }).fill(email)
  await dialog.getByRole('button', { name: 'Zuordnen' }).click()
}

test('a report is checked, taken over and assigned; statistics and file agree with a calculation by hand', async ({
  page,
}) => {
  await server.openAs(page, 'administrator', '/cloudstatistics/costs')
  await page.getByRole('button', { name: 'Kosten ab einem neuen Monat' }).click()
  const form = page.getByRole('region', { name: 'Kosten ab einem neuen Monat' })
  await form.getByRole('textbox', { name: 'Ab Monat' }).fill('2020-02')
  await form.getByRole('textbox', { name: 'Pro Stunde (Euro)' }).fill('1,25')
  await form.getByRole('textbox', { name: 'Pro Anwender und Monat (Euro)' }).fill('5,90')
  await form.getByRole('textbox', { name: 'Server pro Stack und Monat (Euro)' }).fill('100,01')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Kosten ab Februar 2020 sind gespeichert.', { exact: true })).toBeVisible()

  await open(page, '/cloudstatistics/reports')
  await upload(page, first)
  const check = page.getByRole('region', { name: 'Prüfung von daily-session-report-2020-02-10.csv' })
  await expect(check).toContainText('Noch ist nichts geändert.')
  await expect(check).toContainText(/Sitzungen\s*4/)
  await expect(check).toContainText(/Ohne Person\s*4/)
  await expect(check).toContainText('Zeile 7: session_start_time')
  await check.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(
    page.getByText('Aus daily-session-report-2020-02-10.csv übernommene Sitzungen: 4.', { exact: true }),
  ).toBeVisible()
  await page.getByRole('region', { name: 'Kennungen ohne Person' }).getByRole('searchbox').fill('reise')
  await assign(page, 'reise-eins', 'cloud@wellenwerk.example')
  await expect(
    page.getByText('Jetzt cloud@wellenwerk.example zugeordnete Sitzungen: 2.', { exact: true }),
  ).toBeVisible()
  await assign(page, 'reise-zwei', 'cloudoff@wellenwerk.example')
  await expect(
    page.getByText('Jetzt cloudoff@wellenwerk.example zugeordnete Sitzungen: 2.', { exact: true }),
  ).toBeVisible()

  // 9045 s and 126 061 s at 1,25 Euro an hour, 5,90 Euro each, and 100,01 Euro divided among two.
  const cents = {
    eins: Math.round((9045 * 125) / 3600) + 590 + 5001,
    zwei: Math.round((126_061 * 125) / 3600) + 590 + 5000,
  }
  const euro = (value: number) => `${(value / 100).toFixed(2).replace('.', ',')} Euro`
  await open(page, '/cloudstatistics?from=2020-01&to=2020-02')
  const lines = page.getByRole('region', { name: 'Personen und Stacks' })
  await expect(lines.getByRole('row', { name: /cloud@/ })).toContainText('02:30:45')
  await expect(lines.getByRole('row', { name: /cloud@/ })).toContainText(euro(cents.eins))
  await expect(lines.getByRole('row', { name: /cloudoff@/ })).toContainText('35:01:01')
  await expect(lines.getByRole('row', { name: /cloudoff@/ })).toContainText(euro(cents.zwei))
  await expect(fact(page, 'Kosten')).toContainText(euro(cents.eins + cents.zwei))
  await expect(fact(page, 'Stunden')).toContainText('37,5')
  await expect(page.getByRole('img', { name: /^Stunden je Monat\. Feb 20: 37,5/ })).toBeVisible()
  await page.getByRole('figure', { name: 'Kosten je Stack' }).getByRole('switch', { name: 'Als Tabelle' }).click()
  // Nobody named the stack: its key is not told.
  await expect(page.getByRole('table', { name: 'Kosten je Stack' })).toContainText(/Cloud [0-9A-F]{4}/)
  await expect(page.getByRole('main')).not.toContainText('reise-stack')

  // The picture has a place for each month up to the next one with usage, years later.
  await open(page, '/cloudstatistics?from=2020-02')
  await expect(
    page.getByRole('img', { name: /^Stunden je Monat\. Feb 20: 37,5, Mär 20: 0,0, Apr 20: 0,0, / }),
  ).toBeVisible()
  await open(page, '/cloudstatistics?from=2020-01&to=2020-02')

  await lines.getByRole('button', { name: 'Exportieren' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Als CSV/ }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  const rows = file
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((row) => row.split(';'))
  expect(rows[0]).toEqual(expect.arrayContaining(['Jahr', 'Monat', 'Dauer', 'Version', 'Stunden', 'Kosten (Euro)']))
  const column = (name: string) => rows[0]!.indexOf(name)
  const costs = rows.slice(1).map((row) => Math.round(Number(row[column('Kosten (Euro)')]!.replace(',', '.')) * 100))
  expect(costs.toSorted((one, other) => one - other)).toEqual([cents.eins, cents.zwei])
  expect(
    rows
      .slice(1)
      .map((row) => row[column('Dauer')])
      .toSorted((one, other) => (one! < other! ? -1 : 1)),
  ).toEqual(['02:30:45', '35:01:01'])

  // A corrected file takes the place of the first.
  await open(page, '/cloudstatistics/reports')
  await upload(page, report('r1,2020-02-10T08:00:00Z,7200,reise-eins,reise-stack,true,'))
  await expect(check).toContainText(/Entfallen\s*3/)
  await check.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(
    page.getByText('Aus daily-session-report-2020-02-10.csv übernommene Sitzungen: 1.', { exact: true }),
  ).toBeVisible()
  await open(page, '/cloudstatistics?from=2020-02&to=2020-02')
  await expect(lines.getByRole('row')).toHaveCount(2)
  await expect(lines.getByRole('row', { name: /cloud@/ })).toContainText('02:00:00')

  // What was said of a name is taken back, then the report itself.
  await open(page, '/cloudstatistics/reports')
  const assigned = page.getByRole('region', { name: 'Zugeordnete Kennungen' })
  await expect(assigned.getByRole('row', { name: /reise-eins/ })).toContainText('cloud@wellenwerk.example')
  await assigned.getByRole('button', { name: 'Zuordnung von reise-eins zurücknehmen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText('reise-eins ist niemandem mehr zugeordnet.', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Kennungen ohne Person' })).toContainText('reise-eins')
  await page.getByRole('button', { name: 'daily-session-report-2020-02-10.csv zurücknehmen' }).click()
  const question = page.getByRole('dialog', { name: 'daily-session-report-2020-02-10.csv zurücknehmen' })
  await expect(question).toContainText('samt Stunden und Kosten')
  await question.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(
    page.getByText('daily-session-report-2020-02-10.csv ist zurückgenommen. Sitzungen: 1.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /2020-02-10/ })).toContainText('zurückgenommen')
  await open(page, '/cloudstatistics?from=2020-02&to=2020-02')
  await expect(lines.getByRole('row', { name: /cloud@/ })).toHaveCount(0)

  // Read once more, a line of the coming year in it: refused, and the report stays taken back.
  await open(page, '/cloudstatistics/reports')
  const year = new Date().getFullYear() + 1
  await upload(page, report(`r9,${year}-12-31T08:00:00Z,7200,reise-eins,reise-stack,true,`))
  await expect(page.getByText(`Zeile 2 des Berichts liegt in der Zukunft (31.12.${year})`).last()).toBeVisible()
  await upload(page, report('r1,2020-02-10T08:00:00Z,7200,reise-eins,reise-stack,true,'))
  await check.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(
    page.getByText('Aus daily-session-report-2020-02-10.csv übernommene Sitzungen: 1.', { exact: true }),
  ).toBeVisible()
  await assign(page, 'reise-eins', 'cloud@wellenwerk.example')

  // Cost variables are changed, saved, and there after a reload.
  await open(page, '/cloudstatistics/costs')
  const february = page.getByRole('region', { name: 'Ab Februar 2020' })
  const perHour = february.getByRole('textbox', { name: 'Pro Stunde (Euro)' })
  await perHour.fill('2,50')
  await february.getByRole('textbox', { name: 'Server pro Stack und Monat (Euro)' }).fill('80')
  await february.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Kosten ab Februar 2020 sind gespeichert.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(perHour).toHaveValue('2,50')
  await expect(february.getByRole('textbox', { name: 'Server pro Stack und Monat (Euro)' })).toHaveValue('80,00')
  await expect(february.getByRole('textbox', { name: 'Pro Anwender und Monat (Euro)' })).toHaveValue('5,90')
  await open(page, '/cloudstatistics?from=2020-02&to=2020-02')
  await expect(page.getByRole('region', { name: 'Personen und Stacks' })).toContainText('90,90 Euro')
  await open(page, '/cloudstatistics/costs')
  await february.getByRole('button', { name: 'Entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(february).toHaveCount(0)
})

test('what staff set for a cloud account is kept, and its people see costs only then', async ({ page }) => {
  await server.openAs(page, 'administrator', '/cloudcompanies')
  await page.getByRole('main').getByRole('searchbox').fill('10061')
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Mehr zu/ })
    .click()
  await page.getByRole('menuitem', { name: /Cloud-Konten von/ }).click()
  await expect(page.getByRole('figure', { name: 'Stunden je Monat' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cloud-Sitzungen' })).toBeVisible()
  await page
    .getByRole('link', { name: /bearbeiten/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/awsaccount\?id=/)
  const id = new URL(page.url()).searchParams.get('id')!
  await page.getByRole('link', { name: 'Kosten', exact: true }).click()
  const settings = page.getByRole('region', { name: 'Kosten und Budget' })
  await flip(settings.getByRole('switch', { name: /Der Kunde sieht/ }))
  await settings.getByRole('combobox', { name: 'Budget je Monat' }).click()
  await page.getByRole('option', { name: 'in Euro' }).click()
  await settings.getByRole('textbox', { name: 'Euro je Monat' }).fill('250,50')
  await flip(settings.getByRole('switch', { name: /Ist es verbraucht/ }))
  await settings.getByRole('button', { name: 'Speichern' }).click()
  const stop = page.getByRole('dialog', { name: 'Bei verbrauchtem Budget anhalten?' })
  await expect(stop).toContainText('Den Zugang verlieren: ')
  await stop.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Kosten und Budget sind gespeichert.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(settings.getByRole('textbox', { name: 'Euro je Monat' })).toHaveValue('250,50')
  await expect(settings.getByRole('switch', { name: /Der Kunde sieht/ })).toBeChecked()
  await expect(settings.getByRole('switch', { name: /Ist es verbraucht/ })).toBeChecked()
  // Without a budget nothing is asked about its amount.
  await settings.getByRole('textbox', { name: 'Euro je Monat' }).fill('')
  await settings.getByRole('combobox', { name: 'Budget je Monat' }).click()
  await page.getByRole('option', { name: 'keines' }).click()
  await settings.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Kosten und Budget sind gespeichert.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(settings.getByRole('combobox', { name: 'Budget je Monat' })).toHaveValue('keines')

  const asCustomer = async () => {
    await page.context().clearCookies()
    const data = { email: 'cloudadmin@wellenwerk.example', password: demoPassword }
    expect((await page.context().request.post(`${server.url}/api/session`, { data })).status()).toBe(201)
    await open(page, `/editawsusers?id=${id}`)
    const chart = page.getByRole('figure', { name: 'Stunden je Monat' })
    await chart.getByRole('switch', { name: 'Als Tabelle' }).click()
    return chart.getByRole('table')
  }
  await expect(await asCustomer()).toContainText('Kosten (Euro)')
  await server.openAs(page, 'administrator', `/awsaccount?id=${id}&tab=costs`)
  await flip(settings.getByRole('switch', { name: /Der Kunde sieht/ }))
  await settings.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Kosten und Budget sind gespeichert.', { exact: true })).toBeVisible()
  const table = await asCustomer()
  await expect(table).toContainText('Personen')
  await expect(table).not.toContainText('Kosten (Euro)')
})

/** A cloud account that has more or fewer places than it needs, and uses some. */
async function misfit(): Promise<string> {
  const call = caller(server.url)
  const ask = (path: string) => expectSuccess(call('GET', path))
  const { items: companies } = await ask('/cloud/companies?pageSize=50')
  for (const { holdingId } of companies)
    for (const { id } of (await ask(`/cloud/holdings/${holdingId}`)).configurations)
      if ((await ask(`/cloud-usage/accounts/${id}/outlook`)).advised?.cents) return id
  throw new Error('Every cloud account has the places it needs.')
}

test('a cloud account says what more or fewer places come to, in German and English', async ({ page }) => {
  const path = `/awsaccount?id=${await misfit()}&tab=costs`
  await server.openAs(page, 'administrator', path)
  const german = page.getByRole('region', { name: 'Bedarf und Vorschau' }).getByRole('paragraph')
  await expect(german).toHaveText(/Plätze.* etwa \d[\d.]*,\d\d Euro im Monat/)
  const [cost] = /\d[\d.]*,\d\d Euro/.exec((await german.textContent()) ?? '') ?? ['']
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  const english = page.getByRole('region', { name: 'Demand and forecast' }).getByRole('paragraph')
  await expect(english).toContainText(`about ${cost} a month`)
})
