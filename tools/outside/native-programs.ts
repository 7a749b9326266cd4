// Programs of libkeywerk as CMake builds them, and how they are asked.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NativeQuestion, questionText, wrongNativeAnswers } from '../native-questions.ts'
import { native } from '../native-sources.ts'

/** How a program of a build is started, by its name. */
export type CommandOf = (program: string) => string[]

export function outputOf([program = '', ...before]: string[], args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, [...before, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: environment,
  })
  return { status, output: stdout ?? '', complaint: stderr ?? '' }
}

const environment = {
  ...process.env,
  LANG: 'C.UTF-8',
  LC_ALL: '',
  // Wine says nothing of its own, and asks for nothing to be installed.
  WINEDEBUG: '-all',
  WINEDLLOVERRIDES: 'mscoree=;mshtml=',
}

/** Sets where Wine keeps its files. */
export const useWinePrefix = (folder: string): void => void Object.assign(environment, { WINEPREFIX: folder })

export const runs = (program: string[], args: string[]): boolean => outputOf(program, args).status === 0
export const finds = (program: string): boolean => runs([program, '--version'], [])

/** Builds a preset, or only these targets of it; where the programs lie, null where it could not be built. */
export function built(work: string, preset: string, more: readonly string[], targets: string[] = []): string | null {
  const folder = join(work, preset)
  const steps = [
    ['cmake', '-S', native, '--preset', preset, '-B', folder, ...more],
    ['cmake', '--build', folder, ...(targets.length > 0 ? ['--target', ...targets] : [])],
  ]
  for (const [program = '', ...args] of steps) {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: native })
    if (status === 0) continue
    console.log(`${stdout}\n${stderr}`)
    return null
  }
  return folder
}

/** What is answered otherwise than it should be. */
export function askAll(program: string[], path: string, questions: NativeQuestion[]): string[] {
  writeFileSync(path, questionText(questions))
  const { status, output, complaint } = outputOf(program, [path])
  return status === 0
    ? wrongNativeAnswers(questions, output)
    : [`ended with ${status} ${complaint} ${output.slice(-500)}`]
}
