import { defineConfig } from '@playwright/test'
import { testBrowser } from './tools/browser.ts'
import { useScratch } from './tools/scratch.ts'
import { seldomOptimised } from './tools/seldom-optimised.ts'

useScratch()

const browser = await testBrowser()
const launchOptions = { ...browser, args: [...browser.args, `--js-flags=${seldomOptimised.join(' ')}`] }

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './journeys/global-setup.ts',
  // One more than cores: what a journey waits for – a job, a write, a server that starts – leaves a quarter of the processor.
  workers: 3,
  // Guards against hanging, wide enough for a machine with other work; nothing is measured here.
  timeout: 600_000,
  expect: { timeout: 40_000 },
  outputDir: 'test-results',
  use: {
    actionTimeout: 90_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Recording takes a third of the processor's time: `npm run journeys -- --trace on` where a failure is to be looked into.
    trace: 'off',
    launchOptions,
  },
})
