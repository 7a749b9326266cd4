import { test as base } from '@playwright/test'
import { endHost } from './hosted.ts'
import { startServer } from './server.ts'
import { copyTemplate, removeFolder } from './template.ts'

/** Wide open: journeys sign in and ask far more often than people do. Their databases are small, their servers many. */
export const limits = { RATE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000', DATABASE_MEMORY: '64' }

/** Each worker has a portal of its own, started as `npm start` starts it: journeys beside each other share nothing. */
export const test = base.extend<{ seen: void; unhurried: void }, { portal: string }>({
  // What was done is told for 1.5 s, and a page under a heavy load is looked at once a second or less: here it stays 3 s.
  unhurried: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const begin = globalThis.setTimeout
        const unhurried = (work: () => void, ms?: number, ...rest: []) => begin(work, ms === 1500 ? 3000 : ms, ...rest)
        globalThis.setTimeout = Object.assign(unhurried, begin)
      })
      await use()
    },
    { auto: true },
  ],
  // Where only the log of a run is at hand, it says what the page showed when a journey failed.
  seen: [
    async ({ page }, use, testInfo) => {
      await use()
      if (testInfo.status === testInfo.expectedStatus || page.isClosed()) return
      const shown = await page
        .locator('body')
        .ariaSnapshot({ timeout: 5_000 })
        .catch(() => 'no page')
      console.error(`${testInfo.title}\n${page.url()}\n${shown.slice(0, 4_000)}`)
    },
    { auto: true },
  ],
  portal: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = copyTemplate('journeys')
      const server = await startServer({ DATA_DIR: folder, ...limits, WEBHOOK_HOSTS: '127.0.0.1' })
      process.env['KEYWERK_URL'] = server.url
      await use(server.url)
      await server.stop()
      await endHost()
      await removeFolder(folder)
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})
