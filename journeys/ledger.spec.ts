import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

const program = fileURLToPath(new URL('../licence/bin/keywerk-licence.mjs', import.meta.url))
const audit = (args: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, [program, 'audit', ...args, '--lang', 'de'], (error, stdout) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout }),
    )
  })

async function api() {
  const session = await fetch(`${portalUrl()}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'administrator@wellenwerk.example', password: demoPassword }),
  })
  const { accessToken } = (await session.json()) as { accessToken: string }
  return (path: string, init: RequestInit = {}) =>
    fetch(`${portalUrl()}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    })
}

test('the ledger is looked at, downloaded and proven offline, with the licences that were issued', async ({
  page,
}, info) => {
  const file = (name: string) => info.outputPath(name)
  const call = await api()
  const items = async (path: string) =>
    ((await (await call(path)).json()) as { items: { id: string; licences: number }[] }).items
  const [company] = await items('/companies?search=10023')
  const product = (await items(`/companies/${company!.id}/products`)).find(({ licences }) => licences > 0)!
  const [host] = await items(`/holdings/${product.id}/hosts`)
  const issued = await call(`/hosts/${host!.id}/licences`, { method: 'POST', body: '{}' })
  const licence = (await issued.json()) as { id: string; serial: number }
  expect(issued.status).toBe(201)

  await openAs(page, 'licenser', '/management/ledger')
  await test.step('the newest licence is in it, and the chain holds', async () => {
    const list = page.getByRole('region', { name: 'Ausgestellte Lizenzen' }).or(page.locator('table').first())
    await expect(list.getByText(String(licence.serial)).first()).toBeVisible()
    await page.getByRole('button', { name: 'Kette prüfen' }).click()
    await expect(page.getByText(/hängen lückenlos aneinander/)).toBeVisible()
    await expect(page.getByText(/^am \d\d\.\d\d\.\d{4}, bis Eintrag \d+$/)).toBeVisible()
  })

  await test.step('the file, the published keys and head prove it without the portal', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Buch herunterladen' }).click()
    const ledger = await download
    expect(ledger.suggestedFilename()).toMatch(/^ledger-\d{4}-\d\d-\d\d\.jsonl$/)
    await ledger.saveAs(file('ledger.jsonl'))
    writeFileSync(file('keys.json'), await (await fetch(`${portalUrl()}/.well-known/licence-keys.json`)).text())
    writeFileSync(file('head.json'), await (await fetch(`${portalUrl()}/api/ledger/head`)).text())
    const bytes = Buffer.from(await (await call(`/licences/${licence.id}/file`)).arrayBuffer())
    writeFileSync(file('issued.lic'), bytes)
    const keys = ['--keys', file('keys.json'), '--head', file('head.json')]
    const whole = await audit([file('ledger.jsonl'), file('issued.lic'), ...keys])
    expect(whole.output).toContain('Das Ausstellungsbuch ist vollständig')
    expect(whole.output).toContain('Die Lizenz steht darin.')
    expect(whole.code).toBe(0)

    const lines = readFileSync(file('ledger.jsonl'), 'utf8').split('\n')
    writeFileSync(file('gap.jsonl'), lines.toSpliced(4, 1).join('\n'))
    const gap = await audit([file('gap.jsonl'), ...keys])
    expect([gap.code, gap.output]).toEqual([1, expect.stringContaining('Erwartet war Eintrag 5, gefunden Eintrag 6')])
    writeFileSync(file('cut.jsonl'), lines.slice(0, 3).join('\n'))
    const cut = await audit([file('cut.jsonl'), ...keys])
    expect([cut.code, cut.output]).toEqual([1, expect.stringContaining('Das Ende fehlt.')])
    const never = bytes.toString().replace(/SERIAL \d+/, 'SERIAL 999999')
    writeFileSync(file('never.lic'), never)
    const strange = await audit([file('ledger.jsonl'), file('never.lic'), ...keys])
    expect([strange.code, strange.output]).toEqual([1, expect.stringContaining('steht nicht im Ausstellungsbuch')])
  })
})
