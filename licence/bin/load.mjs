import { existsSync } from 'node:fs'

/** In the repository the programs run from source; the published package carries them as plain JavaScript. */
function load(program) {
  const source = new URL(`../src/programs/${program}.ts`, import.meta.url)
  return import(existsSync(source) ? source : new URL(`../dist/programs/${program}.js`, import.meta.url))
}

/** Runs a program. An uncaught error ends with 2: with 1, as Node has it, it would say that something is not valid. */
export async function run(program) {
  process.on('uncaughtException', (error) => {
    console.error(error)
    process.exit(2)
  })
  const { main } = await load(program)
  process.exitCode = await main(process.argv.slice(2))
}
