import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nativeWordsFile, nativeWordsText } from './generate-native-words.ts'
import { native } from './native-sources.ts'

test('libkeywerk has the sentences of the library: `node tools/generate-native-words.ts` writes them', () => {
  expect(readFileSync(nativeWordsFile, 'utf8')).toBe(nativeWordsText())
})

test('its header has the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  expect(readFileSync(join(native, 'include', 'keywerk.h'), 'utf8')).toContain(`#define KW_VERSION "${version}"\n`)
})
