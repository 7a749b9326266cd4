export interface Budget {
  kind: 'none' | 'hours' | 'cents'
  /** Hours, or cents. */
  amount: number
}

/** How far a budget is used up, in whole per cent, rounded down; 0 without one. */
export function percentUsed({ kind, amount }: Budget, used: { seconds: number; cents: number }): number {
  if (kind === 'none' || amount === 0) return 0
  const [part, whole] = kind === 'hours' ? [used.seconds, amount * 3600] : [used.cents, amount]
  return Math.floor((part * 100) / whole)
}

const stages = [100, 80]

/** The warning that is due: 80 or 100 per cent, once each a month; null: none. */
export function dueWarning(percent: number, warned: number): number | null {
  const stage = stages.find((one) => percent >= one) ?? 0
  return stage > warned ? stage : null
}
