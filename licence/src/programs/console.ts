/** What both programs share: exit codes, language, and how a wrong call is told. */
import { readFileSync, statSync } from 'node:fs'
import { fill, type Language, type Words } from '../language.ts'

/** Where a program writes to; `err` is for people, `out` for results. */
export interface Output {
  out: (text: string) => void
  err: (text: string) => void
}

/** 0 valid, 1 not valid, 2 wrong call or unreadable file. */
export type ExitCode = 0 | 1 | 2

/** A wrong call; the message is shown with the usage. */
export class UsageError extends Error {
  readonly words: Words
  readonly facts: Readonly<Record<string, string>>

  constructor(words: Words, facts: Readonly<Record<string, string>> = {}) {
    super(fill(words, 'en', facts))
    this.words = words
    this.facts = facts
  }
}

/** The language asked for, else the one of the environment, else German. */
export function chooseLanguage(asked: string | undefined, environment: NodeJS.ProcessEnv = process.env): Language {
  if (asked === 'de' || asked === 'en') return asked
  const setting = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || ''
  return setting.toLowerCase().startsWith('en') ? 'en' : 'de'
}

/** The language named in raw arguments, so that even a wrong call is answered in it. */
export function languageOf(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const arg = args[at]
  return chooseLanguage(arg === '--lang' ? args[at + 1] : arg?.slice(7))
}

/** Reads a file of at most `longest` bytes (a longer one is cut behind that, and its reader refuses it by size). */
export function readInput(file: string, longest: number): Uint8Array {
  try {
    if (statSync(file).size > longest) return new Uint8Array(longest + 1)
    return readFileSync(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError({ de: 'Datei nicht lesbar: {reason}', en: 'Cannot read file: {reason}' }, { reason })
  }
}

/** Runs a program: a wrong call becomes its message, the usage and exit code 2. */
export async function runProgram(
  args: readonly string[],
  output: Output,
  usage: Words,
  run: () => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const language = languageOf(args)
  try {
    return await run()
  } catch (error) {
    const isParseError =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof UsageError) && !isParseError) throw error
    const message = error instanceof UsageError ? fill(error.words, language, error.facts) : error.message
    output.err(`${message}\n\n${usage[language]}\n`)
    return 2
  }
}

/** The process's own output. */
export const processOutput: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
}
