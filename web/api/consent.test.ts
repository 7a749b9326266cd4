import { expect, test } from 'vitest'
import { cookieTextVersion } from '#contract/portal.ts'
import { consentCookie, consentIn, statisticsCookies } from './consent.ts'

const kept = (cookie: string) => cookie.split('; ')[0]!

test('a choice comes back from its cookie, which lives a year and stays on this site', () => {
  for (const stats of [true, false]) {
    const cookie = consentCookie({ essential: true, stats }, true)
    expect(consentIn(`a=b; ${kept(cookie)}; c=d`)).toEqual({ essential: true, stats })
    expect(cookie).toContain('; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
  }
  expect(consentCookie({ essential: true, stats: true }, false)).not.toContain('Secure')
})

test('no choice, a broken one, or one about other words counts as none', () => {
  const old = `essential=1&stats=1&text=${cookieTextVersion + 1}`
  for (const cookies of ['', 'a=b', 'keywerk_consent=', 'keywerk_consent=stats=1', `keywerk_consent=${old}`])
    expect(consentIn(cookies)).toBeNull()
})

test('the cookies of the statistics are told from others', () => {
  expect(statisticsCookies('_pk_id.1.abc=1; keywerk_consent=x; _pk_ses.1=2; mtm_consent=3; a_pk_=4')).toEqual([
    '_pk_id.1.abc',
    '_pk_ses.1',
    'mtm_consent',
  ])
})
