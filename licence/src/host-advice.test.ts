import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AdvisedHost, adviseHost, describeAdvice } from './host-advice.ts'
import { normaliseMac } from './mac.ts'
import { markOf } from './mac-marks.ts'

const none = { name: null, mac: null }
const one = (binding: AdvisedHost['binding'], name: string | null, mac: string | null, flags = {}): AdvisedHost => ({
  binding,
  terminalServer: false,
  virtualServer: false,
  hosts: [{ name, mac }, none, none],
  ...flags,
})
const told = (facts: AdvisedHost) => adviseHost(facts).map(({ code, binding }) => [code, binding])

describe('addresses', () => {
  test.each([
    ['001B44113AB7', []],
    ['010203040506', [['advice.macMulticast', 'name']]],
    ['026A3B4C5D6E', [['advice.macLocal', 'name']]],
    ['0242AC110002', [['advice.macContainer', 'name']]],
    ['00FF12345678', [['advice.macVpn', 'name']]],
    ['00059A3C7A00', [['advice.macVpn', 'name']]],
    ['005345000000', [['advice.macDialUp', 'name']]],
    ['00E04C680001', [['advice.macDock', 'name']]],
  ])('%s', (mac, expected) => expect(told(one('mac', 'SRV-CAD-01', mac))).toEqual(expected))

  test('a virtual machine is better bound by both; its flag should say so', () => {
    expect(told(one('mac', 'SRV-CAD-01', '525400123456', { virtualServer: true }))).toEqual([
      ['advice.macVirtual', 'both'],
    ])
    expect(told(one('mac', 'SRV-CAD-01', '005056A10001'))).toEqual([
      ['advice.macVirtual', 'both'],
      ['advice.virtualUnmarked', null],
    ])
    expect(told(one('mac', 'SRV-CAD-01', '001B44113AB7', { virtualServer: true }))).toEqual([
      ['advice.virtualPhysical', null],
    ])
  })

  test('nothing is recommended that is missing or no better', () => {
    expect(told(one('mac', null, '0242AC110002'))).toEqual([['advice.macContainer', null]])
    expect(told(one('mac', 'localhost', '0242AC110002'))).toEqual([['advice.macContainer', null]])
    expect(told(one('both', 'SRV', '525400123456', { virtualServer: true }))).toEqual([
      ['advice.macVirtualBound', null],
    ])
  })

  test('a half-typed address is passed over, and so is what the binding does not look at', () => {
    expect(told(one('mac', 'SRV', '0242'))).toEqual([])
    expect(told(one('name', 'SRV', '0242AC110002'))).toEqual([])
    expect(told(one('unbound', 'localhost', '0242AC110002'))).toEqual([])
  })
})

describe('names', () => {
  test.each([
    ['SRV-CAD-01', []],
    ['localhost', [['advice.nameLocal', 'mac']]],
    ['localhost.localdomain', [['advice.nameLocal', 'mac']]],
    ['192.168.0.12', [['advice.nameAddress', 'mac']]],
    ['fe80::1', [['advice.nameAddress', 'mac']]],
    ['3f2a9c0b1d4e', [['advice.nameContainer', 'mac']]],
    ['DESKTOP-4K2M9QX', [['advice.nameDefault', 'mac']]],
    ['WIN-J7K2M4QX9A1', [['advice.nameDefault', 'mac']]],
    ['raspberrypi', [['advice.nameDefault', 'mac']]],
  ])('%s', (name, expected) => expect(told(one('name', name, '001B44113AB7'))).toEqual(expected))

  test('a terminal server has one name for everybody', () => {
    expect(told(one('name', 'TS-01', '001B44113AB7', { terminalServer: true }))).toEqual([
      ['advice.terminalName', 'mac'],
    ])
    expect(told(one('mac', 'TS-01', '001B44113AB7', { terminalServer: true }))).toEqual([])
  })
})

test('a Triade with the same address or name twice; another binding is never recommended', () => {
  const hosts = [
    { name: 'LIC-A', mac: '001B44000001' },
    { name: 'lic-a', mac: '0242AC110002' },
    { name: 'LIC-C', mac: '001B44000001' },
  ]
  const found = adviseHost({ binding: 'triade', hosts, terminalServer: false, virtualServer: false })
  expect(found.map(({ code }) => code)).toEqual(['advice.macContainer', 'advice.macTwice', 'advice.nameTwice'])
  expect(found.every(({ binding }) => binding === null)).toBe(true)
  expect(found.map((advice) => describeAdvice(advice, 'en')).join(' ')).toContain('02:42:AC:11:00:02 (machine 2)')
})

test('names are the same as verifiers take them: composed, by the letters of FORMAT.md alone', () => {
  const told = (...names: string[]) => {
    const hosts = names.map((name, at) => ({ name, mac: `001B4400000${at}` }))
    const found = adviseHost({ binding: 'triade', hosts, terminalServer: false, virtualServer: false })
    return found.map(({ code, detail }) => [code, detail['name']])
  }
  expect(told('BÄR-1', 'ba\u0308r-1', 'C')).toEqual([['advice.nameTwice', 'BÄR-1']])
  expect(told('ΑΣ', 'ασ', 'C')).toEqual([['advice.nameTwice', 'ΑΣ']])
  expect(told('Ѣ', 'ѣ', 'C')).toEqual([])
})

test('whoever follows a recommendation gets no warning about it any more', () => {
  const byte = fc.constantFrom('00', '02', '42', 'FF', '50', '56', '1B', '44', '0C', '29', 'E0', '4C')
  const mac = fc.array(byte, { minLength: 6, maxLength: 6 }).map((bytes) => bytes.join(''))
  const name = fc.constantFrom('localhost', 'SRV-1', 'DESKTOP-4K2M9QX', '10.0.0.1', '3f2a9c0b1d4e')
  const binding = fc.constantFrom('mac', 'name', 'both')
  fc.assert(
    fc.property(mac, name, binding, fc.boolean(), fc.boolean(), (address, called, mode, terminalServer, virtual) => {
      const facts = one(mode, called, normaliseMac(address), { terminalServer, virtualServer: virtual })
      for (const { binding: better, severity } of adviseHost(facts)) {
        if (better === null || severity === 'note') continue
        expect(better).not.toBe(mode)
        const codes = adviseHost({ ...facts, binding: better }).filter((advice) => advice.severity === 'warning')
        const left = codes.filter(({ code }) => code !== 'advice.terminalName')
        expect(left).toEqual([])
      }
    }),
  )
})

test('the longest prefix tells the maker', () => {
  expect(markOf('00059A3C7A00')).toEqual({ kind: 'vpn', maker: 'Cisco AnyConnect' })
  expect(markOf('00059A111111')).toBeNull()
  expect(markOf('42010A000002')?.maker).toBe('Google Compute Engine')
})
