import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import type { createHost } from '#contract/hosts.ts'

/** The licence request of one network server, in base64. */
export const networkRequest = readFileSync(
  new URL('../../licence/src/fixtures/network-mac.id', import.meta.url),
).toString('base64')

/** A company as `createCompany` takes it; whatever is left out is empty. */
export const companyInput = (customerNumber: number | string, name: string) => ({
  customerNumber: String(customerNumber),
  name,
  companyTypeId: '0198c0de-0000-7000-8000-000000000002',
  street: 'Hafenstraße',
  houseNumber: '7a',
  zipCode: '24103',
  city: 'Kiel',
})

/** A host ID for Wellenwerk Netzwerk 20 that breaks no rule. */
export const hostInput: z.input<typeof createHost.body> = {
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
}
