import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import pg from 'pg'
import { testBrowser } from './browser.ts'
const base = 'http://localhost:8093'
const port = readFileSync('/tmp/kw-mail/postgres/postmaster.opts', 'utf8').match(/"-p" "(\d+)"/)![1]
const client = new pg.Client({ connectionString: `postgres://postgres:${readFileSync('/tmp/kw-mail/postgres-password', 'utf8').trim()}@127.0.0.1:${port}/postgres` })
await client.connect()
const post = async (path: string, body: object, token = '') => (await fetch(`${base}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) })).json() as any
const { accessToken } = await post('/session', { email: 'licenser@wellenwerk.example', password: 'Keywerk-2026!' })
const { rows } = await client.query('SELECT id FROM licences ORDER BY serial LIMIT 5')
const { rows: known } = await client.query('SELECT count(*)::int AS n FROM mails')
if (known[0].n === 0) {
  for (const [i, { id }] of rows.entries()) await post(`/licences/${id}/mails`, { receiver: `it${i}@mueller-antriebe.example`, cc: i === 1 ? ['chef@mueller-antriebe.example', 'archiv-und-dokumentation@mueller-antriebe.example'] : [], comment: 'Bitte bis Freitag einspielen.\nGruß, Jörg', language: i % 2 ? 'en' : 'de' }, accessToken)
  await new Promise((r) => setTimeout(r, 2500))
  await client.query(`UPDATE mails SET state='failed', attempts=8, last_error='Error: Can''t send mail - all recipients were rejected: 550 5.1.1 <it3@mueller-antriebe.example>: Recipient address rejected: User unknown in virtual mailbox table', sent_at=NULL WHERE receiver LIKE 'it3%'`)
  await client.query(`UPDATE mails SET state='queued', attempts=2, last_error='Error: connect ECONNREFUSED 10.0.0.4:25', sent_at=NULL WHERE receiver LIKE 'it2%'`)
}
const { rows: companies } = await client.query("SELECT id FROM companies WHERE customer_number='10023'")
await client.end()
const company = companies[0].id
const { executablePath, env, args } = await testBrowser()
const browser = await chromium.launch({ executablePath, env, args })
const only = process.env['ONLY']
for (const [w, locale, scheme] of [[1280, 'de-DE', 'light'], [1280, 'en-US', 'dark'], [320, 'de-DE', 'dark'], [320, 'en-US', 'light']] as const) {
  const tag = `${w}-${locale.slice(0, 2)}-${scheme}`
  const context = await browser.newContext({ locale, viewport: { width: w, height: 900 }, colorScheme: scheme })
  const page = await context.newPage()
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(tag, 'console', m.text().slice(0, 300)) })
  page.on('pageerror', (e) => console.log(tag, 'pageerror', e.message.slice(0, 300)))
  await page.goto(`${base}/mailbox`)
  await page.evaluate(([l, s]) => { localStorage.setItem('locale', l!); localStorage.setItem('theme', s === 'dark' ? 'black' : 'white') }, [locale, scheme])
  const shot = async (name: string) => {
    await page.waitForTimeout(900)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    const { violations } = await new AxeBuilder({ page }).analyze()
    console.log(tag, name, page.url().replace(base, ''), '|', await page.title(), '| overflow', wide, '| axe', violations.map((v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 160)}`))
    await page.screenshot({ path: `/tmp/shots-mail/${tag}-${name}.png`, fullPage: true })
  }
  await page.goto(`${base}/mailbox`)
  await shot('mailbox')
  await page.locator('main a').first().click()
  await page.waitForSelector('dl')
  await shot('mail')
  if (w === 1280 && scheme === 'light') {
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('section button').first().click()])
    console.log('download', file.suggestedFilename())
  }
  await page.goto(`${base}/login`)
  await page.locator('input[type=email], input[name=email]').first().fill('administrator@wellenwerk.example')
  await page.locator('input[type=password]').first().fill('Keywerk-2026!')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  for (const [name, path] of [['outbox', '/mails'], ['contacts', '/allcompanycontacts'], ['company', `/company/${company}`], ['create', `/createcompanycontact?company=${company}`]] as const) {
    await page.goto(base + path)
    await page.waitForTimeout(1200)
    if (name === 'outbox') for (const one of await page.locator('details').all()) await one.evaluate((d) => ((d as unknown as { open: boolean }).open = true))
    await shot(name)
  }
  if (w === 1280 && scheme === 'light') {
    const fill = async (first: string) => {
      await page.getByLabel('Vorname').fill(first)
      await page.getByLabel('Nachname').fill('Probe')
      await page.getByLabel('E-Mail-Adresse').fill(`${first.toLowerCase()}${Date.now()}@probe.example`)
    }
    await page.getByRole('button', { name: 'Speichern und neu' }).click()
    await shot('create-invalid')
    await fill('Anna')
    await page.getByRole('button', { name: 'Speichern und neu' }).click()
    await page.waitForTimeout(800)
    console.log('after save-and-new', page.url(), await page.getByLabel('Vorname').inputValue(), await page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id))
    await fill('Bert')
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await page.waitForTimeout(1200)
    console.log('after save', page.url(), await page.locator('table').last().innerText().then((x) => x.slice(0, 300)))
    await page.goto(`${base}/mails`)
    await page.getByRole('button', { name: /erneut senden/ }).first().click()
    await shot('resend')
    await page.getByRole('button', { name: 'Erneut senden', exact: true }).click()
    await page.waitForTimeout(2500)
    await page.reload()
    await shot('resent')
    await page.goto(`${base}/createcompanycontact`)
    await page.waitForTimeout(800)
    console.log('no company →', page.url())
  }
  await context.close()
}
await browser.close()
