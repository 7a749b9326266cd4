import type { Language } from '#licence/language.ts'
import { ConfigurationError } from '#platform/installation/configuration.ts'
import { version } from '#platform/installation/version.ts'
import { commandTexts as texts } from '#texts/command-line.ts'
import { fill } from '#texts/fill.ts'
import { type Command, commands } from './commands.ts'
import { CommandExit } from './command-exit.ts'

/**
 * Runs the command of a command line. The exit code: 0 all is well, 1 something is wrong, 2 a wrong call; undefined where
 * the command goes on by itself.
 */
export async function runCommand([name = 'help', ...args]: string[], language: Language): Promise<number | void> {
  try {
    return await dispatch(name, args, language)
  } catch (error) {
    // For the operator to mend: one sentence. Any other error is a fault of the program: the whole stack.
    console.error(error instanceof ConfigurationError || error instanceof CommandExit ? error.message : error)
    return error instanceof CommandExit ? error.code : 1
  }
}

async function dispatch(name: string, args: string[], language: Language): Promise<number | void> {
  if (name === 'help' || name === '--help' || name === '-h') return help(args[0], language)
  const command = commandOf(name)
  if (!command) {
    const meant = nearestOf(name)
    console.error(fill(texts[meant ? 'keywerk.meant' : 'keywerk.unknown'][language], { name, meant }))
    return 2
  }
  if (args.includes('--help') || args.includes('-h')) return help(name, language)
  const run = command.run(args, language)
  if (run !== null) return run
  console.error(`${texts['keywerk.wrongCall'][language]}\n${usageOf(command, language)}`)
  return 2
}

const commandOf = (name: string): Command | undefined => (Object.hasOwn(commands, name) ? commands[name] : undefined)

const usageOf = ({ usage }: Command, language: Language): string =>
  fill(texts['keywerk.call'][language], { usage: usage.join(`\n${' '.repeat(8)}`) })

function help(about: string | undefined, language: Language): number {
  const command = about === undefined ? undefined : commandOf(about)
  if (command) {
    console.log(`keywerk ${about}: ${command.does[language]}\n\n${usageOf(command, language)}`)
    return 0
  }
  const rows = Object.entries({ ...commands, help: { does: texts['keywerk.help'] } })
  const lines = rows.map(([name, { does }]) => `  ${name.padEnd(14)} ${does[language]}`)
  const title = fill(texts['keywerk.title'][language], { version })
  const below = [texts['keywerk.settings'][language], texts['keywerk.more'][language]]
  console.log([title, '', texts['keywerk.usage'][language], '', ...lines, '', ...below].join('\n'))
  return 0
}

/** The command that may have been meant; undefined: none has a name like it. */
function nearestOf(name: string): string | undefined {
  const [nearest] = Object.keys(commands)
    .map((one) => ({ one, distance: distanceOf(name.toLowerCase(), one) }))
    .filter(({ one, distance }) => distance <= Math.max(2, one.length / 3))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest?.one
}

/** How many letters have to be added, removed or changed (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one.slice(0, 40)).entries()) {
    const next = [at + 1]
    for (const [column, against] of [...other].entries())
      next.push(Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + Number(letter !== against)))
    row = next
  }
  return row.at(-1)!
}
