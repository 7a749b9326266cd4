import { contractFromDate, endFromDate } from '#licence/sentinels.ts'
import { readBoolean, readDay } from './spelling.ts'

/** The service contract of a company; null without one, undefined where nothing was sent about it. */
export function readContract(
  body: Readonly<Record<string, unknown>>,
): { start: string; end: string | null } | null | undefined {
  const has = readBoolean(body['servicecontract'])
  if (has === undefined) return undefined
  const start = contractFromDate(readDay(body['servicecontractstart']) ?? null)
  if (!has || start === null) return null
  const { endDate, unlimited } = endFromDate(readDay(body['servicecontractend']) ?? null)
  return { start, end: unlimited ? null : endDate }
}
