import { expect, test } from 'vitest'
import { companyInput } from './companies.ts'
import { missingOfAddress, zipCodeRefusal } from './postal.ts'
import { companyRegistration } from './registration.ts'

const written = (country: string, street: string, houseNumber: string, zipCode: string) => ({
  country,
  street,
  houseNumber,
  zipCode,
})

test.each([
  written('DE', 'Postfach 10 01 01', '', '01067'),
  written('CH', 'Case postale / Postfach', '', '8000'),
  written('AE', 'P.O. Box 12345', '', ''),
  written('HK', 'Nathan Road, Tower 2, 15/F', '', ''),
  written('PA', 'Avenida Balboa', '12', ''),
  written('IE', 'Rose Cottage, Ballyvaughan', '', ''),
  written('FR', 'BP 40123', '', '75008'),
  written('DE', 'P.O. Box 4', '', '01067'),
  written('GB', 'The Old Mill', '', 'SW1A 1AA'),
  written('QA', 'PO Box 22', '', ''),
  written('NL', 'Postbus 90', '', '1000 AB'),
])('%j is whole', (address) => {
  expect(missingOfAddress(address)).toEqual([])
})

test('elsewhere house number and postcode are needed', () => {
  expect(missingOfAddress(written('DE', 'Ringstr.', '', ''))).toEqual(['houseNumber', 'zipCode'])
  expect(missingOfAddress(written('FR', 'Rue de la Paix', '', ''))).toEqual(['zipCode'])
  const problems = companyInput
    .safeParse({
      ...written('AT', 'Ring', '', ''),
      name: 'x',
      city: 'Wien',
      customerNumber: '1',
      companyTypeId: crypto.randomUUID(),
    })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(problems).toEqual([
    ['houseNumber', 'companies.houseNumberMissing'],
    ['zipCode', 'companies.zipMissing'],
  ])
})

const zipProblems = (entered: object): string[] =>
  (companyRegistration.safeParse(entered).error?.issues ?? [])
    .filter(({ path }) => path.join('.') === 'zipCode')
    .map(({ message }) => message)

test('a zip code that does not fit its country is told while other fields are still missing', () => {
  expect(zipProblems({ country: 'DE', zipCode: '1234' })).toEqual([zipCodeRefusal.error])
  expect(zipProblems({ country: 'AT', zipCode: '1234' })).toEqual([])
  expect(zipProblems({ country: 'NL', zipCode: '1234 AB' })).toEqual([])
  expect(zipProblems({ country: 'DE', zipCode: '12345' })).toEqual([])
})

test('a company registers with the address its country has: without a postcode, with a post-office box', () => {
  const told = (country: string, street: string, houseNumber: string, zipCode: string) =>
    (companyRegistration.safeParse({ country, street, houseNumber, zipCode }).error?.issues ?? [])
      .filter(({ path }) => path[0] === 'houseNumber' || path[0] === 'zipCode')
      .map(({ message }) => message)
  expect(told('IE', 'Rose Cottage', '', '')).toEqual([])
  expect(told('AE', 'P.O. Box 12345', '', '')).toEqual([])
  expect(told('DE', 'Postfach 10 01 01', '', '01067')).toEqual([])
  expect(told('DE', 'Ring', '', '')).toEqual(['companies.houseNumberMissing', 'companies.zipMissing'])
})
