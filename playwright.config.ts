import { defineConfig } from '@playwright/test'
import { testBrowser } from './tools/browser.ts'
import { useScratch } from './tools/scratch.ts'

useScratch()

const browser = await testBrowser()
// A page of a journey lives for seconds: making its functions fast costs more than it gives before they have run ten times as
// often as in a browser of people, and so does compiling what is never called.
const seldomOptimised = '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000 --max-lazy'
const launchOptions = { ...browser, args: [...browser.args, seldomOptimised] }

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './journeys/global-setup.ts',
  workers: 2,
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
