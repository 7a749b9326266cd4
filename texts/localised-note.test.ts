import { expect, test } from 'vitest'
import { localisedNote } from './localised-note.ts'

const german = 'Aktualisiert von Katrin Wellenbrink (Version 20 → 21)'
const english = 'Upgraded by Katrin Wellenbrink (version 20 → 21)'

test('what the portal wrote is told in the reader’s language, whichever it was written in', () => {
  for (const stored of [german, english])
    expect([localisedNote(stored, 'de'), localisedNote(stored, 'en')]).toEqual([german, english])
})

test('restored versions and requested expiry dates are recognised as well', () => {
  expect(localisedNote('Wiederhergestellt: Stand 2 vom 01.02.2027, 10:00', 'en')).toBe(
    'Restored: Stand 2 of 01.02.2027, 10:00',
  )
  expect(localisedNote('Count and expiry set, requested by Ida Falk', 'de')).toBe(
    'Anzahl und Ende gesetzt, erbeten von Ida Falk',
  )
})

test('what people wrote stays as they wrote it, beside the portal’s line as well', () => {
  expect(localisedNote(`${german}\nWie besprochen`, 'en')).toBe(`${english}\nWie besprochen`)
  for (const own of ['', 'Aktualisiert von Hand', 'Upgraded by me', `Siehe: ${german}!`])
    expect([localisedNote(own, 'de'), localisedNote(own, 'en')]).toEqual([own, own])
})

test('names with brackets and signs of patterns come through whole', () => {
  expect(localisedNote('Aktualisiert von A. (B) $1 (Version 9 → 10)', 'en')).toBe(
    'Upgraded by A. (B) $1 (version 9 → 10)',
  )
})
