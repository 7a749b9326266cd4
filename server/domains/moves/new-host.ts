import type { Host, HostInput } from '#contract/hosts.ts'
import { type Binding, shownHosts } from '#licence/binding.ts'
import type { HostRequest } from '#licence/host-request.ts'
import { machinesAfter } from '#licence/move-rules.ts'
import { fail } from '#platform/operations/failure.ts'

interface MachineWish {
  slot: number | null
  binding?: Binding | undefined
}

/** The host ID of the new machine: the request's facts of it, everything else as before. */
export function newHost(host: Host, request: HostRequest, { slot, binding = host.binding }: MachineWish) {
  const machines = machinesAfter(host, request, slot, binding)
  if (typeof machines === 'string') fail(`moves.${machines}`, undefined, machines === 'slotMissing' ? 'slot' : 'file')
  const swap = host.binding === 'triade' && request.hosts.length === 1
  const input: HostInput = {
    ...inputOf(host),
    binding: binding ?? host.binding,
    hosts: machines.hosts,
    version: request.version,
    terminalServer: request.terminalServer || (swap && host.terminalServer),
    virtualServer: request.virtualServer || (swap && host.virtualServer),
    port: swap ? host.port : (request.port ?? host.port),
    hostCreatedOn: request.createdOn,
    serverHostId: request.server?.id ?? '',
    serverName: request.server?.name ?? '',
    installationType: request.installationTypeText,
    build: request.build,
    operatingSystem: request.operatingSystem,
    traits: request.traits,
  }
  return { input, count: machines.count }
}

export function inputOf(host: Host): HostInput {
  const { id: _i, holdingId: _c, disabled: _d, generation: _g, movedTo: _v, ...rest } = host
  const { emergencyFor: _e, createdAt: _a, modifiedAt: _m, ...input } = rest
  return input
}

// Called by name and address, as everywhere, whichever of them the licence is bound to.
export const machinesOf = (host: Pick<Host, 'binding' | 'hosts'>) => ({
  binding: host.binding,
  machines: shownHosts(host),
})
