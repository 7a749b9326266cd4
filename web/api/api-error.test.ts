import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'

test('a failure names what to ask help with: the request, or the status of whatever answered in between', () => {
  const failed = new ApiError(500, { code: 'server.failed', requestId: 'dc46fbff' })
  expect(failed.text('de')).toMatch(/ \(Anfragenummer dc46fbff\)$/)
  expect(failed.text('en')).toMatch(/ \(request number dc46fbff\)$/)
  expect(new ApiError(502, { code: 'server.unavailable' }).text('de')).toMatch(/ \(HTTP 502\)$/)
  // Nobody answered: there is no status to tell.
  expect(new ApiError(0, { code: 'server.unavailable' }).text('de')).not.toMatch(/HTTP|Anfragenummer/)
  expect(new ApiError(404, { code: 'contacts.notFound', requestId: 'x' }).text('de')).not.toContain('Anfragenummer x')
})

test('whether it was done is unknown when nobody answered, or something between here and the server failed', () => {
  for (const [status, code] of [
    [0, 'server.unavailable'],
    [500, 'server.failed'],
    [502, 'server.unavailable'],
    [503, 'server.busy'],
    [504, 'server.unavailable'],
  ] as const)
    expect([status, new ApiError(status, { code }).outcomeUnknown]).toEqual([status, true])
  for (const status of [400, 404, 409, 422, 429])
    expect([status, new ApiError(status, { code: 'request.invalid' }).outcomeUnknown]).toEqual([status, false])
})
