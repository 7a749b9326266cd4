import { expect, type Page } from '@playwright/test'
import { enter as enterAs } from './actors.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'
import { query as queryIn } from './query.ts'

const server = ownServer('student-purchases')

const enter = (page: Page, email: string) => enterAs(page, email, server.url)
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const consent = (page: Page) => page.getByRole('checkbox', { name: /Ich möchte die Lizenz sofort erhalten/ })

const query = (text: string, values: unknown[] = []) => queryIn(server.folder, text, values)
const contactOf = async (email: string) =>
  (await query('SELECT contact_id FROM accounts WHERE email = $1', [email]))[0]!['contact_id']!
const verify = async (email: string) =>
  query(
    `INSERT INTO verifications (id, contact_id, status, verified_at) VALUES (gen_random_uuid(), $1, 'verified', now())
     ON CONFLICT ON CONSTRAINT verifications_contact_key DO UPDATE SET status = 'verified', verified_at = now()`,
    [await contactOf(email)],
  )

/** Pays at the shop and comes back to the product. */
async function payByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mit Karte bezahlen' }).click()
  // The page goes on by itself once the shop has told of the payment.
  await page.waitForURL(/\/products\/Student/)
}

const linkIn = (text: string, path: RegExp): string => {
  const { pathname, search } = new URL(text.match(new RegExp(`https?://\\S+${path.source}\\S*`))![0])
  return pathname + search
}

test('a private person finds a product without proof, buys it and gets the licence', async ({ page }) => {
  await enter(page, 'user@wellenwerk.example')
  await open(page, '/user')
  await page.getByRole('link', { name: 'Produkte ansehen' }).click()
  await expect(page).toHaveURL(/\/products\/buy$/)
  await open(page, '/products/myproducts')
  await page.getByRole('link', { name: 'Produkte kaufen, die keinen Studiennachweis brauchen' }).click()
  await expect(page.getByRole('heading', { name: 'Produkte kaufen', level: 1 })).toBeVisible()
  const offer = page.getByRole('region', { name: /^Schraubenberechnung/ })
  await expect(offer).toContainText('inkl. 19 % MwSt.')
  await expect(offer).toContainText('ein Jahr')
  await offer.getByRole('button', { name: /^Schraubenberechnung .* kaufen$/ }).dblclick()
  await payByCard(page)
  await expect(page.getByRole('heading', { name: /^Schraubenberechnung/, level: 1 })).toBeVisible()
  await consent(page).check()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Lizenz ausstellen').click()])
  expect(file.suggestedFilename()).toMatch(/\.lic$/)
  const held = await query(
    "SELECT orders.id FROM orders JOIN products ON products.id = product_id WHERE contact_id = $1 AND title_de = 'Schraubenberechnung'",
    [await contactOf('user@wellenwerk.example')],
  )
  expect(held).toHaveLength(1)
  await open(page, '/products/buy')
  await expect(offer.getByRole('link', { name: 'Zum Produkt' })).toBeVisible()

  // Where there is no student version, the page gives one.
  await button(page, 'Studienversion holen').click()
  await expect(page.getByRole('heading', { name: /^Studienversion/, level: 1 })).toBeVisible()
  await expect(page.getByText('Nachweis nötig')).toBeVisible()
  await open(page, '/products/myproducts')
  await expect(page.getByRole('main').getByRole('link', { name: /^Studienversion/ })).toBeVisible()
})

test('a second purchase asks for consent again; staff without it ask the student', async ({ page }) => {
  const email = 'student@wellenwerk.example'
  await verify(email)
  await enter(page, email)
  await open(page, '/products/Student')
  await page.getByRole('tab', { name: 'Download' }).click()
  await button(page, 'Für 49,90 Euro bezahlen').click()
  await payByCard(page)
  await consent(page).check()
  await button(page, 'Lizenz ausstellen').click()
  await expect(button(page, 'Lizenz herunterladen')).toBeVisible()

  const [book] = await query("SELECT id FROM products WHERE kind = 'textbook' ORDER BY version DESC LIMIT 1")
  await query('INSERT INTO holdings (id, contact_id, product_id) VALUES (gen_random_uuid(), $1, $2)', [
    await contactOf(email),
    book!['id'],
  ])
  await open(page, `/products/Student?product=${book!['id']}&tab=download`)
  await button(page, /^Für 19,90 Euro bezahlen/).click()
  await payByCard(page)
  await expect(consent(page)).not.toBeChecked()

  await server.openAs(page, 'licenser', `/editcontact/${await contactOf(email)}?tab=products`)
  await expect(page.getByText(/Zustimmung zum Erlöschen des Widerrufsrechts fehlt/)).toBeVisible()
  await button(page, 'Um Zustimmung bitten').click()
  await expect(page.getByText('Die Bitte um Zustimmung ist per E-Mail unterwegs.', { exact: true })).toBeVisible()
  const { text } = await newestMail(server.url, email, 'Ihre Zustimmung fehlt noch')

  await enter(page, email)
  await open(page, linkIn(text, /products\/Student/))
  await consent(page).check()
  await button(page, 'Lizenz ausstellen').click()
  await expect(button(page, 'Lizenz herunterladen')).toBeVisible()
  const confirmed = await newestMail(server.url, email, 'Bestätigung: Ihre Lizenz wird sofort bereitgestellt')
  expect(confirmed.text).toContain('Bereitstellung der Lizenz für RM 2023')
})

test('before its end a licence is renewed from the mail; the next term follows without a day lost', async ({
  page,
}) => {
  const email = 'student@wellenwerk.example'
  const [holding] = await query(
    "SELECT holdings.id, product_id FROM holdings JOIN products ON products.id = product_id WHERE contact_id = $1 AND kind = 'student'",
    [await contactOf(email)],
  )
  const by = '(current_date + 20 - (SELECT max(ends_on) FROM student_terms WHERE holding_id = $1))'
  await query(`UPDATE hosts SET start_date = start_date + ${by}, end_date = end_date + ${by} WHERE holding_id = $1`, [
    holding!['id'],
  ])
  await query(
    `UPDATE orders SET ordered_at = ordered_at + ${by} * interval '1 day', paid_at = paid_at + ${by} * interval '1 day'
     WHERE product_id = $2 AND contact_id = (SELECT contact_id FROM holdings WHERE id = $1)`,
    [holding!['id'], holding!['product_id']],
  )
  await query(
    `UPDATE student_terms SET starts_on = starts_on + ${by}, ends_on = ends_on + ${by} WHERE holding_id = $1`,
    [holding!['id']],
  )
  await enter(page, email)
  await open(page, `/products/Student?product=${holding!['product_id']}&tab=download`)
  const next = page.getByRole('region', { name: 'Nächste Laufzeit' })
  await expect(next).toContainText('Sie schließt direkt an, es geht kein Tag verloren.')
  await next.getByRole('button', { name: 'Für 49,90 Euro verlängern' }).click()
  await payByCard(page)
  const { text } = await newestMail(server.url, email, 'Ihre Verlängerung ist bezahlt')
  await open(page, linkIn(text, /products\/Student/))
  await expect(next).toContainText('Sie ist bezahlt.')
  await next.getByRole('checkbox').check()
  await next.getByRole('button', { name: 'Nächste Lizenz ausstellen' }).click()
  await expect(next.getByRole('button', { name: 'Nächste Lizenz herunterladen' })).toBeVisible()
  await expect(button(page, /^Lizenz herunterladen$/)).toBeVisible()
  const terms = await query(
    'SELECT starts_on::text, ends_on::text FROM student_terms WHERE holding_id = $1 ORDER BY 1',
    [holding!['id']],
  )
  expect(Date.parse(terms[1]!['starts_on']!) - Date.parse(terms[0]!['ends_on']!)).toBe(86_400_000)
})

test('the inbox opens its person; a remark chosen in German is mailed in English; the decision stays at hand', async ({
  page,
}) => {
  const waiting = await query(
    `SELECT contacts.id, contacts.email, concat_ws(' ', first_name, last_name) AS name FROM verifications
     JOIN contacts ON contacts.id = contact_id WHERE status = 'inReview' AND product_id IS NULL ORDER BY waiting_since`,
  )
  const { id, email, name } = waiting.at(-1)! as { id: string; email: string; name: string }
  await query("UPDATE contacts SET language = 'en' WHERE id = $1", [id])
  await server.openAs(page, 'licenser', `/studentreviews/${id}`)
  const card = page.getByRole('heading', { level: 1, name, exact: true })
  await expect(card).toBeVisible()
  const remark = page.getByRole('combobox', { name: 'Anmerkung für die Studentin oder den Studenten' })
  await remark.click()
  await page.getByRole('option', { name: /gilt nicht für das laufende Semester/ }).click()
  await button(page, 'Nicht lesbar').click()
  await expect(page.getByText(`Nachweis von ${name} nicht lesbar`, { exact: true })).toBeVisible()
  await button(page, 'Rückgängig').click()
  await expect(card).toBeVisible()
  await remark.click()
  await page.getByRole('option', { name: /gilt nicht für das laufende Semester/ }).click()
  await button(page, 'Nicht lesbar').click()
  await expect(page.getByText(`Nachweis von ${name} nicht lesbar`, { exact: true })).toBeVisible()
  await query("UPDATE verifications SET mail_due_at = now() - interval '1 second' WHERE contact_id = $1", [id])
  // Decisions are told of every minute, which is longer than one look at the mailbox waits.
  let mail = { text: '' }
  await expect(async () => {
    mail = await newestMail(server.url, email, 'We could not read your proof')
  }).toPass()
  expect(mail.text).toContain('Our note: The certificate is not for the current semester.')
  expect(mail.text).toMatch(/\/products\/Student\?product=[\w-]{36}/)
})
