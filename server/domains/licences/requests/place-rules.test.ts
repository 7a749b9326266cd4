import { expect, test } from 'vitest'
import { matchingHoldings, isSameMachine, likelyPlaces } from './place-rules.ts'

const held = (titleDe: string, version: number, disabled = false) => ({
  disabled,
  product: { titleDe, titleEn: '', version },
})
const single = held('Wellenwerk', 20)
const network = held('Wellenwerk Netzwerk', 20)
const older = held('Wellenwerk', 19)
const blocked = held('Wellenwerk', 18, true)
const all = [network, single, older, blocked]

test.each([
  ['network', 20, [network]],
  ['single', 20, [single]],
  [undefined, 20, [network, single]],
  ['network', 19, [network, single, older]],
  [undefined, 18, [network, single, older]],
] as const)('fitting: %s of version %i', (installationType, version, expected) => {
  expect(matchingHoldings(all, { installationType, version })).toEqual(expected)
})

test.each([
  ['SRV-01', null, 'srv-01', null, true],
  ['SRV-01', null, 'SRV-010', null, false],
  ['A', '02000000AA01', 'B', '02:00:00:00:aa:01', true],
  ['A', '02000000AA01', 'A', '02000000AA02', true],
  [null, '000000000000', null, '000000000000', false],
  [null, null, null, null, false],
  ['MU\u0308LLER', null, 'müller', null, true],
])('the same machine: %s %s, %s %s: %s', (name, mac, otherName, otherMac, expected) => {
  expect(isSameMachine({ name, mac }, { name: otherName, mac: otherMac })).toBe(expected)
})

const at = (id: string, version: number, kind: 'company' | 'contact' = 'company') => ({
  holder: { kind, id },
  product: { version },
})

test.each([
  ['the machine at the numbered company', ['a'], [at('a', 20), at('b', 20)], [at('a', 20)], []],
  ['a number of one and a machine of another', ['a'], [at('b', 20)], [at('b', 20)], ['a']],
  ['the machine alone', [], [at('b', 20)], [at('b', 20)], []],
  ['the machine for another version', [], [at('b', 19), at('b', 18), at('c', 19, 'contact')], [], ['b']],
  ['the number alone', ['a'], [], [], ['a']],
  ['neither', [], [], [], []],
])('likely places: %s', (_, numbered, machines, holdings, companies) => {
  expect(likelyPlaces(numbered, machines, 20)).toEqual({ holdings, companies })
})
