import { existsSync } from 'node:fs'

/** In the repository the programs run from source; the published package carries them as plain JavaScript. */
export function load(program) {
  const source = new URL(`../src/programs/${program}.ts`, import.meta.url)
  return import(existsSync(source) ? source : new URL(`../dist/programs/${program}.js`, import.meta.url))
}
