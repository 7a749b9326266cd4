import { expect, test } from 'vitest'
import type { HostName, HostRequest } from './host-request.ts'
import { requestedHost } from './requested-host.ts'

const request = (hosts: HostName[], more: Partial<HostRequest> = {}): HostRequest => ({
  product: 'Wellenwerk',
  version: 18,
  build: '7',
  installationType: null,
  installationTypeText: 'Netzwerk',
  operatingSystem: 'Windows',
  created: '2026-11-19T23:59:59Z',
  createdOn: '2026-11-20',
  customerNumber: '10023',
  company: 'Müller',
  contact: { salutation: 'Frau', firstName: 'Änne', lastName: 'Größl', email: 'a@b.example' },
  terminalServer: true,
  virtualServer: false,
  port: null,
  server: null,
  hosts,
  traits: null,
  ...more,
})
const both = { name: 'SRV', mac: '001B44113AB7' }
const nameOnly = { name: 'SRV', mac: null }
const macOnly = { name: null, mac: '001B44113AB7' }

test.each([
  [true, [both], 'mac'],
  [true, [nameOnly], 'name'],
  [false, [both], 'name'],
  [false, [macOnly], 'mac'],
  [true, [both, nameOnly, macOnly], 'triade'],
  [false, [nameOnly, both], 'name'],
] as const)('network %s with %j is bound to %s', (network, hosts, binding) => {
  expect(requestedHost(request([...hosts]), network).binding).toBe(binding)
})

test('three places, the day, the usual port, and nobody by name in a network version', () => {
  expect(requestedHost(request([both]), true)).toMatchObject({
    hosts: [both, { name: null, mac: null }, { name: null, mac: null }],
    hostCreatedOn: '2026-11-20',
    port: 28060,
    firstName: '',
    lastName: '',
    serverHostId: '',
    serverName: '',
    installationType: 'Netzwerk',
  })
  const server = { id: '4711', name: 'LIC' }
  expect(requestedHost(request([both], { port: 2048, server, created: null, createdOn: null }), false)).toMatchObject({
    firstName: 'Änne',
    lastName: 'Größl',
    port: 2048,
    serverHostId: '4711',
    serverName: 'LIC',
    hostCreatedOn: null,
  })
})
