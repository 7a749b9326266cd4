// `node tools/generate-native-words.ts`: writes licence/native/src/words-table.c, the sentences of libkeywerk, from those of the
// TypeScript library.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostFieldWords, outcomeWords, profileWords, traitWords, valueWords } from '../licence/src/fact-words.ts'
import type { Words } from '../licence/src/language.ts'
import { reasonWords } from '../licence/src/reason-words.ts'
import { native } from './native-sources.ts'

export const nativeWordsFile = join(native, 'src', 'words-table.c')

const tables: Record<string, Record<string, Words>> = {
  kw_reason_words: reasonWords,
  kw_field_words: hostFieldWords,
  kw_trait_words: traitWords,
  kw_outcome_words: outcomeWords,
  kw_profile_words: profileWords,
  kw_value_words: valueWords,
}

const literal = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** The file as it is to stand there. */
export function nativeWordsText(): string {
  const written = Object.entries(tables).map(([name, words]) => {
    const rows = Object.entries(words).map(([word, { de, en }]) => `  { ${[word, de, en].map(literal).join(', ')} },`)
    return `const Words ${name}[] = {\n${rows.join('\n')}\n  { 0, 0, 0 },\n};\n`
  })
  return `/* Written by tools/generate-native-words.ts from the words of the library in TypeScript. */\n#include "words.h"\n\n${written.join('\n')}`
}

if (import.meta.main) writeFileSync(nativeWordsFile, nativeWordsText())
