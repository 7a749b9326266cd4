import { expect } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

test('an old program asks, staff see that it does, and turn its call off and on again', async ({ page }) => {
  const call = async (method: string, path: string, authorization?: string, body?: object) => {
    const answer = await fetch(`${portalUrl()}/v0${path}`, {
      method,
      headers: { 'content-type': 'text/plain', ...(authorization && { authorization }) },
      ...(body && { body: Buffer.from(JSON.stringify(body)).toString('base64') }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  const licenser = { Email: 'licenser@wellenwerk.example', Password: demoPassword }
  const { text: token } = await call('POST', '/authorization', undefined, licenser)
  const ask = () => call('GET', '/companytypes', `Bearer ${token}`)
  expect((await ask()).status).toBe(200)

  await openAs(page, 'administrator', '/management/documentedcalls')
  const row = page.getByRole('row', { name: /GET \/companytypes/ })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('licenser@wellenwerk.example', { timeout: 2_000 })
  }).toPass()
  await row.getByRole('button', { name: 'Abschalten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abschalten' }).click()
  await expect(row).toContainText('abgeschaltet')
  await expect.poll(async () => (await ask()).status).toBe(410)
  await page.reload()
  await expect(row).toContainText('abgeschaltet')
  await row.getByRole('button', { name: 'Einschalten' }).click()
  await expect(row).toContainText('eingeschaltet')
  await expect.poll(async () => (await ask()).status).toBe(200)
})

test('staff say what an id of the former system means, change it and forget it', async ({ page }) => {
  await openAs(page, 'administrator', '/management/documentedcalls')
  const old = 'deadbeef-0000-4000-8000-000000000001'
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('row', { name: new RegExp(old) })
  const choose = async (label: string, choice: string) => {
    await dialog.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: choice, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Alte ID zuordnen' }).click()
  await dialog.getByRole('textbox', { name: 'Alte ID' }).fill(old.toUpperCase())
  await choose('Bedeutung im Portal', 'Student')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('Student')
  await page.reload()
  await expect(row).toContainText('Rolle')
  await row.getByRole('button', { name: /Zuordnung .* ändern/ }).click()
  await choose('Bedeutung im Portal', 'User')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('User')
  await page.reload()
  await expect(row).toContainText('User')
  await row.getByRole('button', { name: /Zuordnung .* löschen/ }).click()
  await dialog.getByRole('button', { name: 'Zuordnung löschen' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Noch ist keine alte ID zugeordnet.')).toBeVisible()
})
