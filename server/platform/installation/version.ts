import { readFileSync } from 'node:fs'

/** The version of this release, such as `0.9.0` (Semantic Versioning 2). */
export const version: string = readVersion()

function readVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
