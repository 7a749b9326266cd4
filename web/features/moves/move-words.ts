import type { Move, MoveAllowance } from '#contract/moves.ts'
import type { movesTexts } from '#texts/moves.ts'
import { formats } from '#web/ui/data/formats.ts'
import { machineName } from '#contract/machine-name.ts'
import { productName } from '#texts/product-names.ts'

export type Say = (key: keyof typeof movesTexts, values?: Record<string, unknown>) => string

interface Machine {
  name: string | null
  mac: string | null
}

export const machineWords = (machine: Machine): string => machineName(machine) || '–'

/** Machines in one line. */
export const shortWords = (machines: readonly Machine[]): string => machines.map(machineWords).join(', ')

/** The machines that go and those that come: of a Triade only the servers exchanged. */
export function exchangedMachines({ machinesBefore, machinesAfter }: Pick<Move, 'machinesBefore' | 'machinesAfter'>) {
  const only = (some: readonly Machine[], others: readonly Machine[]) => {
    const known = new Set(others.map(machineWords))
    const different = some.filter((machine) => !known.has(machineWords(machine)))
    return different.length > 0 ? different : some
  }
  return { from: only(machinesBefore, machinesAfter), to: only(machinesAfter, machinesBefore) }
}

/** What is left, in sentences. */
export function allowanceWords({ policy, left, nextAt }: MoveAllowance, t: Say): string[] {
  if (!policy) return []
  const { moves, months, bridgeDays, coolingDays } = policy
  const first = moves === 0 ? t('moves.leftNone') : t('moves.left', { left, moves, months })
  return [
    `${first}${moves === 0 ? '' : '.'}`,
    ...(nextAt ? [t('moves.nextAt', { day: formats.date(nextAt) })] : []),
    bridgeDays > 0 ? t('moves.bridgeHint', { days: bridgeDays }) : t('moves.noBridgeHint'),
    ...(coolingDays > 0 ? [t('moves.coolingHint', { days: coolingDays })] : []),
  ]
}

/** What licences a move ended in: "Lizenz 100518 ersetzt 100412". */
export function serialWords({ oldSerial, newSerial, bridgeSerial, bridgeEnd }: Move, t: Say): string[] {
  if (oldSerial === null || newSerial === null) return []
  return [
    t('moves.serials', { new: newSerial, old: oldSerial }),
    ...(bridgeSerial === null ? [] : [t('moves.bridge', { serial: bridgeSerial, day: formats.date(bridgeEnd) })]),
  ]
}

export const productOf = ({ product }: Pick<Move, 'product'>, language: 'de' | 'en'): string =>
  productName(product, language)
