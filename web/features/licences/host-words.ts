import type { Host } from '#contract/hosts.ts'
import type { hostsTexts } from '#texts/hosts.ts'
import { formats } from '#web/ui/formats.ts'

type Say = (key: keyof typeof hostsTexts, values?: Record<string, unknown>) => string

/** The term as people say it: "01.11.2026 bis 31.10.2027", "ab 01.11.2026, unbegrenzt". */
export function termOf({ startDate, endDate }: Pick<Host, 'startDate' | 'endDate'>, t: Say): string {
  const start = formats.date(startDate)
  return endDate === null
    ? t('hosts.termUnlimited', { start })
    : t('hosts.termLimited', { start, end: formats.date(endDate) })
}
