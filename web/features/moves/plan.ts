import type { Binding } from '#licence/binding.ts'
import type { AdvisedHost } from '#licence/host-advice.ts'
import type { HostRequest } from '#licence/host-request.ts'
import { type MachineProblem, machinesAfter } from '#licence/move-rules.ts'
import type { Movable } from './moves-section.tsx'

export interface MovePlan {
  /** The new machines, as they are advised on. */
  facts: AdvisedHost
  count: number
}

/** What a request makes of a host, or why it cannot. */
export function movePlan(
  host: Movable,
  request: HostRequest,
  slot: number | null,
  binding: Binding | undefined,
): MovePlan | MachineProblem {
  const chosen = binding ?? host.binding
  const after = machinesAfter({ binding: host.binding, hosts: host.machines }, request, slot, chosen)
  if (typeof after === 'string') return after
  const { terminalServer, virtualServer } = request
  return { facts: { binding: chosen, hosts: after.hosts, terminalServer, virtualServer }, count: after.count }
}
