/**
 * The marker values of the documented data model, translated here and nowhere else.
 * Inner code says `dependency`, `uncounted`, `unlimited` and `null`.
 */
import type { Count } from './configuration.ts'

const dependencyNumber = -1
const uncountedNumber = 9999
const unlimitedDay = '9999-12-31'
const noContractDay = '1970-01-01'

/** True for the day that means "unlimited"; it is never a day of its own. */
export function isUnlimitedDay(day: string): boolean {
  return day === unlimitedDay
}

/** Turns a stored count (-1, 0 to 100, 9999) into a Count; null for any other number. */
export function countFromNumber(value: number): Count | null {
  if (value === dependencyNumber) return { kind: 'dependency' }
  if (value === uncountedNumber) return { kind: 'uncounted' }
  return Number.isInteger(value) && value >= 0 && value <= 100 ? { kind: 'counted', n: value } : null
}

/** Turns a Count into the stored number: -1 dependency, 9999 uncounted, else the count. */
export function numberFromCount(count: Count): number {
  if (count.kind === 'dependency') return dependencyNumber
  return count.kind === 'uncounted' ? uncountedNumber : count.n
}

/** Reads a stored end date (with or without a time part): unlimited, a day, or neither. */
export function endFromDate(date: string | null): { endDate: string | null; unlimited: boolean } {
  const day = date === null ? '' : (date.split('T')[0] ?? '')
  if (day === unlimitedDay) return { endDate: null, unlimited: true }
  return { endDate: day === '' ? null : day, unlimited: false }
}

/** Writes an end as the stored date: 9999-12-31 when unlimited, null when there is none. */
export function dateFromEnd(end: { endDate: string | null; unlimited: boolean }): string | null {
  return end.unlimited ? unlimitedDay : end.endDate
}

/** Reads a stored contract date: null when it is missing or says "no contract". */
export function contractFromDate(date: string | null): string | null {
  const day = date === null ? '' : (date.split('T')[0] ?? '')
  return day === '' || day === noContractDay ? null : day
}

/** Writes a contract date; no contract becomes 1970-01-01. */
export function dateFromContract(day: string | null): string {
  return day ?? noContractDay
}

/** Reads a stored flag: -1 is off, 0 and 1 are on. */
export function flagFromNumber(value: number): boolean {
  return value !== -1
}

/** Writes a flag: on is 0, off is -1. */
export function numberFromFlag(on: boolean): number {
  return on ? 0 : -1
}
