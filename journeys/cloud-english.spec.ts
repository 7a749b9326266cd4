import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { signIn } from './actors.ts'
import { startAt } from './cloud-sign-in.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('cloud-english')
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

async function choose(page: Page, label: string, option: string): Promise<void> {
  await main(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('en: staff set up a cloud account and invite; the person sets a password and streams', async ({ page }) => {
  await signIn(page, 'administrator', 'en', server.url)
  await page.goto(`${server.url}/cloudcompanies?search=S%C3%B6hne`)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Cloud companies')
  await main(page)
    .getByRole('row', { name: /active/ })
    .first()
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: /Open cloud accounts/ }).click()
  await main(page).getByRole('link', { name: 'Create cloud account' }).first().click()
  await choose(page, 'Account type', 'Standard')
  await choose(page, 'Stack', 'Wellenwerk 2024')
  await main(page).getByRole('textbox', { name: 'Seats' }).fill('1')
  await choose(page, 'Term', 'unlimited')
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/awsaccount\?id=/)
  await main(page).getByRole('link', { name: 'Users', exact: true }).click()
  await button(page, 'Select contacts').first().click()
  const first = dialog(page).getByRole('row').nth(1)
  await expect(first.getByRole('button', { name: /^Select / })).toBeVisible()
  const email = (await first.getByRole('cell').nth(3).textContent())!.trim()
  await first.getByRole('button', { name: /^Select / }).click()
  await expect(dialog(page).getByText(email)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await button(page, /^Invite /)
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Invite' }).click()
  await expect(main(page).getByRole('row').filter({ hasText: email }).getByText('sent', { exact: true })).toBeVisible()
  // The mail is in the language of the person, not of who invites.
  const mail = await newestMail(server.url, email, 'Wellenwerk Cloud')
  const token = /cloudinvitation\?token=([\w-]{43})/.exec(mail.text)![1]

  await page.context().clearCookies()
  await page.goto(`${server.url}/cloudinvitation?token=${token}`)
  await button(page, 'Accept invitation').click()
  await expect(main(page).getByText(`Your access (${email}) is now on.`)).toBeVisible()
  await main(page).getByRole('link', { name: 'Set password' }).click()
  const password = 'Hafen-Kran-27!'
  await main(page).getByRole('textbox', { name: 'Password' }).fill(password)
  await button(page, 'Set up access').click()
  await expect(page).not.toHaveURL(/confirmcompanycontact/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  // Once signed in the page spoke the person's language; here somebody reads English.
  await page.context().clearCookies()
  await page.goto(`${server.url}/login?lang=en`)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.goto(`${server.url}/awslogin`)
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await main(page).getByRole('textbox', { name: 'Password' }).fill(password)
  await button(page, 'Sign in and start').click()
  await startAt(page, '1 seat free')
})

test('en: the customer’s administrator gives a seat, is blocked at the limit, and asks for more', async ({ page }) => {
  const credentials = { email: 'cloudadmin@wellenwerk.example', password: demoPassword }
  expect((await page.context().request.post(`${server.url}/api/session`, { data: credentials })).status()).toBe(201)
  await page.goto(`${server.url}/login?lang=en`)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(`${server.url}/products/companyproducts`)
  await main(page)
    .getByRole('link', { name: /Wellenwerk Rechenknoten/ })
    .click()
  const taken = main(page).getByRole('definition').filter({ hasText: 'of 3' })
  await expect(taken).toHaveText('1 of 3')
  for (const name of ['Ida Hansen', 'Gesa Thomsen']) {
    await main(page)
      .getByRole('switch', { name: `${name}’s access` })
      .click()
    await dialog(page).getByRole('button', { name: 'Switch access on' }).click()
    await expect(main(page).getByRole('switch', { name: `${name}’s access` })).toBeChecked()
  }
  await expect(taken).toHaveText('3 of 3')
  // A slip is taken back at once within the minute; after it the places are blocked.
  await main(page).getByRole('switch', { name: 'Gesa Thomsen’s access' }).click()
  await dialog(page).getByRole('button', { name: 'Switch access off' }).click()
  await expect(taken).toHaveText('2 of 3')
  await button(page, 'Request more seats').click()
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill('We need six places from January.')
  await dialog(page).getByRole('button', { name: 'Send request' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await signIn(page, 'administrator', 'en', server.url)
  await page.goto(`${server.url}/management/requests`)
  await expect(main(page).getByRole('row', { name: /More cloud seats/ })).toBeVisible()
})
