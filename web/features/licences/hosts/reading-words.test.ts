import { expect, test } from 'vitest'
import type { TraitReading } from '#contract/traits.ts'
import { fill } from '#texts/fill.ts'
import { traitBindingTexts } from '#texts/trait-binding.ts'
import { readingWords } from './host-words.ts'

const reading: TraitReading = {
  at: '2026-11-29T08:00:00.000Z',
  traits: [
    { kind: 'disk', outcome: 'changed' },
    { kind: 'mac', outcome: 'changed' },
    { kind: 'name', outcome: 'holds' },
  ],
  holding: 1,
  need: 2,
  fits: false,
}
const say = (key: keyof typeof traitBindingTexts, values: Record<string, unknown> = {}) =>
  fill(traitBindingTexts[key].de, values)

test('the table says how many traits held at the last reading, and which changed', () => {
  expect(readingWords(undefined, say, 'de')).toBe('')
  expect(readingWords(reading, say, 'de')).toBe('1 von 3, 2 nötig; geändert: Systemplatte, Netzwerkkarten')
  const same = { ...reading, traits: reading.traits.slice(2), need: 1, fits: true }
  expect(readingWords(same, say, 'de')).toBe('1 von 1, 1 nötig')
})
