import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { demoPassword } from '../demo/accounts.ts'
import { openAs } from './actors.ts'
import { test } from './journey.ts'

test('a webhook is set up and tried, its message signed; what failed is delivered again', async ({ page }) => {
  const got: { headers: IncomingMessage['headers']; body: string }[] = []
  let status = 204
  const receiver = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      got.push({ headers: request.headers, body })
      response.writeHead(status).end('danke')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => receiver.once('listening', ready))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/keywerk`
  try {
    await openAs(page, 'administrator', '/management/webhooks')
    await page.getByRole('link', { name: 'Webhook anlegen' }).first().click()
    await page.getByLabel('Adresse').fill(url)
    await page.getByLabel('Zweck').fill('ERP')
    await page.getByLabel('Lizenz ausgestellt').check()
    await page.getByRole('main').getByRole('button', { name: 'Speichern', exact: true }).click()
    const confirmation = page.getByRole('dialog')
    await confirmation.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
    await confirmation.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(page.getByText('Dieses Geheimnis wird nur jetzt gezeigt.')).toBeVisible()
    const verifier = new Webhook(await page.getByRole('dialog').locator('code').innerText())
    await page.getByRole('button', { name: 'Fertig' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(url)

    await page.getByRole('button', { name: 'Probe senden' }).click()
    await expect.poll(() => got.length).toBe(1)
    const opened = verifier.verify(got[0]!.body, got[0]!.headers as Record<string, string>)
    expect(opened).toMatchObject({ type: 'webhook.test' })
    const log = page.getByRole('region', { name: 'Protokoll' })
    await expect(log.getByRole('cell', { name: 'zugestellt' })).toBeVisible()

    status = 410
    await page.getByRole('button', { name: 'Probe senden' }).click()
    await expect.poll(() => got.length).toBe(2)
    await expect(log.getByRole('cell', { name: 'fehlgeschlagen' })).toBeVisible()
    status = 200
    await log
      .getByRole('row', { name: /fehlgeschlagen/ })
      .getByRole('button', { name: 'Erneut zustellen' })
      .click()
    await expect.poll(() => got.length).toBe(3)
    expect(got[2]!.headers['webhook-id']).toBe(got[1]!.headers['webhook-id'])
    await log
      .getByRole('button', { name: /^Zustellung vom/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText('danke').first()).toBeVisible()
  } finally {
    receiver.closeAllConnections()
    receiver.close()
  }
})
