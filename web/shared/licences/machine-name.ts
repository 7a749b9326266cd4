import { formatMac } from '#licence/mac.ts'

interface Machine {
  name: string | null
  mac: string | null
}

/** What a machine is called on every page: its computer name, or its network card where it has none; '' for no machine. */
export const machineName = (machine: Machine | undefined): string =>
  machine?.name ?? (machine?.mac ? formatMac(machine.mac) : '')

/** The same with the network card beside the name: "SRV-CAD-01 · 00:1B:44:11:3A:B7"; '' when nothing is known. */
export const machineWords = ({ name, mac }: Machine): string =>
  [name, mac && formatMac(mac)].filter(Boolean).join(' · ')
