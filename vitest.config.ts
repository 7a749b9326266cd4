import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,texts,licence,client,server,web,demo,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // The server's modules load once a worker instead of once a file; each file still has a database of its own.
    isolate: false,
    // Guards against hanging, wide enough for a machine with other work.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A failing property test must be repeatable.
    env: { TZ: 'Europe/Berlin' },
  },
})
