import { expect, test } from 'vitest'
import type { Company } from '#contract/companies.ts'
import { countryOf } from './countries.ts'
import { differencesOf, kindOf, phoneOf, splitStreet, valuesOf } from './rules.ts'
import { crmEntity } from './shapes.ts'

const types = ['Firma', 'Hochschule', 'Interessent', 'Verkaufsagent'].map((nameDe, index) => ({
  id: `type-${index}`,
  nameDe,
  nameEn: `English ${index}`,
}))
const entity = (more: object = {}) => crmEntity.parse({ Firma_1: 'Voss', Land: 'DEU', Kundenart: 'Firma', ...more })

test.each([
  ['Interesent', 'Interessent'],
  ['Verkauftsagent', 'Verkaufsagent'],
  [' Interesent ', 'Interessent'],
  ['Hochschule', 'Hochschule'],
  ['', ''],
])('the kind "%s" is meant as "%s"', (written, meant) => expect(kindOf(written)).toBe(meant))

test.each([
  ['Hauptstraße 12', 'Hauptstraße', '12'],
  ['Am Alten Markt 12a', 'Am Alten Markt', '12a'],
  ['Am Alten Markt 12 a', 'Am Alten Markt 12', 'a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Hauptstraße', 'Hauptstraße', ''],
  ['Unter den Linden', 'Unter den Linden', ''],
  ['', '', ''],
])('"%s" is street "%s" and number "%s"', (strasse, street, houseNumber) =>
  expect(splitStreet(strasse)).toEqual({ street, houseNumber }),
)

test.each([
  ['DEU', 'DE', 'de'],
  ['DE', 'DE', 'de'],
  ['', 'DE', 'de'],
  ['AUT', 'AT', 'en'],
  ['BEL', 'BE', 'en'],
  ['che', 'CH', 'en'],
  ['Utopia', '', 'en'],
])('the country "%s" is %s and speaks %s', (Land, country, language) => {
  expect(countryOf(Land)).toBe(country)
  expect(valuesOf(entity({ Land }), types).values).toMatchObject({ country, language })
})

test.each([
  ['0521', '998877', '0521 998877'],
  ['0521', '0521 998877', '0521 998877'],
  ['0521', '+49 521 998877', '+49 521 998877'],
  ['', '998877', '998877'],
  ['0521', '', ''],
])('area code "%s" and number "%s" are "%s"', (area, number, whole) => expect(phoneOf(area, number)).toBe(whole))

test.each([
  [{ Servicevertrag: 'false', ServicevertragStart: '1970-01-01', ServicevertragEnde: '1970-01-01' }, null],
  [{}, null],
  [
    { Servicevertrag: true, ServicevertragStart: '2024-04-01', ServicevertragEnde: '9999-12-31' },
    { start: '2024-04-01', end: null },
  ],
  [
    { Servicevertrag: 'true', ServicevertragStart: '01.04.2024', ServicevertragEnde: '31.03.2026' },
    { start: '2024-04-01', end: '2026-03-31' },
  ],
  [
    { Servicevertrag: '1', ServicevertragStart: '' },
    { start: '', end: null },
  ],
])('the service contract %j is %j', (fields, contract) =>
  expect(valuesOf(entity(fields), types).values.serviceContract).toEqual(contract),
)

test('a kind nobody knows becomes "Firma" and is told', () => {
  expect(valuesOf(entity({ Kundenart: 'Einkaufsverband' }), types)).toMatchObject({
    values: { companyTypeId: 'type-0' },
    kind: 'Einkaufsverband',
    kindKnown: false,
  })
  expect(valuesOf(entity({ Kundenart: 'Verkauftsagent' }), types)).toMatchObject({
    values: { companyTypeId: 'type-3' },
    kindKnown: true,
  })
})

test('control characters and endless texts of the CRM are cut', () => {
  const { values } = valuesOf(entity({ Firma_1: `A\u0000B\n${'x'.repeat(500)}`, Bemerkung: 'eins\r\nzwei' }), types)
  expect(values.name).toHaveLength(200)
  expect(values.name).toMatch(/^A B x+$/)
  expect(values.remark).toBe('eins\nzwei')
  // Not in the middle of a character: half of one could not be stored.
  const long = valuesOf(entity({ Bemerkung: `${'x'.repeat(3999)}😀` }), types).values.remark
  expect([long.length, long.isWellFormed()]).toEqual([4000, true])
})

test('how something is written is no difference, what it says is', () => {
  const { values } = valuesOf(
    entity({ Strasse: 'Weg 12 a', Telefon: '0521/99', Email: 'A@b.example', Homepage: 'voss.example' }),
    types,
  )
  const same = { ...values, street: 'Weg', houseNumber: '12 a', phone: '0521 - 99', website: 'https://voss.example/' }
  expect(differencesOf(same as unknown as Company, values, true)).toEqual([])
  const other = { ...same, name: 'Voß', country: 'AT', language: 'de', companyTypeId: 'type-1' }
  expect(differencesOf(other as unknown as Company, values, true)).toEqual([
    { field: 'name', here: { name: 'Voß' }, there: { name: 'Voss' } },
    { field: 'companyTypeId', here: { companyTypeId: 'type-1' }, there: { companyTypeId: 'type-0' } },
    { field: 'country', here: { country: 'AT', language: 'de' }, there: { country: 'DE', language: 'de' } },
  ])
  expect(differencesOf(other as unknown as Company, values, false).map(({ field }) => field)).toEqual([
    'name',
    'country',
  ])
})
