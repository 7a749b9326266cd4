/** What both programs share: exit codes, language, and the message of a wrong call. */
import { closeSync, openSync, readSync } from 'node:fs'
import { fill, type Language, type Words } from '../language.ts'
import { visible } from '../licence-text.ts'

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

/** Reads a file of at most `longest` bytes; of a longer one, or one that never ends, one more, so that its reader refuses it. */
export function readInput(file: string, longest: number): Uint8Array {
  const bytes = new Uint8Array(longest + 1)
  try {
    const from = openSync(file, 'r')
    try {
      let length = 0
      // What a file says of its own size counts nothing: pipes say 0.
      for (let read = -1; read !== 0 && length < bytes.length; length += read)
        read = readSync(from, bytes, length, bytes.length - length, null)
      return bytes.subarray(0, length)
    } finally {
      closeSync(from)
    }
  } catch (error) {
    throw unreadable(error)
  }
}

/** The message for a file that cannot be read. */
export function unreadable(error: unknown): UsageError {
  const reason = error instanceof Error ? error.message : String(error)
  return new UsageError({ de: 'Datei nicht lesbar: {reason}', en: 'Cannot read file: {reason}' }, { reason })
}

const unforeseen: Words = { de: 'Unerwarteter Fehler: {reason}', en: 'Unexpected error: {reason}' }

/**
 * Runs a program: a wrong call becomes its message, the usage and exit code 2. So does an unforeseen error, with its
 * cause: an uncaught error would end with 1, which means "not valid".
 */
export async function runProgram(
  language: Language,
  output: Output,
  usage: Words,
  run: () => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof UsageError) {
      const facts = Object.entries(error.facts).map(([name, value]) => [name, visible(value)])
      output.err(`${fill(error.words, language, Object.fromEntries(facts))}\n\n${usage[language]}\n`)
    } else {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
      output.err(`${fill(unforeseen, language, { reason })}\n`)
    }
    return 2
  }
}

/** The process's own output. */
export const processOutput: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
}
