// Both descriptions by linters of others, and the answers of a demo server by a proxy that compares them with the first.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../journeys/server.ts'
import { hasTools, runTool } from './npx.ts'
import { askThroughProxy } from './proxy.ts'

const names = ['api', 'v0'] as const
const lintRules = (name: string) => join(import.meta.dirname, name)

/** Lints both descriptions and asks a demo server through the proxy; null where the tools cannot be had. */
export async function checkDescriptions(): Promise<boolean | null> {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-descriptions-'))
  try {
    if (!(await hasTools(['@redocly/cli', '@stoplight/spectral-cli', '@stoplight/prism-cli'], folder))) return null
    const server = await startServer({ DATA_DIR: join(folder, 'data'), RATE_LIMIT: '1000000' })
    try {
      // Under an address as installations have it: linters warn of localhost.
      for (const name of names) {
        const text = await (await fetch(`${server.url}/${name}/openapi.json`)).text()
        writeFileSync(join(folder, `${name}.json`), text.replaceAll(server.url, 'https://portal.keywerk.example'))
      }
      const linted = await lint(folder)
      const asked = await askThroughProxy(server.url, folder)
      process.stdout.write(`${asked.calls} calls through the proxy, ${asked.violations.length} off the description.\n`)
      for (const violation of asked.violations) process.stdout.write(`  ${violation}\n`)
      return linted && asked.violations.length === 0
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function lint(folder: string): Promise<boolean> {
  let good = true
  for (const file of names.map((name) => `${name}.json`)) {
    const redocly = ['lint', `--config=${lintRules('redocly.yaml')}`, '--max-problems=20', file]
    const spectral = ['lint', `--ruleset=${lintRules('spectral.yaml')}`, '--fail-severity=hint', file]
    good = (await runTool('@redocly/cli', redocly, folder)) && good
    good = (await runTool('@stoplight/spectral-cli', spectral, folder)) && good
  }
  return good
}
