// Where libkeywerk lies, and how it is compiled where no CMake is needed.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.ts'

export const native = join(root, 'licence', 'native')

const headers = ['include', 'src', 'tools'].map((folder) => `-I${join(native, folder)}`)
export const compilerFlags = [
  '-std=c11',
  '-Wall',
  '-Wextra',
  '-Wconversion',
  '-Werror',
  '-pedantic',
  '-O1',
  '-g',
  ...headers,
]

/** The sources of the library. */
export const librarySources = (): string[] =>
  readdirSync(join(native, 'src'))
    .filter((file) => file.endsWith('.c'))
    .map((file) => join(native, 'src', file))

/** A program that only tests need. */
export const testSource = (name: string): string => join(native, 'test', `${name}.c`)

/** What the programs of tests share. */
export const testHelpers = (): string[] => [testSource('request-output'), join(native, 'tools', 'json-output.c')]
