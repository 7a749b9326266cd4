import type { RecordedTraits } from '#licence/traits/recorded-traits.ts'
import { writeHostRequest } from '#licence/write-host-request.ts'

interface Changes {
  machines: { name: string | null; mac: string | null }[]
  customerNumber?: string
  version?: number
  terminalServer?: boolean
  traits?: RecordedTraits | null
}

/** A licence request (.id) of other machines, in base64. */
export function otherRequest({
  machines,
  customerNumber = '',
  version = 20,
  terminalServer = false,
  traits = null,
}: Changes): string {
  const bytes = writeHostRequest({
    product: 'Wellenwerk',
    version,
    build: '20.1.4900',
    installationType: 'network',
    customerNumber,
    installationTypeText: 'Netzwerk',
    operatingSystem: 'Windows Server 2025',
    created: '2026-11-20T08:00:00Z',
    createdOn: '2026-11-20',
    company: '',
    contact: { salutation: '', firstName: '', lastName: '', email: '' },
    terminalServer,
    virtualServer: false,
    port: 28064,
    server: null,
    hosts: machines,
    traits,
  })
  return Buffer.from(bytes).toString('base64')
}
