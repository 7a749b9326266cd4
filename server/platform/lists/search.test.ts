import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchForm, searchWords, typoPattern, typoRemains } from './search.ts'

test.each([
  ['Müller', 'muller mueller'],
  ['Mueller', 'muller mueller'],
  ['Größl & Söhne', 'grossl & sohne groessl & soehne'],
  ['Café Émile', 'cafe emile'],
  ['Quelle', 'qulle quelle'],
  ['Nord  See', 'nord see'],
])('%s is searched as "%s"', (text, form) => {
  expect(searchForm(text)).toBe(form)
})

test('a query word is found in its own text however its umlauts are typed', () => {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  const word = fc
    .array(fc.constantFrom(...'abcdeghiklmnoprstuwäöüß'), { minLength: 1, maxLength: 12 })
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(word, (text) => {
      const written = text.replace(/[äöüß]/g, (letter) => umlauts[letter]!)
      for (const [stored, asked] of [
        [text, written],
        [written, text],
        [text, text],
      ] as const)
        expect(searchForm(stored)).toContain(searchWords(asked)[0])
    }),
  )
})

const typos = ['wrong', 'missing', 'extra', 'swapped'] as const
function mistyped(text: readonly string[], seed: number, kind: (typeof typos)[number]): string {
  const at = seed % text.length
  const typed = [...text]
  if (kind === 'wrong') typed[at] = 'x'
  if (kind === 'missing') typed.splice(at, 1)
  if (kind === 'extra') typed.splice(at, 0, 'x')
  if (kind === 'swapped' && at + 1 < text.length) [typed[at], typed[at + 1]] = [typed[at + 1]!, typed[at]!]
  return typed.join('')
}

test('a pattern accepts every word with one letter wrong, missing, too many or swapped, and no word with two wrong', () => {
  const letters = fc.constantFrom(...'abcdefghij')
  const word = fc.array(letters, { minLength: 5, maxLength: 10 })
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(...typos), (text, seed, kind) => {
      expect(text.join('')).toMatch(new RegExp(typoPattern(mistyped(text, seed, kind))))
    }),
  )
  expect('getriebe').not.toMatch(new RegExp(`^${typoPattern('gxtrxebe')}$`))
})

test('signs of patterns are searched as themselves', () => {
  expect(new RegExp(typoPattern('a.c+d*')).test('a.c+d*')).toBe(true)
  expect(new RegExp(`^${typoPattern('a.c+d*')}$`).test('aacccd')).toBe(false)
})

test('whatever the pattern accepts of a word holds what is left of it around its typo', () => {
  const word = fc.array(fc.constantFrom(...'abcde.@'), { minLength: 7, maxLength: 33 })
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(...typos), (text, seed, kind) => {
      const remains = typoRemains(mistyped(text, seed, kind))
      fc.pre(remains.length > 0)
      const held = remains.some((parts) => {
        const [before = '', after = ''] = parts
        const at = text.join('').indexOf(before)
        return at >= 0 && text.join('').includes(after, at + before.length)
      })
      expect(held).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('words are taken apart letter by letter, from twelve on by three, where every rest can be looked up', () => {
  expect(typoRemains('petre')).toEqual([])
  expect(typoRemains('mulller')).toEqual([
    ['lller'],
    ['m', 'ller'],
    ['mu', 'ler'],
    ['mul', 'er'],
    ['mull', 'r'],
    ['mulll'],
  ])
  expect(typoRemains('muelller@tum')).toEqual([['er@tum'], ['mue', 'tum'], ['muelll']])
  expect(typoRemains('a.b.c.d.e.f.g')).toEqual([])
})
