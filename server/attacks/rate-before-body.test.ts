import { expect, test } from 'vitest'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal({ RATE_LIMIT: '10' })

test.each([
  ['/api/session', 'application/json'],
  ['/api/session/sso/werk/saml', 'application/x-www-form-urlencoded'],
  ['/v0/authorization', 'application/json'],
  ['/shop/notifications/2checkout', 'application/x-www-form-urlencoded'],
  ['/shop/standin', 'application/x-www-form-urlencoded'],
])('%s: who asks too much is told before anything of the body is looked at', async (url, type) => {
  const codes: string[] = []
  for (let at = 0; at < 13; at++) {
    const headers = { 'content-type': type }
    const remoteAddress = `203.0.113.${url.length}`
    const answer = await portal.app.inject({
      method: 'POST',
      url,
      headers,
      payload: 'a&'.repeat(120_000),
      remoteAddress,
    })
    codes.push(String(answer.statusCode))
  }
  expect(new Set(codes.slice(0, 10))).not.toContain('429')
  expect(codes.slice(10)).toEqual(['429', '429', '429'])
})
