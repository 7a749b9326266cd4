import { machineName } from '#contract/machine-name.ts'

/** Machines in one line. */
export const machineWords = (machines: readonly { name: string | null; mac: string | null }[]): string =>
  machines.map((machine) => machineName(machine) || '–').join(', ')
