// `npm run bench -- drop`: ten thousand licence files dropped on the page of companies, which stays usable meanwhile.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { dropFiles, networkFile } from '../journeys/dropped-files.ts'
import { startServer } from '../journeys/server.ts'
import { testBrowser } from '../tools/browser.ts'
import { buildWeb } from '../tools/web-build.ts'
import { printTable } from './table.ts'

const files = 10_000

/** Throws when a search beside the drop takes longer than 15 seconds, or a file is without an outcome. */
export async function benchDrop(): Promise<void> {
  await buildWeb()
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-drop-'))
  chmodSync(folder, 0o755)
  const server = await startServer({ DATA_DIR: folder, RATE_LIMIT: '100000000', SIGN_IN_LIMIT: '100000000' })
  const { executablePath, env, args } = await testBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  try {
    const context = await browser.newContext({ locale: 'de-DE', baseURL: server.url })
    const data = { email: 'licenser@wellenwerk.example', password: demoPassword }
    await context.request.post('/api/session', { data })
    const page = await context.newPage()
    await page.goto('/companies')
    const all = Array.from({ length: files }, (_, at) => networkFile(String(80_000_000 + at)))
    const began = performance.now()
    await dropFiles(page, all)
    const dropped = performance.now()
    await page.getByRole('searchbox', { name: 'Suchen' }).last().fill('Müller')
    const found = page.getByRole('link', { name: /Müller & Söhne/ }).first()
    await found.waitFor({ timeout: 15_000 })
    const searched = performance.now()
    const outcome = page.locator('option', { hasText: `Kundennummer nicht gefunden (${files})` })
    await outcome.waitFor({ state: 'attached', timeout: 300_000 })
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    printTable(
      ['ten thousand files in one drop', 's'],
      [
        ['until the page answered a search beside it', seconds(searched - dropped)],
        ['until all had their outcome', seconds(performance.now() - began)],
      ],
    )
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
