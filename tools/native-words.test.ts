import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nativeWordsFile, nativeWordsText } from './generate-native-words.ts'

test('libkeywerk has the sentences of the library: `node tools/generate-native-words.ts` writes them', () => {
  expect(readFileSync(nativeWordsFile, 'utf8')).toBe(nativeWordsText())
})
