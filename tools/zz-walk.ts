import { chromium } from '@playwright/test'
import { testBrowser } from './browser.ts'
const base = process.env['BASE'] ?? 'http://localhost:8099'
const { executablePath, env, args } = await testBrowser()
const browser = await chromium.launch({ executablePath, env, args })
const context = await browser.newContext({
  locale: 'de-DE',
  viewport: { width: Number(process.env['W'] ?? 1280), height: 900 },
  colorScheme: (process.env['SCHEME'] ?? 'light') as 'light',
})
const page = await context.newPage()
page.on('console', (m) => {
  if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.type(), m.text().slice(0, 300))
})
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 500)))
const tag = process.env['TAG'] ?? 'a'
const shot = (name: string) =>
  page.screenshot({ path: `/tmp/shots/${tag}-${name}.png`, fullPage: process.env['FULL'] === '1' })
await page.goto(`${base}/login`)
await page.waitForSelector('h1')
await shot('login')
await page.getByLabel('E-Mail-Adresse').fill(process.env['WHO'] ?? 'administrator@wellenwerk.example')
await page.getByRole('textbox', { name: /^Passwort/ }).fill('Keywerk-2026!')
await page.getByRole('button', { name: 'Anmelden' }).click()
await page.waitForURL((url) => !url.pathname.startsWith('/login'))
await page.waitForTimeout(800)
console.log('landed', page.url())
await shot('landing')
for (const path of (process.env['PATHS'] ?? '').split(' ').filter(Boolean)) {
  await page.goto(base + path)
  await page.waitForTimeout(1200)
  await shot(path.replaceAll(/[^a-z0-9]+/gi, '_').slice(0, 60))
  console.log(path, '→', page.url(), await page.title())
}
await browser.close()
