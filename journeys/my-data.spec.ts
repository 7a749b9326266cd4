import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { flip } from './flip.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'
import { openPart } from './record-tabs.ts'

// A server of its own: an account is deleted here.
const server = ownServer('my-data')

const address = 'user@wellenwerk.example'

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.url}/login?lang=de`)
  await page.locator('input[name=email]').fill(address)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
}
const told = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

test('the newsletter starts once the link in the mail is opened, and is withdrawn again', async ({ page }) => {
  await signIn(page)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(`${server.url}/user?tab=preferences`)
  const newsletter = page.getByRole('switch', { name: /^Newsletter/ })
  await flip(newsletter)
  await expect(told(page, 'Der Newsletter beginnt, sobald Sie den Link darin öffnen.')).toBeVisible()
  await expect(told(page, /^.*Angefragt am/)).toBeVisible()
  const mail = await newestMail(server.url, address, 'Newsletter')
  const { pathname, search } = new URL(/https?:\/\/\S+[\w-]{43}/.exec(mail.text)![0])
  const confirm = page.getByRole('main').getByRole('button', { name: 'Newsletter bestätigen' })
  await page.goto(`${server.url}${pathname}${search.replace(/[\w-]{43}/, 'x'.repeat(43))}`)
  await confirm.click()
  await expect(page.getByRole('alert')).toContainText('Dieser Link gilt nicht mehr.')
  await page.goto(`${server.url}${pathname}${search}`)
  await confirm.click()
  await expect(page.getByText('Sie erhalten ab jetzt unseren Newsletter.')).toBeVisible()
  await page.reload()
  await confirm.click()
  await expect(page.getByText('Sie erhalten ab jetzt unseren Newsletter.')).toBeVisible()
  await page.getByRole('link', { name: 'Mein Konto' }).last().click()
  await openPart(page, 'Einstellungen')
  await expect(told(page, /^.*Erteilt am/)).toBeVisible()
  await flip(newsletter)
  await expect(told(page, 'Ihre Einwilligung ist widerrufen.')).toBeVisible()
  await expect(newsletter).not.toBeChecked()
})

test('the account is deleted after the password was asked for again, and a mail confirms it', async ({ page }) => {
  await signIn(page)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(`${server.url}/user?tab=data`)
  const ask = async () => {
    await page.getByRole('button', { name: 'Konto löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  }
  const confirmation = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
  await ask()
  await confirmation.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('button', { name: 'Konto löschen' })).toBeEnabled()
  await ask()
  await confirmation.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
  await confirmation.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page).toHaveURL(/\/login/)
  await newestMail(server.url, address, 'Ihr Konto ist gelöscht')
  await signIn(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})
