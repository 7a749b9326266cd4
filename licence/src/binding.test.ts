import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as binding from './binding.ts'
import { plainHost } from './fixtures/hosts.ts'

const today = '2026-11-21'
const context = { today, network: true }

test('turning a mode on turns the others off; turning off the last one leaves it on', () => {
  expect(binding.switchBinding(plainHost, 'triade', true, context).binding).toBe('triade')
  expect(binding.switchBinding(plainHost, 'both', false, context)).toEqual(plainHost)
  expect(binding.switchBinding(plainHost, 'mac', false, context)).toEqual(plainHost)
})

test('unlimited takes an unbound host back to the default binding', () => {
  const unbound = binding.setUnbound(plainHost, true, context)
  expect(unbound).toMatchObject({ binding: 'unbound', unlimited: false, endDate: '2027-11-21' })
  expect(binding.setUnlimited(unbound, true, context)).toMatchObject({ binding: 'mac', unlimited: true, endDate: null })
  expect(binding.setUnlimited(unbound, true, { today, network: false }).binding).toBe('name')
})

test('unbound and unlimited off end one year from the later of today and start', () => {
  const later = { ...plainHost, startDate: '2028-02-29', endDate: null, unlimited: true }
  expect(binding.setUnbound(later, true, context)).toMatchObject({ unlimited: false, endDate: '2029-02-28' })
  expect(binding.setUnlimited(later, false, context)).toMatchObject({ unlimited: false, endDate: '2029-02-28' })
  expect(binding.setUnlimited({ ...later, startDate: '2020-01-01' }, false, context).endDate).toBe('2027-11-21')
})

test('after any switching exactly one mode is on, and unbound is never unlimited', () => {
  const step = fc.record({ mode: fc.constantFrom(...binding.bindings, 'unlimited' as const), on: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step), fc.boolean(), (steps, network) => {
      let facts = plainHost
      for (const { mode, on } of steps) {
        if (mode === 'unlimited') facts = binding.setUnlimited(facts, on, { today, network })
        else facts = binding.switchBinding(facts, mode, on, { today, network })
        expect(binding.bindings).toContain(facts.binding)
        expect(facts.unlimited && facts.binding === 'unbound').toBe(false)
        expect(facts.endDate === null).toBe(facts.unlimited)
      }
    }),
  )
})

test('defaults', () => {
  expect([17, 18, 19, 20].map(binding.defaultPort)).toEqual([28060, 28060, 28064, 28064])
  expect(binding.isNetworkTitle('Wellenwerk NETZWERK 20')).toBe(true)
  expect(binding.isNetworkTitle('Wellenwerk Einzelplatz')).toBe(false)
})

test('only what is bound goes into the licence', () => {
  const hosts = [1, 2, 3].map((slot) => ({ name: `LIC-${slot}`, mac: `00000000000${slot}` }))
  expect(binding.boundHosts({ binding: 'mac', hosts })).toEqual([{ name: null, mac: '000000000001' }])
  expect(binding.boundHosts({ binding: 'name', hosts })).toEqual([{ name: 'LIC-1', mac: null }])
  expect(binding.boundHosts({ binding: 'triade', hosts })).toEqual(hosts)
  expect(binding.boundHosts({ binding: 'unbound', hosts })).toEqual([])
})

test('the short name carries first and last name', () => {
  const names = { companyNameShort: 'A;B GmbH', firstName: 'Änne', lastName: 'Größl' }
  expect(binding.companyShort(names)).toBe('A;B GmbH;Änne;Größl')
  expect(binding.splitCompanyShort('A;B GmbH;Änne;Größl')).toEqual(names)
  expect(binding.companyShort({ ...names, firstName: '', lastName: '' })).toBe('A;B GmbH')
  expect(binding.splitCompanyShort('A GmbH')).toEqual({ companyNameShort: 'A GmbH', firstName: '', lastName: '' })
})
