import type { z } from 'zod'
import type { machineNamed } from './shapes.ts'

/**
 * What a machine is called wherever people read of one: its computer name with the end of its network card's address,
 * which tells two of one name apart ("SRV-CAD-01 · 3A:B7"); the whole address where it has no name, '' for no machine.
 */
export function machineName(machine: z.infer<typeof machineNamed> | null | undefined): string {
  const mac = machine?.mac?.match(/../g)?.join(':')
  if (!machine?.name) return mac ?? ''
  return mac ? `${machine.name} · ${mac.slice(-5)}` : machine.name
}

/** Several machines in one line; one without name and address is a dash. */
export const machineNames = (machines: readonly z.infer<typeof machineNamed>[]): string =>
  machines.map((machine) => machineName(machine) || '–').join(', ')
