// `npm run keywerk -- COMMAND`: the one command line of an operator.
import { chooseLanguage } from '#licence/programs/console.ts'
import { runCommand } from './commands/dispatch.ts'

const code = await runCommand(process.argv.slice(2), chooseLanguage(undefined))
if (code !== undefined) process.exit(code)
