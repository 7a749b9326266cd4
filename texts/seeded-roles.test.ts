import { expect, test } from 'vitest'
import { roleName } from './role-names.ts'
import { roleDescription, seededDescriptions } from './seeded-roles.ts'

test('what a new installation brought is told in the reader’s language, whichever it was stored in', () => {
  for (const { de, en } of Object.values(seededDescriptions))
    for (const stored of [de, en])
      expect([roleDescription(stored, 'de'), roleDescription(stored, 'en')]).toEqual([de, en])
  expect([roleName('Gesperrt', 'de'), roleName('Gesperrt', 'en')]).toEqual(['Gesperrt', 'Blocked'])
})

test('what an administrator wrote stays as it was written', () => {
  for (const own of ['', 'Darf alles', `${seededDescriptions.User.de}.`])
    expect([roleDescription(own, 'de'), roleDescription(own, 'en')]).toEqual([own, own])
  for (const own of ['Licenser', 'Gesperrt (alt)'])
    expect([roleName(own, 'de'), roleName(own, 'en')]).toEqual([own, own])
})
