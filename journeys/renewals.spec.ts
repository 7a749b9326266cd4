import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { portalDay } from '../contract/time-zone.ts'
import { addDays } from '../licence/src/days.ts'
import { jobRunner } from '../server/platform/jobs/jobs.ts'
import { openLog } from '../server/platform/telemetry/log.ts'
import { companyInput, hostInput } from '../server/testing/samples.ts'
import { Clicks } from './clicks.ts'
import { comeBack } from './come-back.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { task } from '#platform/jobs/task.ts'

const staffAddress = 'lizenzen@wellenwerk.example'
// A server of its own: licences are issued here, and mails counted.
const server = ownServer('renewals', { MAIL_STAFF: staffAddress })

const inDays = (days: number): string => addDays(portalDay(new Date()), days)
const shown = (day: string): string => day.split('-').toReversed().join('.')

/** Runs the daily job now, as the schedule would. */
async function remindNow(): Promise<void> {
  const [, , , port] = readFileSync(join(server.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(server.folder, 'postgres-password'), 'utf8')
  const runner = jobRunner(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, openLog('silent'))
  await runner.start([])
  await runner.send(task('renewals.remind'), {})
  await runner.stop()
}

test('the passport: read, printed as PDF, file fetched; a renewal asked for, answered, seen', async ({ page }) => {
  await server.signIn(page, 'customer')
  await page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 20' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lizenzpass Wellenwerk Netzwerk 20')
  await expect(page.getByRole('cell', { name: 'Explorer' })).toBeVisible()

  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als PDF' }).click()
  expect((await pdf).suggestedFilename()).toBe('Lizenzpass_Wellenwerk_Netzwerk_20_10023.pdf')
  expect(readFileSync(await (await pdf).path(), 'latin1').startsWith('%PDF-1.7')).toBe(true)

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Wellenwerk_Netzwerk_20_10023.lic herunterladen' }).first().click()
  expect(readFileSync(await (await file).path(), 'utf8')).toMatch(/^KEYWERK-LICENCE 2\n/)
  await expect(page.getByText(/^einmal, am /)).toBeVisible()

  await page.getByRole('button', { name: 'Verlängerung anfragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verlängerung anfragen' })
  await dialog.getByLabel('Nachricht').fill('Bitte um weitere zwölf Monate.')
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click()
  const open = page.getByRole('region', { name: 'Offene Anfragen' })
  await expect(open.getByText('Bitte um weitere zwölf Monate.')).toBeVisible()
  await expect(open.getByText('Gewünschte Verlängerung: 12 Monate')).toBeVisible()
  // What is asked for is not asked for twice.
  await expect(page.getByRole('button', { name: 'Verlängerung anfragen' })).toHaveCount(0)
  const own = page.getByRole('region', { name: 'Ihre Anfragen' })
  const passportAddress = page.url()

  await server.signIn(page, 'licenser')
  await expect(page.getByTitle('1 offen')).toBeVisible()
  await page.getByRole('link', { name: /^Anfragen/ }).click()
  await page.getByRole('link', { name: 'Verlängerung', exact: true }).click()
  await expect(page.getByText('Bitte um weitere zwölf Monate.')).toBeVisible()
  // Declining without a word says what is missing.
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(page.getByText('Bitte schreiben Sie dem Kunden, warum Sie ablehnen.')).toBeVisible()
  await page.getByRole('button', { name: 'In Arbeit nehmen' }).click()
  await expect(page.getByRole('button', { name: 'In Arbeit nehmen' })).toHaveCount(0)
  await page.getByLabel('Nachricht an den Kunden').fill('Die neue Lizenzdatei liegt bereit.')
  await page.getByRole('button', { name: 'Als erledigt melden' }).click()
  const told = page.getByText('geht per E-Mail an customer@wellenwerk.example').filter({ visible: true })
  await expect(told.first()).toBeVisible()
  await expect(page.getByLabel('Nachricht an den Kunden')).toHaveCount(0)

  await server.openAs(page, 'customer', passportAddress.slice(server.url.length))
  await expect(own.getByText('Die neue Lizenzdatei liegt bereit.')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Zurückziehen' })).toHaveCount(0)
  await page.goto(`${server.url}/mailbox`)
  await expect(page.getByText('Ihre Anfrage zu Wellenwerk Netzwerk 20: erledigt')).toBeVisible()
  await expect(page.getByText(/^Neue Anfrage: Verlängerung, Müller & Söhne/)).toBeVisible()
})

test('licensers renew what a customer asked for, and answer, in three clicks', async ({ page }) => {
  const call = caller(server.url, 'licenser')
  const { items } = await expectSuccess(call('GET', '/companies?search=10023'))
  const { items: products } = await expectSuccess(call('GET', `/companies/${items[0].id}/products`))
  const asked = products.find(({ product }: { product: { code: string } }) => product.code === 'WW-NW-20')
  const term = { startDate: '2020-01-01', endDate: inDays(30), customerNumber: '10023' }
  const host = await expectSuccess(call('POST', `/holdings/${asked.id}/hosts`, { ...hostInput, ...term }))
  await expectSuccess(call('POST', `/hosts/${host.id}/licences`, {}))
  await server.signIn(page, 'customer')
  await page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 20' }).click()
  await page.getByRole('button', { name: 'Verlängerung anfragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verlängerung anfragen' })
  await dialog.getByLabel('Nachricht').fill('Bitte verlängern.')
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByText('Bitte verlängern.')).toBeVisible()

  await server.openAs(page, 'licenser', '/management/requests?search=10023')
  await page.getByRole('link', { name: 'Verlängerung', exact: true }).click()
  const ends = page.getByRole('region', { name: 'Was endet' })
  await expect(ends.getByText(/^\d\d\.\d\d\.\d{4}, (in \d+ Tagen|morgen|heute|abgelaufen)/).first()).toBeVisible()
  const before = await ends.getByRole('definition').allTextContents()
  const clicks = new Clicks(page)
  await clicks.click(ends.getByRole('button', { name: 'Verlängern …' }))
  const renewing = page.getByRole('dialog')
  await clicks.click(renewing.getByRole('button', { name: /^\d+ Lizenz(en)? verlängern und ausstellen$/ }))
  await expect(renewing.getByRole('row').filter({ hasText: 'SRV-CAD-01' })).toContainText('.lic')
  await clicks.click(renewing.getByRole('button', { name: 'Als erledigt melden' }))
  expect(clicks.count).toBeLessThanOrEqual(3)
  await expect(renewing).toHaveCount(0)
  await expect(ends.getByRole('definition').first()).not.toHaveText(before[0]!)
  await expect(page.getByRole('button', { name: 'Als erledigt melden' })).toHaveCount(0)
})

test('a host change brings its file; withdrawn, it can be asked for again', async ({ page }) => {
  await server.signIn(page, 'customer')
  await page.getByRole('link', { name: 'Lizenzpass öffnen: Wellenwerk Netzwerk 19' }).click()
  await page.getByRole('button', { name: 'Umzug anfragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Umzug anfragen' })
  await dialog.locator('input[type=file]').setInputFiles('licence/src/fixtures/wrong-no-request.id')
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Lizenzanfrage')
  await dialog.locator('input[type=file]').setInputFiles('licence/src/fixtures/version-19.id')
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click()
  const own = page.getByRole('region', { name: 'Offene Anfragen' })
  await expect(own.getByText('version-19.id')).toBeVisible()
  await own.getByRole('button', { name: 'Zurückziehen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(page.getByRole('region', { name: 'Ihre Anfragen' }).getByText('zurückgezogen').first()).toBeVisible()
})

test('what ends soon stands on the company page and in the calendar; main contacts and staff are reminded once', async ({
  page,
}) => {
  const call = caller(server.url, 'licenser')
  const company = await expectSuccess(call('POST', '/companies', companyInput(770_001, 'Fördegetriebe GmbH')))
  await expectSuccess(
    call('POST', '/contacts', {
      companyId: company.id,
      salutation: 'Frau',
      title: '',
      firstName: 'Änne',
      lastName: 'Förster',
      gender: '',
      phone: '',
      email: 'a.foerster@foerdegetriebe.example',
      department: '',
      position: '',
      mainContact: true,
      language: 'de',
      country: 'DE',
    }),
  )
  const { items: products } = await expectSuccess(call('GET', `/companies/${company.id}/assignable-products`))
  const product = products.find(({ code }: { code: string }) => code === 'WW-NW-20')
  const wish = { productId: product.id, count: 3, end: 'unlimited' }
  const holding = await expectSuccess(caller(server.url)('POST', `/companies/${company.id}/products`, wish))
  const end = inDays(23)
  const host = { ...hostInput, customerNumber: '770001', startDate: '2026-01-01', endDate: end }
  const { id: hostId } = await expectSuccess(call('POST', `/holdings/${holding.id}/hosts`, host))
  await expectSuccess(call('POST', `/hosts/${hostId}/licences`, {}))

  await server.openAs(page, 'administrator', `/company/${company.id}`)
  const glance = page.getByRole('region', { name: 'Auf einen Blick' })
  await expect(glance.getByText(`läuft in 23 Tagen ab (${shown(end)})`)).toBeVisible()
  await expect(
    glance.getByText('Innerhalb von 30 Tagen: 1 · Innerhalb von 60 Tagen: 1 · Innerhalb von 90 Tagen: 1'),
  ).toBeVisible()
  await expect(glance.getByText('Änne Förster a.foerster@foerdegetriebe.example')).toBeVisible()
  // What was done last stands in the sentences of the history.
  await expect(glance.getByRole('listitem').filter({ hasText: /hat Lizenz \d+ ausgestellt/ })).toHaveCount(1)
  await expect(glance.getByRole('listitem').filter({ hasText: 'Ansprechpartner Änne Förster' })).toHaveCount(1)
  const calendar = page.waitForEvent('download')
  await glance.getByRole('button', { name: 'Kalenderdatei' }).click()
  expect((await calendar).suggestedFilename()).toBe('Lizenzenden_770001.ics')
  const text = readFileSync(await (await calendar).path(), 'utf8')
  expect(text).toContain(`DTSTART;VALUE=DATE:${end.replaceAll('-', '')}`)

  await remindNow()
  const subject = 'Ihre Lizenz läuft bald ab (Kundennummer 770001)'
  await expect(async () => {
    await page.goto(`${server.url}/mailbox`)
    await expect(page.getByText(subject)).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await page.getByText(subject).click()
  const mail = page.getByRole('region', { name: 'Text' })
  await expect(mail).toContainText('Wellenwerk Netzwerk 20, SRV-CAD-01 · 3A:B7: läuft in 23 Tagen ab')
  await expect(mail).toContainText(`${server.url}/products/passport/${holding.id}`)
  await remindNow()
  await page.goto(`${server.url}/mailbox`)
  await expect(page.getByText(/^Ablaufende Lizenzen: \d+$/)).toHaveCount(1)
  await expect(page.getByText(subject)).toHaveCount(1)
})

test('an answer that is written stays with its request, whatever a colleague does and wherever one goes', async ({
  page,
}) => {
  const call = caller(server.url, 'licenser')
  const asked = async (customerNumber: string, message: string) => {
    const { items } = await expectSuccess(call('GET', `/companies?search=${customerNumber}`))
    const products = (await expectSuccess(call('GET', `/companies/${items[0].id}/products`))).items
    const body = { kind: 'morePlaces', hostId: null, message, file: null }
    return (await expectSuccess(call('POST', `/holdings/${products[0].id}/licence-requests`, body))).id as string
  }
  const [first, second] = [await asked('10023', 'Bitte zwei Plätze.'), await asked('10147', 'Bitte drei Plätze.')]
  const note = page.getByLabel('Nachricht an den Kunden')
  await server.openAs(page, 'licenser', `/management/requests/${second}`)
  await expect(page.getByText('Bitte drei Plätze.')).toBeVisible()
  await page.goto(`${server.url}/management/requests/${first}`)
  await expect(page.getByText('Bitte zwei Plätze.')).toBeVisible()
  // Both were looked at by now.
  const goTo = async (holder: string) => {
    await page.keyboard.press('Control+k')
    const finder = page.getByRole('dialog')
    await finder
      .getByRole('option')
      .filter({ hasText: `Mehr Cloud-Plätze: ${holder}` })
      .first()
      .click()
  }
  await goTo('Konstruktionsbüro')
  await expect(page.getByText('Bitte drei Plätze.')).toBeVisible()
  await goTo('Müller')
  await expect(page.getByText('Bitte zwei Plätze.')).toBeVisible()
  await note.fill('Zwei Plätze sind gebucht.')

  // A colleague takes it meanwhile; the page looks again when one comes back to it.
  await expectSuccess(call('POST', `/licence-requests/${first}/answers`, { state: 'inWork', note: '' }))
  await comeBack(page, new RegExp(`/api/licence-requests/${first}$`))
  await expect(page.getByRole('button', { name: 'In Arbeit nehmen' })).toHaveCount(0)
  await expect(note).toHaveValue('Zwei Plätze sind gebucht.')

  // Another request, once with what was written left behind.
  await goTo('Konstruktionsbüro')
  await page.getByRole('dialog').getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(page.getByText('Bitte drei Plätze.')).toBeVisible()
  await expect(note).toHaveValue('')
})
