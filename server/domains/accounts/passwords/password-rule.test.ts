import { expect, test } from 'vitest'
import { isCommon } from './password-rule.ts'

test.each([
  'Passw0rd!',
  'P@ssw0rd',
  'P@$$w0rd2026!',
  'Password1!',
  '!Passwort123',
  'Kennw0rt_1',
  'Qwertz123!',
  'W1llkommen!',
  'Sommer2026!',
  'Frühling#26',
  'Admin1strator!',
  'Aa123456!',
  'Asdf1234!',
  '1qaz!QAZ',
  'Schalke04!',
])('%s is one everybody would guess', (password) => expect(isCommon(password)).toBe(true))

test.each([
  'Wolkenbruch-Zimt-481',
  'Passworte-im-Nebel-7',
  'x7!Kq9#tWm',
  'Hallo-Fuchs-im-3.Stock',
  'Testament+Ostsee5',
  'Bb7#kBbK!2',
])('%s is not', (password) => expect(isCommon(password)).toBe(false))
