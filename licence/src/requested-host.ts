/** What a host ID takes over from a licence request. */
import { type Binding, defaultBinding, defaultPort } from './binding.ts'
import type { HostName, HostRequest } from './host-request.ts'
import type { RecordedTraits } from './traits/recorded-traits.ts'

export interface RequestedHost {
  version: number
  firstName: string
  lastName: string
  terminalServer: boolean
  virtualServer: boolean
  binding: Binding
  port: number
  hosts: [HostName, HostName, HostName]
  /** 'YYYY-MM-DD' */
  hostCreatedOn: string | null
  serverHostId: string
  serverName: string
  installationType: string
  build: string
  operatingSystem: string
  traits: RecordedTraits | null
}

const nothing: HostName = { name: null, mac: null }

/**
 * The machine and program of a request. A network version belongs to the company and names no person; three machines mean
 * a Triade; what a version is usually bound to counts only where the request names it.
 */
export function requestedHost(request: HostRequest, network: boolean): RequestedHost {
  const { version, contact, hosts, server, terminalServer, virtualServer, build, operatingSystem } = request
  const slot = (at: number): HostName => hosts[at] ?? nothing
  return {
    version,
    terminalServer,
    virtualServer,
    build,
    operatingSystem,
    firstName: network ? '' : contact.firstName,
    lastName: network ? '' : contact.lastName,
    binding: bindingOf(request, network),
    port: request.port ?? defaultPort(version),
    hosts: [slot(0), slot(1), slot(2)],
    hostCreatedOn: request.createdOn,
    serverHostId: server?.id ?? '',
    serverName: server?.name ?? '',
    installationType: request.installationTypeText,
    traits: request.traits,
  }
}

function bindingOf({ hosts }: HostRequest, network: boolean): Binding {
  if (hosts.length === 3) return 'triade'
  const { name, mac } = hosts[0] ?? nothing
  const usual = defaultBinding(network)
  if (usual === 'mac') return mac === null ? 'name' : 'mac'
  return name === null ? 'mac' : 'name'
}
