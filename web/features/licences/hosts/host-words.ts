import type { Host } from '#contract/hosts.ts'
import type { hostsTexts } from '#texts/hosts.ts'
import { formats } from '#web/ui/data/formats.ts'

type Say = (key: keyof typeof hostsTexts, values?: Record<string, unknown>) => string

/** The term as people say it: "01.11.2026 bis 31.10.2027", "ab 01.11.2026, unbegrenzt". */
export function termOf({ startDate, endDate }: Pick<Host, 'startDate' | 'endDate'>, t: Say): string {
  const start = formats.date(startDate)
  return endDate === null
    ? t('hosts.termUnlimited', { start })
    : t('hosts.termLimited', { start, end: formats.date(endDate) })
}

/** How often a licence was issued: "noch nie", "einmal", "3-mal". */
export const timesOf = (generation: number, t: Say): string =>
  generation < 2 ? t(generation === 0 ? 'hosts.never' : 'hosts.once') : t('hosts.times', { count: generation })

/** Active, deactivated, moved to another machine, or there for an emergency. */
export function stateOf({ disabled, movedTo, emergencyFor, endDate }: Host, t: Say): string {
  if (emergencyFor) return t(movedTo ? 'hosts.emergencyEnded' : disabled ? 'hosts.emergencyOver' : 'hosts.emergency')
  if (movedTo)
    return disabled || endDate === null ? t('hosts.movedAway') : t('hosts.movedBridge', { day: formats.date(endDate) })
  return t(disabled ? 'hosts.deactivated' : 'hosts.active')
}
