import { readFileSync } from 'node:fs'

/** The licence request of one network server, in base64. */
export const networkRequest = readFileSync(
  new URL('../../licence/src/fixtures/network-mac.id', import.meta.url),
).toString('base64')

/** A host ID for Wellenwerk Netzwerk 20 that breaks no rule. */
export const hostInput = {
  email: 'a.groessl@mueller-antriebe.example',
  version: 20,
  unlimited: false,
  startDate: '2026-11-01',
  endDate: '2027-10-31',
  companyNameShort: 'Müller & Söhne',
  firstName: '',
  lastName: '',
  comment: '',
  customerNumber: '10023',
  terminalServer: false,
  virtualServer: true,
  binding: 'mac',
  port: 28064,
  hosts: [
    { name: 'SRV-CAD-01', mac: '001B44113AB7' },
    { name: null, mac: null },
    { name: null, mac: null },
  ],
} as const
