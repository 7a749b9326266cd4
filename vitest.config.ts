import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testBrowser } from './tools/browser.ts'
import { LongFilesFirst } from './tools/long-files-first.ts'
import { useScratch } from './tools/scratch.ts'
import { seldomOptimised } from './tools/seldom-optimised.ts'
import { css } from './tools/style-sheets.ts'

useScratch()

const browser = await testBrowser()
const launchOptions = { ...browser, args: [...browser.args, `--js-flags=${seldomOptimised.join(' ')}`] }

const contextOptions = { locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' as const }

const exclude = ['**/node_modules/**', '**/dist/**']
const environment = { TZ: 'Europe/Berlin' }

export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: seldomOptimised,
    // Two more than cores: files that kill and start servers, or wait for a cloud, wait for most of their time.
    maxWorkers: 4,
    sequence: { sequencer: LongFilesFirst },
    // Guards against hanging, wide enough for a machine with other work.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{contract,texts,licence,client,web,tools}/**/*.test.ts'],
          exclude,
          env: environment,
          isolate: false,
        },
      },
      {
        extends: true,
        css,
        // Components, drawn one by one in the browser: `web/testing/draw.tsx`.
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          exclude,
          env: environment,
          isolate: false,
          setupFiles: ['web/testing/setup.ts'],
          // One after the other: only one page of a browser has the focus.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions, actionTimeout: 10_000 }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['{server,demo}/**/*.test.ts'],
          exclude,
          env: environment,
          // One PostgreSQL for all files; those that need none do not start it.
          globalSetup: ['server/testing/global-setup.ts'],
          // The server's modules load once a worker instead of once a file; each file still has a database of its own.
          isolate: false,
        },
      },
    ],
  },
})
