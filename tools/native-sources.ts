// Where libkeywerk lies, and how it is compiled where no CMake is needed.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.ts'

export const native = join(root, 'licence', 'native')

/** Where headers are looked for. */
export const headers = ['include', 'src', 'tools'].map((folder) => `-I${join(native, folder)}`)
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

/** The programs `npm run test:verifiers` calls, with what the linker is told besides. */
export const testPrograms: Record<string, string[]> = {
  'vector-verify': [],
  'vector-request': [],
  'vector-reread': [],
  'abi-vectors': [],
  'abi-misuse': [],
  'abi-memory': ['-Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc'],
  'compare-libcrypto': [],
}

/** A licence, keys and a request that are read well: what the programs about memory and threads are given. */
export const interfaceFiles = (vectors: string): string[] =>
  ['lic/network.lic', 'keys.json', 'id/address-dots.id'].map((name) => join(vectors, name))
