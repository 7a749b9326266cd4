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
