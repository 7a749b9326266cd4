import { expect, test } from 'vitest'
import { companyInput } from './companies.ts'
import { missingOfAddress } from './postal.ts'

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
