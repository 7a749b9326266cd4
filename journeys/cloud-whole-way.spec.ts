import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { demoReport, demoReportName } from '../demo/cloud-usage.ts'
import { portalDay } from '../contract/time-zone.ts'
import { addDays } from '../licence/src/days.ts'
import { type AwsStandIn, startAws } from '../server/standins/aws/start.ts'
import { cloudSignIn, streams } from './cloud-sign-in.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

// A cloud of its own, which the journeys fill, break and put a day on.
let aws: AwsStandIn
const server = ownServer('cloud-whole-way', async () => {
  aws = await startAws()
  return { ...aws.settings }
})
test.afterAll(() => aws.stop())

const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const main = (page: Page) => page.getByRole('main')
const main$ = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, label: string, option: string): Promise<void> {
  await main(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** A company with the cloud product and nobody in it. */
async function cloudCompany(): Promise<string> {
  const call = caller(server.url)
  const types = await expectSuccess(call('GET', '/company-types'))
  const company = await expectSuccess(
    call('POST', '/companies', {
      customerNumber: '77001',
      name: 'Getriebewerk Ostsee',
      companyTypeId: types.items[0].id,
      street: 'Werftweg',
      houseNumber: '3',
      zipCode: '24103',
      city: 'Kiel',
    }),
  )
  const products = await expectSuccess(call('GET', `/companies/${company.id}/assignable-products`))
  const { id } = products.items.find((one: { code: string }) => one.code === 'WW-CL-20')
  const holding = await expectSuccess(
    call('POST', `/companies/${company.id}/products`, { productId: id, end: 'unlimited' }),
  )
  return holding.id
}

const person = {
  first: 'Femke',
  last: 'Ostermann',
  email: 'femke.ostermann@ostsee.example',
  password: 'Hafen-Kran-27!',
}

test('from setting up a company to the bill of the session somebody streamed', async ({ page }) => {
  const holding = await cloudCompany()
  await server.openAs(page, 'administrator', `/awsselect?companyProduct=${holding}`)
  await main(page).getByRole('link', { name: 'Cloud-Konto anlegen' }).first().click()
  await choose(page, 'Kontotyp', 'Standard')
  // Nobody else streams there: its month is shared with nobody.
  await choose(page, 'Stack', 'Wellenwerk Schulung')
  await main(page).getByRole('textbox', { name: 'Anzahl Plätze' }).fill('1')
  await choose(page, 'Laufzeit', '12 Monate')
  await main$(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/awsaccount\?id=/)
  const account = `${page.url()}&tab=users`
  await page.goto(account)

  // The contact is made on the way, and is a user of the account where the way leads back to.
  await main$(page, 'Ansprechpartner auswählen').first().click()
  await dialog(page).getByRole('link', { name: 'Neuer Ansprechpartner' }).click()
  await expect(page).toHaveURL(/\/createcompanycontact\?.*configurationAws=/)
  await choose(page, 'Anrede', 'Frau')
  await main(page).getByRole('textbox', { name: 'Vorname' }).fill(person.first)
  await main(page).getByRole('textbox', { name: 'Nachname' }).fill(person.last)
  await main(page)
    .getByRole('textbox', { name: /E-Mail/ })
    .fill(person.email)
  await main$(page, /^Speichern$/).click()
  await expect(page).toHaveURL(account)
  await expect(main(page).getByRole('switch', { name: 'Zugang von Femke Ostermann' })).toBeVisible()
  await main$(page, 'Femke Ostermann einladen').click()
  await dialog(page).getByRole('button', { name: 'Einladen' }).click()
  const invitation = await newestMail(server.url, person.email, 'Wellenwerk Cloud')
  const token = /cloudinvitation\?token=([\w-]{43})/.exec(invitation.text)![1]

  await page.context().clearCookies()
  await open(page, `/cloudinvitation?token=${token}`)
  await main$(page, 'Einladung annehmen').click()
  await expect(main(page).getByText(`Ihr Zugang (${person.email}) ist eingeschaltet.`)).toBeVisible()
  await main(page).getByRole('link', { name: 'Passwort festlegen' }).click()
  await main(page).getByRole('textbox', { name: 'Passwort' }).fill(person.password)
  await main$(page, 'Zugang einrichten').click()
  await expect(page).not.toHaveURL(/confirmcompanycontact/)
  await secondFactor(page)
  await page.context().clearCookies()

  await cloudSignIn(page, server.url, person.email, person.password)
  await expect(page).toHaveURL(/\/entertfacode/)
  const mail = await newestMail(server.url, person.email, 'Ihr Code')
  await page.getByLabel('Code').fill(/\b(\d{6})\b/.exec(mail.text)![1]!)
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await streams(page)
  await page.getByRole('button', { name: 'Sitzung beenden' }).click()
  await expect(page.getByRole('heading', { name: 'Ihre Sitzung ist beendet' })).toBeVisible()

  const day = await nextDay()
  await server.openAs(page, 'administrator', '/cloudstatistics/reports')
  await main$(page, 'Jetzt abholen').click()
  const month = day.slice(0, 7)
  const call = caller(server.url)
  const counted = async () =>
    (await expectSuccess(call('GET', `/cloud-usage?from=${month}&to=${month}&search=ostermann`))).total
  await expect.poll(counted).toBe(1)

  // An hour and a half and 45 seconds by the price of an hour, one login, and the stack's month for this person alone.
  const { items: prices } = await expectSuccess(call('GET', '/cloud-usage/costs'))
  const price = prices.find(({ fromMonth }: { fromMonth: string }) => fromMonth.slice(0, 7) <= month)
  const cents = Math.round((5445 * price.perHourCents) / 3600) + price.perLoginMonthCents + price.serverMonthCents
  const euro = `${(cents / 100).toFixed(2).replace('.', ',')} Euro`
  await open(page, `/cloudstatistics?from=${month}&to=${month}&search=ostermann`)
  const lines = page.getByRole('region', { name: 'Personen und Stacks' })
  const line = lines.getByRole('row', { name: /femke\.ostermann/ })
  await expect(line).toContainText('01:30:45')
  await expect(line).toContainText('Wellenwerk Schulung')
  await expect(line).toContainText(euro)
  await lines.getByRole('button', { name: 'Exportieren' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Als CSV/ }).click()
  const [head, ...rows] = readFileSync(await (await download).path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((row) => row.split(';'))
  const column = (name: string) => rows.map((row) => row[head!.indexOf(name)])
  expect([rows.length, column('Dauer'), column('Kosten (Euro)')]).toEqual([
    1,
    ['01:30:45'],
    [(cents / 100).toFixed(2).replace('.', ',')],
  ])
})

/** Switches the mailed second factor on for the person of the journey. */
async function secondFactor(page: Page): Promise<void> {
  const { request } = page.context()
  const signedIn = await request.post(`${server.url}/api/session`, {
    data: { email: person.email, password: person.password },
  })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  await request.post(`${server.url}/api/session/confirmation`, { headers, data: { password: person.password } })
  const on = await request.put(`${server.url}/api/session/security/email-factor`, { headers, data: { enabled: true } })
  expect(on.ok()).toBe(true)
}

/** A day passes: AppStream reports what was streamed on the one before. Answers that day. */
async function nextDay(): Promise<string> {
  const day = addDays(portalDay(new Date()), -1)
  const [streamed, ...more] = aws.account.sessions.filter(({ stack }) => stack === 'wellenwerk-schulung')
  expect([streamed?.endedAt === null, more]).toEqual([false, []])
  const { id, userId, stack } = streamed!
  const rows = [{ id, user: userId, stack, startedAt: `${day}T09:00:00.000Z`, seconds: 5445 }]
  const [year, month, date] = day.split('-')
  const folder = `sessions/schedule=DAILY/year=${year}/month=${month}/day=${date}`
  aws.put(`${folder}/${demoReportName(day)}`, demoReport(day, rows))
  return day
}

test('a full fleet: as soon as a place is free the page gets in by itself', async ({ page }) => {
  aws.account.behave('wellenwerk-2024', 'full')
  await cloudSignIn(page, server.url, 'cloud@wellenwerk.example')
  await expect(main(page).getByText('Zurzeit ist kein Platz frei.')).toBeVisible()
  aws.account.behave('wellenwerk-2024', null)
  await streams(page)
})

test('one’s own session is gone on with by a new address, however long the question stood', async ({ page }) => {
  await cloudSignIn(page, server.url, 'cloud@wellenwerk.example')
  const goOn = main$(page, 'Weitermachen')
  await expect(goOn.or(page.getByRole('heading', { name: 'Ihre Sitzung läuft' }))).toBeVisible()
  const answer = page.waitForResponse(/\/api\/cloud\/sessions$/)
  await cloudSignIn(page, server.url, 'cloud@wellenwerk.example')
  await expect(goOn).toBeVisible()
  const { streamingUrl } = (await (await answer).json()) as { streamingUrl: string }
  // An address that was opened is as dead as one whose minute has passed.
  await page.context().request.get(streamingUrl)
  await goOn.click()
  await streams(page)
  expect(page.url()).not.toBe(streamingUrl)
})

test('nothing in the address says where the stream opens', async ({ page }) => {
  const evil = encodeURIComponent('https://evil.example/')
  const visited: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(new URL(request.url()).origin)
  })
  for (const launch of ['', '&launch=1']) {
    await page.context().clearCookies()
    const named = ['url', 'to', 'next', 'redirect', 'streamingUrl', 'returnTo'].map((name) => `${name}=${evil}`)
    await open(page, `/awslogin?${named.join('&')}${launch}#${evil}`)
    await main(page).getByRole('textbox', { name: 'E-Mail' }).fill('cloud@wellenwerk.example')
    await main(page).getByRole('textbox', { name: 'Passwort' }).fill('Keywerk-2026!')
    await main$(page, 'Anmelden und starten').click()
    await main$(page, 'Weitermachen').click()
    await streams(page)
    expect(new URL(page.url()).origin).toBe(aws.settings.CLOUD_ENDPOINT)
  }
  expect(new Set(visited)).toEqual(new Set([server.url, aws.settings.CLOUD_ENDPOINT]))
})

test('while AppStream fails, pages tell how old they are and what failed; one silent stack is named', async ({
  page,
}) => {
  await server.openAs(page, 'administrator', '/cloudcompanies')
  await main$(page, 'Aktualisieren').click()
  await expect(page.getByText('Stacks, Flotten und Sitzungen sind aktualisiert.').first()).toBeAttached()
  // The server looks by itself as well: such a look may be told first, and what is pressed is under way still.
  const refreshedUntil = (told: RegExp) =>
    expect(async () => {
      await main$(page, 'Aktualisieren').click()
      await expect(main(page).getByText(told)).toBeVisible({ timeout: 10_000 })
    }).toPass()
  aws.account.behave('wellenwerk-2023', 'throttling')
  await refreshedUntil(/Keine Antwort kam von: Wellenwerk 2023 \(abgefragt .+\)/)
  aws.account.behave('*', 'broken')
  await refreshedUntil(/^Abgefragt .+; der letzte Versuch am .+ ist gescheitert: AppStream war nicht zu erreichen/)
  await expect(main(page).getByRole('row').nth(5)).toBeVisible()
  aws.account.behave('*', null)
  aws.account.behave('wellenwerk-2023', null)
})
