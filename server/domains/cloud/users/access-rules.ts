import { addMonths } from '#licence/days.ts'
import type { NoAccess } from '#contract/cloud-sessions.ts'

/** Why a place cannot be used, with the days of its account. */
export interface BlockReason {
  reason: NoAccess['reason']
  startDate: string
  endDate: string
}

/** The day a reason refers to: when the place works from, or when it ended. Null: unknown. */
export function usableAgain(blockReason: BlockReason | null, today: string): string | null {
  if (blockReason?.reason === 'ahead') return blockReason.startDate
  if (blockReason?.reason === 'expired') return blockReason.endDate
  // Budgets are a month's.
  return blockReason?.reason === 'stopped' ? addMonths(`${today.slice(0, 7)}-01`, 1) : null
}

/** The same for the person it is about. */
export const noAccessOf = (blockReason: BlockReason | null, today: string): NoAccess | null =>
  blockReason && { reason: blockReason.reason, day: usableAgain(blockReason, today) }
