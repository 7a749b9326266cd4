import { expect, test } from 'vitest'
import { valueOf } from './values.ts'

test.each([
  ['Vereinigtes Königreich', 'GB'],
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['Frankreich', 'FR'],
  ['Serbia', 'RS'],
  ['Russland', 'RU'],
  ['Kongo-Kinshasa', 'CD'],
  ['Deutschland', 'DE'],
  ['at', 'AT'],
  ['Atlantis', undefined],
  ['USA', 'US'],
  ['NLD', 'NL'],
  ['Holland', 'NL'],
  ['Großbritannien', 'GB'],
  ['england', 'GB'],
  ['Tschechische Republik', 'CZ'],
  ['Südkorea', 'KR'],
  ['Türkei', 'TR'],
  ['BRD', 'DE'],
])('the country %s is the code %s', (text, code) => {
  expect(valueOf('country', text, [])).toBe(code)
})

test.each([
  ['31.1.2026', '2026-01-31'],
  ['2026-01-31T00:00:00', '2026-01-31'],
  ['31.02.2026', undefined],
  ['31.01.2026 oder später', undefined],
  ['01.03.24', '2024-03-01'],
  ['01.03.98', '1998-03-01'],
  ['01.03.2024 00:00', '2024-03-01'],
  ['2024-03-01 00:00:00', '2024-03-01'],
  ['2024-03-01 14:30:00', '2024-03-01'],
  ['2024/03/01', '2024-03-01'],
  ['1. März 2024', '2024-03-01'],
  ['1 Sept 2024', '2024-09-01'],
  ['3/1/2024', undefined],
  ['29.02.2023', undefined],
])('the start "%s" is %s', (written, day) => expect(valueOf('startDate', written, [])).toBe(day))

test.each([
  ['Herrn', 'Herr'],
  ['Hr.', 'Herr'],
  ['Mr', 'Herr'],
  ['Fr.', 'Frau'],
  ['Frau Dr.', 'Frau'],
  ['Frau Prof. Dr.', 'Frau'],
  ['Divers', 'NoSalutation'],
  ['Firma', undefined],
])('the salutation "%s" is %s', (written, value) => expect(valueOf('salutation', written, [])).toBe(value))
