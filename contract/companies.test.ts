import { expect, test } from 'vitest'
import { zipCodeRefusal } from './companies.ts'
import { companyRegistration } from './registration.ts'

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
