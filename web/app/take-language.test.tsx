import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../api/session.ts'
import { someone } from '../testing/draw.tsx'
import { preferences } from './preferences/preferences.ts'
import { takeLanguage } from './take-language.ts'

/** The language after opening an address, and where it leads. */
function open(pathname: string, searchStr: string, hash = ''): [string, string | undefined] {
  let to: string | undefined
  try {
    takeLanguage({ pathname, searchStr, hash })
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    to = thrown.options.to
  }
  return [preferences.get().language, to]
}

beforeEach(() => {
  session.set(null)
  preferences.set({ language: 'de', theme: 'white' })
})

test('the language of a link counts once for those who are not signed in, and leaves the address', () => {
  expect(open('/verify', '?lang=en&day=1', 'facts')).toEqual(['en', '/verify?day=1#facts'])
  expect(open('/verify', '?day=1')).toEqual(['en', undefined])
  expect(open('/verify', '?lang=fr')).toEqual(['en', '/verify'])
})

test('an account has its own language, which only the sign-in page changes', () => {
  session.set({ ...someone, language: 'de' })
  expect(open('/verify', '?lang=en')).toEqual(['de', '/verify'])
  expect(open('/login', '?lang=en')).toEqual(['en', '/login'])
})
