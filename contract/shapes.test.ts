import { expect, test } from 'vitest'
import { optionalText, text } from './shapes.ts'

test.each([
  ['right-to-left override', 'Rechnung\u202excod.exe'],
  ['isolate', 'a\u2066b\u2069'],
  ['right-to-left mark', 'a\u200fb'],
  ['zero-width space', 'Antrieb\u200bstechnik'],
  ['zero-width joiner', 'a\u200db'],
  ['joiner at the start', '\u200cعلی'],
  ['joiner twice', 'می\u200c\u200cخ'],
  ['joiner behind a blank', 'علی \u200d'],
  ['word joiner', 'a\u2060b'],
  ['byte order mark inside', 'a\ufeffb'],
  ['soft hyphen', 'a\u00adb'],
  ['a letter that is blank', 'a\u3164b'],
  ['a tag', 'a\u{e0041}b'],
  ['NUL', 'a\u0000b'],
  ['C1 control', 'a\u0085b'],
  ['line feed', 'a\nb'],
])('a name with a %s is refused', (_name, value) => {
  expect([text(100).safeParse(value).success, optionalText(100).safeParse(value).success]).toEqual([false, false])
})

test.each([
  'علی\u200cرضا',
  'क्\u200dष',
  'අග්\u200dර',
  'ന്\u200d',
  'Änne Größl',
  'O’Brien & Søn A/S',
  '株式会社',
  'Ünïcödé – 100 %',
  'شركة',
  '𝒳 GmbH',
  'e\u0301',
])('the name %s is taken as it is', (value) => expect(text(100).parse(value)).toBe(value))
