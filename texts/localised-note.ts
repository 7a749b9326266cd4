import { configurationPathsTexts } from './configuration-paths.ts'
import { configurationsTexts } from './configurations.ts'
import { endRequestTexts } from './end-requests.ts'
import { fill } from './fill.ts'
import { renewingTexts } from './renewing.ts'

/** Sentences the portal itself puts into notes, in the language of the person who did it. */
const written = [
  configurationsTexts['upgrade.note'],
  configurationsTexts['merge.note'],
  configurationPathsTexts['restore.notes'],
  endRequestTexts['ends.note'],
  renewingTexts['renewing.note'],
]

/**
 * A stored note in the reader's language: lines the portal wrote are told anew with the same facts, whatever people
 * wrote stays as it is.
 */
export const localisedNote = (note: string, language: 'de' | 'en'): string =>
  note
    .split('\n')
    .map((line) => localisedLine(line, language))
    .join('\n')

function localisedLine(line: string, language: 'de' | 'en'): string {
  for (const sentence of written)
    for (const other of ['de', 'en'] as const) {
      const facts = new RegExp(patternOf(sentence[other])).exec(line)?.groups
      if (facts) return fill(sentence[language], facts)
    }
  return line
}

const patternOf = (sentence: string): string =>
  `^${sentence
    .split(/(\{\w+\})/)
    .map((part) =>
      /^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>.+?)` : part.replaceAll(/[.*+?^$()[\]|\\]/g, '\\$&'),
    )
    .join('')}$`
