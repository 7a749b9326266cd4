import type { Company } from '#contract/companies.ts'
import { fail } from '#platform/operations/failure.ts'
import { contractFromDate, endFromDate } from '#licence/sentinels.ts'
import { readBoolean, readDay } from './spelling.ts'

type Contract = Company['serviceContract']

/**
 * The service contract a company is to have: null for none, undefined where it stays as it is. Start and end that are left
 * out are those `standing` has; dates alone change a contract that stands and make none.
 */
export function readContract(body: Readonly<Record<string, unknown>>, standing: Contract): Contract | undefined {
  const has = readBoolean(body['servicecontract'], 'ServiceContract')
  const start = readDay(body['servicecontractstart'], 'ServiceContractStart')
  const end = readDay(body['servicecontractend'], 'ServiceContractEnd')
  if (has === false) return null
  if (has === undefined && (standing === null || (start ?? end) === undefined)) return undefined
  if (start !== undefined && contractFromDate(start) === null) return null
  const field = 'ServiceContractStart'
  const from = start ?? standing?.start ?? fail('request.invalid', { fields: [{ field, rule: 'required' }] }, field)
  if (end === undefined) return { start: from, end: standing?.end ?? null }
  const { endDate, unlimited } = endFromDate(end)
  return { start: from, end: unlimited ? null : endDate }
}

/** Whether what is sent leaves something of a contract out that is to stay. */
export const contractIsPart = (body: Readonly<Record<string, unknown>>): boolean =>
  readBoolean(body['servicecontract'], 'ServiceContract') !== false &&
  ['servicecontract', 'servicecontractstart', 'servicecontractend'].some((field) => body[field] !== undefined)
