import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment } from '#platform/installation/configuration.ts'
import { settingsFile, settingsText } from './generate-settings.ts'

test('the reference of settings is up to date: `npm run settings` writes it', () => {
  expect(readFileSync(settingsFile, 'utf8')).toBe(settingsText())
})

test('it has each setting once, with what its value may be', () => {
  const listed = [...settingsText().matchAll(/^- \*\*([A-Z\d_]+)\*\*: (.+); .+ by default; since .+$/gm)]
  expect(listed.map(([, name = '']) => name).toSorted()).toEqual(Object.keys(environment.shape).toSorted())
  const of = (name: string) => listed.find(([, one]) => one === name)?.[2]
  expect(of('PORT')).toBe('a whole number from 0 to 65535')
  expect(of('NODE_ENV')).toBe('one of development, production, test')
})
