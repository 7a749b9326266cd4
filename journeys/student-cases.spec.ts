import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { demoPassword } from '../demo/accounts.ts'
import { notification } from '../server/domains/orders/standin.ts'
import { runningPostgres } from '#platform/postgres/embedded-postgres.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

const secret = 'what-the-shop-signs-with-in-these-journeys'
const server = ownServer('student-cases', { SHOP_NOTIFICATION_SECRET: secret })

/** Signs somebody in; answers what calls of the API need. */
async function enter(page: Page, email: string): Promise<Record<string, string>> {
  await page.context().clearCookies()
  const answer = await page.context().request.post(`${server.url}/api/session`, {
    data: { email, password: demoPassword },
  })
  expect(answer.status()).toBe(201)
  return { authorization: `Bearer ${((await answer.json()) as { accessToken: string }).accessToken}` }
}
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

async function database<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: runningPostgres(server.folder)! })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Gives somebody a product, as staff do; answers its id. */
async function give(page: Page, email: string, code: string): Promise<string> {
  const { contactId, productId } = await database(async (client) => ({
    contactId: (await client.query('SELECT contact_id FROM accounts WHERE email = $1', [email])).rows[0].contact_id,
    productId: (await client.query('SELECT id FROM products WHERE code = $1', [code])).rows[0].id as string,
  }))
  const headers = {
    ...(await enter(page, 'administrator@wellenwerk.example')),
    'idempotency-key': `give-${code}-${email}`,
  }
  const given = await page.request.post(`${server.url}/api/contacts/${contactId}/products`, {
    headers,
    data: { productId },
  })
  expect(given.status(), await given.text()).toBe(201)
  return productId
}

async function prove(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail-Adresse der Hochschule' }).fill(address)
  await button(page, 'Link senden').click()
  const { text } = await newestMail(server.url, address, 'Bestätigen Sie Ihre Hochschuladresse')
  const { pathname, search } = new URL(/https?:\/\/\S+confirmationStudentEmail\S+/.exec(text)![0])
  await open(page, pathname + search)
  await button(page, 'Adresse bestätigen').click()
  await expect(page.getByText(/^Ihre Adresse ist bestätigt/)).toBeVisible()
}

/** Pays and comes back. */
async function pay(page: Page, price: string): Promise<void> {
  await button(page, `Für ${price} Euro bezahlen`).click()
  await page.getByRole('button', { name: 'Mit Karte bezahlen' }).click()
  // The page goes on by itself once the shop has told of the payment.
  await page.waitForURL(/\/products\/Student/)
}

const consent = (page: Page) => page.getByRole('checkbox', { name: /Ich möchte die Lizenz sofort erhalten/ })

/** A licence that was paid needs a consent; one that costs nothing asks for none. */
async function generate(page: Page, paid: boolean): Promise<string> {
  await expect(button(page, 'Lizenz ausstellen')).toBeVisible()
  await expect(consent(page)).toHaveCount(paid ? 1 : 0)
  if (paid) await consent(page).check()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Lizenz ausstellen').click()])
  return file.suggestedFilename()
}

test('an unknown university is settled by staff; a payment without its order is worked again by hand', async ({
  page,
}) => {
  await enter(page, 'student1@wellenwerk.example')
  await open(page, '/products/Student')
  await prove(page, 'ada@campus-unbekannt.example')
  await open(page, '/products/Student')
  await expect(page.getByText('Adresse bestätigt, Hochschule unbekannt')).toBeVisible()
  await expect(page.getByText(/ihre Domain kennen wir noch nicht/)).toBeVisible()

  await server.openAs(page, 'licenser', '/studentreviews')
  await page.getByRole('searchbox').fill('Ada Studt')
  await page.getByRole('table').getByRole('link', { name: 'Ada Studt' }).click()
  await page.getByRole('combobox', { name: 'Hochschule' }).fill('rwth-aachen')
  await page.getByRole('option', { name: /rwth-aachen\.de/ }).click()
  await button(page, 'Verifizieren').first().click()
  await expect(page.getByText('Ada Studt verifiziert', { exact: true })).toBeVisible()

  await enter(page, 'student1@wellenwerk.example')
  await open(page, '/products/Student')
  await tab(page, 'Download').click()
  await button(page, 'Für 49,90 Euro bezahlen').click()
  await page.waitForURL(/\/shop\/standin/)
  const link = new URL(page.url()).searchParams
  const orderId = link.get('order-ext-ref')!
  // The shop tells of a payment, and names no order with it.
  const sale = {
    reference: '770011',
    orderId: '',
    productCode: link.get('prod')!,
    price: '49.90',
    currency: 'EUR',
    test: false,
  }
  for (const one of [sale, { ...sale, reference: '770012' }]) {
    const told = await page.request.post(`${server.url}/shop/notifications/2checkout`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: notification(one, 'COMPLETE', secret),
    })
    expect(told.status()).toBe(200)
  }

  await enter(page, 'administrator@wellenwerk.example')
  await expect(async () => {
    await open(page, '/management/payments')
    for (const reference of [/770011/, /770012/])
      await expect(page.getByRole('row', { name: reference })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Meldung 770011 noch einmal verbuchen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Bestellung (Kennung)' }).fill(orderId)
  await dialog.getByRole('button', { name: 'Meldung 770011 noch einmal verbuchen' }).click()
  await expect(page.getByText('Die Meldung ist verbucht.', { exact: true })).toBeVisible()
  // The other one is paid back at the shop: nobody has to look at it any more.
  await page.getByRole('button', { name: 'Meldung 770012 noch einmal verbuchen' }).click()
  await dialog.getByRole('checkbox', { name: /^Ohne Buchung erledigen/ }).check()
  // What it would have been booked to is asked no more.
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Ohne Buchung erledigen' }).click()
  await expect(page.getByText('Die Meldung ist ohne Buchung erledigt.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Stand' })).toBeVisible()
  await expect(page.getByRole('row', { name: /770012/ })).toHaveCount(0)
  await page.getByRole('main').getByRole('combobox', { name: 'Stand' }).selectOption('Alle')
  await expect(page.getByRole('row', { name: /770012/ })).toContainText('Ohne Buchung erledigt')
  await enter(page, 'student1@wellenwerk.example')
  await open(page, '/products/Student')
  await expect(tab(page, 'Download')).toHaveAttribute('aria-selected', 'true')
  expect(await generate(page, true)).toBe('Studienversion_2024.lic')
})

test('a proof that has run out is given again, and the next term is paid', async ({ page }) => {
  await enter(page, 'student8@wellenwerk.example')
  await open(page, '/products/Student')
  expect(await generate(page, false)).toBe('Studienversion_2024.lic')
  // Two years later, after the night's job.
  await database(async (client) => {
    const own = "(SELECT contact_id FROM accounts WHERE email = 'student8@wellenwerk.example')"
    await client.query(`UPDATE student_terms SET starts_on = starts_on - 800, ends_on = ends_on - 800
      WHERE holding_id IN (SELECT id FROM holdings WHERE contact_id = ${own})`)
    await client.query(`UPDATE hosts SET start_date = start_date - 800, end_date = end_date - 800
      WHERE holding_id IN (SELECT id FROM holdings WHERE contact_id = ${own})`)
    await client.query(`UPDATE verifications SET status = 'proofNeeded', expired = true WHERE contact_id = ${own}`)
  })
  await page.reload()
  await tab(page, 'Verifizierung').click()
  await expect(page.getByText(/^Ihr Nachweis ist abgelaufen/)).toBeVisible()
  await prove(page, 'hanna@stud.tum.de')
  await open(page, '/products/Student')
  await tab(page, 'Download').click()
  await pay(page, '49,90')
  await tab(page, 'Download').click()
  expect(await generate(page, true)).toBe('Studienversion_2024.lic')
})

test('the textbook edition: what it lacks stands beside, and a proof given for it makes it free', async ({ page }) => {
  await give(page, 'student2@wellenwerk.example', 'WW-RM-23')
  await enter(page, 'student2@wellenwerk.example')
  await open(page, '/products/RoloffMatek')
  await tab(page, 'Vergleich der Versionen').click()
  const row = page.getByRole('table', { name: 'Vergleich der Versionen' }).getByRole('row', { name: /Stirnradpaare/ })
  await expect(row).toContainText('bis Modul 3')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
  await expect(page.getByRole('row', { name: /Cylindrical gear pairs/ })).toContainText('up to module 3')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await tab(page, 'Lizenz').click()
  await prove(page, 'bela@stud.tum.de')
  await open(page, '/products/RoloffMatek')
  await expect(button(page, /bezahlen/)).toHaveCount(0)
  expect(await generate(page, false)).toMatch(/^RM_2023.*\.lic$/)
})

test('a private person pays and downloads without any proof', async ({ page }) => {
  const product = await give(page, 'user@wellenwerk.example', 'WW-SB-19')
  await enter(page, 'user@wellenwerk.example')
  await open(page, `/products/Student?product=${product}`)
  await tab(page, 'Lizenz').click()
  await expect(page.getByText('Für dieses Produkt brauchen Sie keinen Nachweis.')).toBeVisible()
  await tab(page, 'Datei').click()
  await pay(page, '9,90')
  await open(page, `/products/Student?product=${product}`)
  expect(await generate(page, true)).toMatch(/\.lic$/)
})

test('a phone’s photo at 320 pixels; beside one’s data stands what is kept of it, and it can go', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, 'student7@wellenwerk.example')
  await open(page, '/products/Student')
  await expect(button(page, /Foto|Kamera/)).toBeVisible()
  const wide = await page.evaluate('document.documentElement.scrollWidth')
  expect(wide).toBeLessThanOrEqual(320)
  await page.locator('input[capture]').setInputFiles('journeys/files/portrait.png')
  await expect(page.getByText('Nachweis in Prüfung', { exact: true })).toBeVisible()
  await open(page, '/user?tab=data')
  const kept = page.getByRole('region', { name: 'Gespeicherte Studiennachweise' })
  await expect(kept).toContainText('portrait.png')
  await kept.getByRole('button', { name: /portrait.png/ }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByText('Es ist kein Studiennachweis gespeichert.')).toBeVisible()
})
