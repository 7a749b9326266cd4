import { expect, test } from 'vitest'
import type { ImportField } from '#contract/import-kinds.ts'
import { filledCells, valueOf } from '../values.ts'

test.each<[ImportField, string, string | boolean | undefined]>([
  // Excel's long and short days, as a CSV file has them, German and English.
  ['startDate', 'Freitag, 1. März 2024', '2024-03-01'],
  ['startDate', 'Fr, 01.03.2024', '2024-03-01'],
  ['startDate', '01.Mrz.24', '2024-03-01'],
  ['startDate', '1-Mar-24', '2024-03-01'],
  ['startDate', 'Friday, March 1, 2024', '2024-03-01'],
  // Hungarian, Czech, and SAP's inner form.
  ['startDate', '2024. 03. 01.', '2024-03-01'],
  ['startDate', '1. 3. 2024', '2024-03-01'],
  ['startDate', '20240301', '2024-03-01'],
  ['startDate', '01032024', undefined],
  ['startDate', '2024-3-1', '2024-03-01'],
  ['startDate', '01.03.2024 12:30 Uhr', '2024-03-01'],
  ['startDate', '01.03.2024\u00a000:00', '2024-03-01'],
  // What was midnight here is told in universal time.
  ['startDate', '2024-02-29T23:00:00.000Z', '2024-03-01'],
  ['startDate', '2024-06-30T22:00:00Z', '2024-07-01'],
  ['startDate', '2024-03-01T00:00:00Z', '2024-03-01'],
  ['startDate', '2024-03-01T00:00:00+01:00', '2024-03-01'],
  ['endDate', '9999-12-31T23:59:59Z', 'unlimited'],
  ['endDate', '∞', 'unlimited'],
  ['startDate', '2024-03-01 oder später', undefined],
  ['startDate', '30. Februar 2024', undefined],
  ['startDate', '1. Mumpitz 2024', undefined],
  // Decimal places that a program adds to a column with gaps.
  ['customerNumber', '10023.0', '10023'],
  ['companyNumber', '10023,0', '10023'],
  ['zipCode', '20457.0', '20457'],
  ['houseNumber', '12.0', '12'],
  ['houseNumber', '12.5', '12.5'],
  ['mainContact', '1.0', true],
  ['mainContact', '0.0', false],
  // Letters of databases, marks of forms.
  ['mainContact', 't', true],
  ['mainContact', 'f', false],
  ['mainContact', 'J', true],
  ['mainContact', 'N', false],
  ['mainContact', '☑', true],
  ['mainContact', '☐', false],
  ['mainContact', 'vielleicht', undefined],
  // Addresses copied from links and mails.
  ['email', 'mailto:Max.Berg@werk.example', 'max.berg@werk.example'],
  ['email', 'Max Berg <max.berg@werk.example>', 'max.berg@werk.example'],
  ['email', 'max.berg@werk.example;', 'max.berg@werk.example'],
  ['email', 'max@werk.example; anna@werk.example', 'max@werk.example; anna@werk.example'],
  ['salutation', 'Herr Dipl.-Ing. (FH)', 'Herr'],
  ['salutation', 'Frau Prof. Dr. Dr. h.c.', 'Frau'],
  ['salutation', 'Herr Prof. Dr.-Ing.', 'Herr'],
  ['salutation', 'Frau\u00a0Dr.', 'Frau'],
  ['salutation', 'Sehr geehrter Herr', 'Herr'],
  ['salutation', 'Herr/Frau', undefined],
  ['salutation', 'Herr Maier', undefined],
  ['salutation', 'Dr.', undefined],
  ['language', 'de_AT', 'de'],
  ['language', 'en-GB', 'en'],
  ['language', 'DEU', 'de'],
  ['language', 'denglisch', undefined],
  ['country', 'Oesterreich', 'AT'],
  ['country', 'Daenemark', 'DK'],
  ['country', 'Deutschland (DE)', 'DE'],
  ['country', 'GER', 'DE'],
  ['country', 'L', 'LU'],
  ['country', 'Hongkong', 'HK'],
  ['country', 'Deutschland,\u00a0Mars', undefined],
])('%s: "%s" is %s', (field, written, value) => expect(valueOf(field, written, [])).toBe(value))

test.each(['0000-00-00', '00.00.0000', '0000-00-00 00:00:00', '0001-01-01T00:00:00', '01.01.0001 00:00:00'])(
  'the day %s is none, so that the one that is there stays',
  (written) => expect([...filledCells(['startDate', 'name'], [written, 'A'])]).toEqual([['name', 'A']]),
)
