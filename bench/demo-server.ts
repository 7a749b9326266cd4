import { chromium, type Browser } from '@playwright/test'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../journeys/server.ts'
import { testBrowser } from '../tools/browser.ts'
import { buildWeb } from '../tools/web-build.ts'
import { limits } from './fault-ground.ts'

/** A server of its own on the demo data, with the interface built; gone afterwards. */
export async function withDemoServer(name: string, work: (url: string) => Promise<void>): Promise<void> {
  await buildWeb()
  const folder = mkdtempSync(join(tmpdir(), `keywerk-${name}-`))
  chmodSync(folder, 0o755)
  // Building the web interface leaves NODE_ENV=production behind, where demo accounts are refused.
  const server = await startServer({ NODE_ENV: 'development', DATA_DIR: folder, ...limits })
  try {
    await work(server.url)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same, with Chromium. */
export const withDemoBrowser = (name: string, work: (browser: Browser, url: string) => Promise<void>): Promise<void> =>
  withDemoServer(name, async (url) => {
    const { executablePath, env, args } = await testBrowser()
    const browser = await chromium.launch({ executablePath, env, args })
    try {
      await work(browser, url)
    } finally {
      await browser.close()
    }
  })
