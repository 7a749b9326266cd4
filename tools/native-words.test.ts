import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nativeWordsFile, nativeWordsText } from './generate-native-words.ts'
import { native } from './native-sources.ts'

test('libkeywerk has the sentences of the library: `node tools/generate-native-words.ts` writes them', () => {
  expect(readFileSync(nativeWordsFile, 'utf8')).toBe(nativeWordsText())
})

test('it has the version of the package, wherever that is written', () => {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  expect(readFileSync(join(native, 'CMakeLists.txt'), 'utf8')).toContain(`project(keywerk VERSION ${version} `)
  expect(readFileSync(join(native, 'src', 'library.c'), 'utf8')).toContain(`#define KW_VERSION "${version}"`)
})
