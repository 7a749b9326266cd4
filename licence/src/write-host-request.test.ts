import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostRequests } from './fixtures/arbitraries.ts'
import { readHostRequest } from './host-request.ts'
import { LicenceError } from './reason.ts'
import { writeHostRequest } from './write-host-request.ts'

test('what is written reads back as the same request', () => {
  fc.assert(
    fc.property(hostRequests, (request) => {
      expect(readHostRequest(writeHostRequest(request))).toEqual({ ok: true, request })
    }),
    { numRuns: 300 },
  )
})

test('refuses what would not read back', () => {
  const [request] = fc.sample(hostRequests, { numRuns: 1, seed: 1 })
  if (!request) throw new Error('no sample')
  const field = (changes: object): unknown => {
    try {
      return writeHostRequest({ ...request, ...changes })
    } catch (error) {
      return error instanceof LicenceError ? error.detail['field'] : error
    }
  }
  expect(field({ version: 0 })).toBe('version')
  expect(field({ company: ' blank in front' })).toBe('company')
  expect(field({ company: 'a\nb' })).toBe('company')
  expect(field({ installationType: 'network', installationTypeText: 'Einzelplatz' })).toBe('installationType')
  expect(field({ hosts: [] })).toBe('hosts')
  expect(field({ hosts: ['A', 'B', 'C', 'D'].map((name) => ({ name, mac: null })) })).toBe('hosts')
  expect(field({ created: '2026-01-01' })).toBe('created')
})
