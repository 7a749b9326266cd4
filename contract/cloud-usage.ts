import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import type { TextKey } from './column-values.ts'
import { id } from './shapes.ts'

/** A month as YYYY-MM, by the start of the session. */
export const usageMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'input.month')

/** What narrows usage: a company, a stack by its key, a version of the product, and a period of months, both included. */
const filters = {
  company: id.optional(),
  stack: z.string().max(200).optional(),
  version: z.coerce.number().int().min(1).max(9999).optional(),
  from: usageMonth.optional(),
  to: usageMonth.optional(),
}

const cents = z.number().int()

/** What a person used of a stack in a month, or – without sessions – what an unused stack cost. */
export const cloudUsageLine = z.object({
  id: z.number().int(),
  /** '' once the person is deleted. */
  email: z.string(),
  companyName: z.string(),
  month: usageMonth,
  /** What people call the stack. */
  stackName: z.string(),
  seconds: z.number().int(),
  sessions: z.number().int(),
  usageCents: cents,
  loginCents: cents,
  serverCents: cents,
  totalCents: cents,
})

const two = (value: number) => String(value).padStart(2, '0')
/** Seconds as hh:mm:ss; hours may be more than 24. */
export const duration = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
/** The seconds of a duration written as hh:mm:ss; null for anything else. */
export function secondsOf(text: string): number | null {
  const [, hoursPart, minutes, seconds] = /^(\d{1,5}):([0-5]\d):([0-5]\d)$/.exec(text) ?? []
  return hoursPart === undefined ? null : Number(hoursPart) * 3600 + Number(minutes) * 60 + Number(seconds)
}
/** Cents as euro, 12.5 for 12,50. */
const euro = (value: number) => value / 100
const hours = (seconds: number) => Math.round(seconds / 36) / 100

const durationColumn = {
  text: 'cloudUsage.duration',
  sort: true,
  align: 'right',
  code: true,
  value: ({ seconds }: { seconds: number }) => duration(seconds),
} as const
/** An amount, in the file alone. */
const inFile = <const T extends TextKey, Row>(text: T, value: (row: Row) => number | null) =>
  ({ text, align: 'right', only: 'file', value }) as const

const usageColumns = columnsOf(cloudUsageLine)({
  email: {
    text: 'cloudUsage.email',
    holds: 'email',
    sort: true,
    value: ({ email, sessions }) =>
      sessions === 0 ? { text: 'cloudUsage.undivided' } : email || { text: 'cloudUsage.deleted' },
  },
  company: {
    text: 'cloudUsage.company',
    holds: 'name',
    sort: true,
    spare: true,
    value: ({ companyName }) => companyName,
  },
  year: { text: 'cloudUsage.year', align: 'right', only: 'file', value: ({ month }) => Number(month.slice(0, 4)) },
  month: { text: 'cloudUsage.month', sort: true, align: 'right', value: ({ month }) => Number(month.slice(5)) },
  duration: durationColumn,
  version: { text: 'cloudUsage.version', sort: true, whole: true, value: ({ stackName }) => stackName },
  hours: inFile('cloudUsage.hours', ({ seconds }) => hours(seconds)),
  logins: { text: 'cloudUsage.logins', sort: true, align: 'right', spare: true, value: ({ sessions }) => sessions },
  usageCosts: inFile('cloudUsage.usageCosts', ({ usageCents }) => euro(usageCents)),
  loginCosts: inFile('cloudUsage.loginCosts', ({ loginCents }) => euro(loginCents)),
  serverCosts: inFile('cloudUsage.serverCosts', ({ serverCents }) => euro(serverCents)),
  costs: { text: 'cloudUsage.costs', sort: true, align: 'right', value: ({ totalCents }) => euro(totalCents) },
})

export const listCloudUsage = listOperation({
  name: 'listCloudUsage',
  path: '/cloud-usage',
  access: 'companies.list',
  summary: 'What each person used of a stack in a month, and what it cost.',
  title: 'cloudUsage.title',
  sort: '-month',
  columns: usageColumns,
  filters,
})

/** The same by company; unused stacks count to none. */
export const cloudUsageGroup = z.object({
  id: z.number().int(),
  companyName: z.string(),
  customerNumber: z.string(),
  month: usageMonth,
  stackName: z.string(),
  people: z.number().int(),
  seconds: z.number().int(),
  sessions: z.number().int(),
  totalCents: cents,
})

const groupColumns = columnsOf(cloudUsageGroup)({
  company: {
    text: 'cloudUsage.company',
    sort: true,
    value: ({ companyName, sessions }) => (sessions === 0 ? { text: 'cloudUsage.undivided' } : companyName),
  },
  customerNumber: { text: 'cloudUsage.customerNumber', code: true, spare: true },
  year: { text: 'cloudUsage.year', align: 'right', only: 'file', value: ({ month }) => Number(month.slice(0, 4)) },
  month: { text: 'cloudUsage.month', sort: true, align: 'right', value: ({ month }) => Number(month.slice(5)) },
  version: { text: 'cloudUsage.version', whole: true, value: ({ stackName }) => stackName },
  people: { text: 'cloudUsage.people', sort: true, align: 'right' },
  duration: durationColumn,
  logins: { text: 'cloudUsage.logins', align: 'right', spare: true, value: ({ sessions }) => sessions },
  costs: { text: 'cloudUsage.costs', sort: true, align: 'right', value: ({ totalCents }) => euro(totalCents) },
})

export const listCloudUsageGroups = listOperation({
  name: 'listCloudUsageGroups',
  path: '/cloud-usage/groups',
  access: 'cloud.statistics.grouped',
  summary: 'Usage by company, stack and month.',
  title: 'cloudUsage.groups',
  sort: '-month',
  columns: groupColumns,
  filters,
})

/** A session, for the file of a company's account. */
export const cloudSessionLine = z.object({
  id: z.string(),
  email: z.string(),
  /** Day of its start in the portal's time zone. */
  day: z.string(),
  seconds: z.number().int(),
  stackName: z.string(),
  /** What the person used of the stack in the month and what it cost: with the first session of the month, else null. */
  monthSeconds: z.number().int().nullable(),
  monthSessions: z.number().int().nullable(),
  usageCents: cents.nullable(),
  loginCents: cents.nullable(),
  serverCents: cents.nullable(),
  totalCents: cents.nullable(),
})
const euroOr = (value: number | null) => (value === null ? null : euro(value))

const sessionColumns = columnsOf(cloudSessionLine)({
  email: {
    text: 'cloudUsage.email',
    holds: 'email',
    sort: true,
    value: ({ email }) => email || { text: 'cloudUsage.deleted' },
  },
  year: { text: 'cloudUsage.year', align: 'right', only: 'file', value: ({ day }) => Number(day.slice(0, 4)) },
  month: { text: 'cloudUsage.month', align: 'right', only: 'file', value: ({ day }) => Number(day.slice(5, 7)) },
  day: { text: 'cloudUsage.day', sort: true, align: 'right', value: ({ day }) => Number(day.slice(8)) },
  duration: durationColumn,
  version: { text: 'cloudUsage.version', whole: true, value: ({ stackName }) => stackName },
  monthHours: inFile('cloudUsage.monthHours', ({ monthSeconds }) =>
    monthSeconds === null ? null : hours(monthSeconds),
  ),
  monthLogins: inFile('cloudUsage.monthLogins', ({ monthSessions }) => monthSessions),
  usageCosts: inFile('cloudUsage.monthUsageCosts', ({ usageCents }) => euroOr(usageCents)),
  loginCosts: inFile('cloudUsage.monthLoginCosts', ({ loginCents }) => euroOr(loginCents)),
  serverCosts: inFile('cloudUsage.monthServerCosts', ({ serverCents }) => euroOr(serverCents)),
  costs: inFile('cloudUsage.monthCosts', ({ totalCents }) => euroOr(totalCents)),
})

export const listCloudSessions = listOperation({
  name: 'listCloudSessions',
  path: '/companies/{id}/cloud-sessions',
  access: 'companies.list',
  summary: 'The sessions of a company, day by day, and with the first of a person’s month what that month came to.',
  title: 'cloudUsage.sessions',
  sort: '-day',
  columns: sessionColumns,
  errors: ['companies.notFound'],
  filters: { from: filters.from, to: filters.to },
})

/** A month's usage in one bar. */
export const usageBar = z.object({
  month: usageMonth,
  seconds: z.number().int(),
  sessions: z.number().int(),
  people: z.number().int(),
  /** Null: the caller does not see costs. */
  cents: cents.nullable(),
})
export type UsageBar = z.infer<typeof usageBar>

export const readCloudStatistics = operation({
  name: 'readCloudStatistics',
  method: 'GET',
  path: '/cloud-usage/statistics',
  access: 'companies.list',
  summary: 'Usage by month and by stack, narrowed as the list is, and what there is to narrow it by.',
  query: z.strictObject({ ...filters, search: z.string().trim().max(200).default('') }),
  output: z.object({
    months: z.array(usageBar),
    stacks: z.array(z.object({ stack: z.string(), stackName: z.string(), seconds: z.number().int(), cents })),
    /** The part of the costs that is of unused stacks; null where part of the usage is asked for. */
    undividedCents: cents.nullable(),
    choices: z.object({
      stacks: z.array(z.object({ stack: z.string(), stackName: z.string() })),
      versions: z.array(z.number().int()),
    }),
  }),
})

export const readCloudUsageChart = operation({
  name: 'readCloudUsageChart',
  method: 'GET',
  path: '/cloud-usage/chart',
  access: ['companies.list', 'contacts.create'],
  summary:
    'Twelve months of usage of a company or of one of its cloud accounts: hours, people, and costs for those who may see them.',
  query: z.union([z.strictObject({ company: id }), z.strictObject({ configuration: id }), z.strictObject({})]),
  output: z.object({ months: z.array(usageBar) }),
  errors: ['companies.notFound', 'cloudUsage.accountNotFound'],
})
