/** What a machine is called wherever people read of one. */
import { formatMac } from './mac.ts'

interface Machine {
  name: string | null
  mac: string | null
}

/**
 * A machine in one short name: its computer name with the end of its network card's address, which tells two of one
 * name apart ("SRV-CAD-01 · 3A:B7"), the whole address where it has no name, '' for no machine.
 */
export function machineName(machine: Machine | null | undefined): string {
  if (!machine?.mac) return machine?.name ?? ''
  const mac = formatMac(machine.mac)
  return machine.name === null ? mac : `${machine.name} · ${mac.slice(-5)}`
}
