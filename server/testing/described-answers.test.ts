import { expect, test } from 'vitest'
import { requireDescribed } from './described-answers.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }
const compare =
  (status: number, body: unknown, headers: Record<string, string> = json, url = '/api/portal/logo', method = 'GET') =>
  () =>
    requireDescribed(method, url, { status, json: body, headers, bytes: Buffer.alloc(0) })
const refusal = (code: string) => ({ code, message: 'Nein.', requestId: '1' })

test('an answer that is not as described fails the test that asked for it', () => {
  expect(compare(200, null, { 'content-type': 'text/html' })).toThrow('media type text/html is not described')
  expect(compare(204, null)).toThrow('status 204 is not described')
  expect(compare(404, refusal('portal.noLogo'))).not.toThrow()
  expect(compare(404, refusal('companies.notFound'))).toThrow('refusal companies.notFound (404) is not described')
  expect(compare(404, { code: 'portal.noLogo' })).toThrow('has another shape')
  expect(compare(200, { items: [], total: 'many' }, json, '/api/companies?page=1')).toThrow('/total must be integer')
  expect(compare(200, { items: [], total: 0 }, json, '/api/companies?page=1')).not.toThrow()
  expect(compare(200, 'anything', json, '/api/no/operation')).not.toThrow()
})
