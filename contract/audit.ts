import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { checkRun, day, id, instant, listOf, timeZone } from './shapes.ts'

/** One line of the audit log: who did what to which record, and what changed there. */
export const auditRow = z.object({
  id: z.number().int(),
  at: instant,
  accountId: id.nullable(),
  /** The account's address at that time; empty without a sign-in. */
  accountEmail: z.string(),
  /** First and last name of the account today; '' where there is none. */
  accountName: z.string(),
  operation: z.string(),
  recordKind: z.string(),
  recordId: z.string(),
  /** What the record is called now: name, number or serial; '' once it is gone or where it has none. */
  recordName: z.string(),
  /** The same in English, for records with a title in both languages; '' for all others. */
  recordNameEn: z.string(),
  /** The product of a customer it belongs to, where there is one still: what leads to its overview. */
  holdingId: id.nullable(),
  /** Field → value before and after. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  requestId: z.string(),
  address: z.string(),
})
export type AuditRow = z.infer<typeof auditRow>

const nothing = { text: 'audit.nothing' } as const
const plain = (value: unknown) => (value === null ? nothing : typeof value === 'string' ? value : JSON.stringify(value))

const auditColumns = columnsOf(auditRow)({
  at: { text: 'audit.at', sort: true, code: true, value: ({ at }) => ({ instant: at }) },
  what: { text: 'audit.what', only: 'page' },
  account: { text: 'audit.account', only: 'file', value: ({ accountEmail }) => accountEmail },
  operation: { text: 'audit.operation', only: 'file' },
  kind: { text: 'audit.kind', only: 'file', value: ({ recordKind }) => recordKind },
  recordId: { text: 'audit.recordId', only: 'file' },
  changes: {
    text: 'audit.changes',
    value: ({ changes }) => ({
      parts: Object.entries(changes).map(([field, [before, after]]) => ({
        parts: [`${field}: `, plain(before), ' → ', plain(after)],
        between: '',
      })),
      between: '; ',
    }),
  },
  address: { text: 'audit.address', only: 'file' },
  requestId: { text: 'audit.requestId', only: 'file' },
})

export const listAudit = listOperation({
  name: 'listAudit',
  path: '/audit',
  access: 'audit.list',
  summary:
    'The audit log, newest first. `account` finds words of an e-mail address; `from` and `to` are days of `timeZone`, both included. The filters stand in for a search.',
  filters: {
    account: z.string().trim().max(254).default(''),
    operation: z.string().trim().max(100).default(''),
    kind: z.string().trim().max(100).default(''),
    record: z.string().trim().max(200).default(''),
    from: day.optional(),
    to: day.optional(),
    timeZone: timeZone.default('UTC'),
  },
  title: 'audit.title',
  sort: '-at',
  search: false,
  columns: auditColumns,
})

/** The parts of a company's history, with the kinds of records behind each. */
export const historyKinds = {
  company: ['company', 'companyClaim'],
  contact: ['contact', 'account', 'registration', 'cloudAccess'],
  product: ['holding', 'configuration', 'cloudConfiguration', 'cloudAccount'],
  licence: ['host', 'licence', 'licenceImport'],
  request: ['licenceRequest', 'endRequest', 'move', 'emergency'],
} as const
export type HistoryKind = keyof typeof historyKinds
const historyKind = z.enum(Object.keys(historyKinds) as [HistoryKind, ...HistoryKind[]])

export const listCompanyHistory = listOperation({
  name: 'listCompanyHistory',
  path: '/companies/{id}/history',
  access: 'audit.list',
  summary:
    'Who did what to a company, its contacts and their accounts, its products, licences and requests, newest first; what was taken from it as well. Without the settings of their own pages.',
  errors: ['companies.notFound'],
  filters: { kind: historyKind.or(z.literal('')).default('') },
  title: 'audit.companyHistory',
  sort: '-at',
  search: false,
  columns: auditColumns,
})

/** How often people who were not signed in asked for something, or were refused it, within an hour. */
export const visitorCount = z.object({
  id,
  /** When the hour begins. */
  hour: instant,
  operation: z.string(),
  /** Code of the refusal; '' where nothing was refused. */
  reason: z.string(),
  /** What it was about, where that is known: a company or a sign-on provider. */
  recordKind: z.string(),
  recordId: z.string(),
  recordName: z.string(),
  count: z.number().int(),
})
export type VisitorCount = z.infer<typeof visitorCount>

const visitorColumns = columnsOf(visitorCount)({
  hour: { text: 'audit.visitors.hour', sort: true, code: true, value: ({ hour }) => ({ instant: hour }) },
  what: { text: 'audit.visitors.what', only: 'page' },
  operation: { text: 'audit.operation', only: 'file' },
  about: { text: 'audit.visitors.about', value: ({ recordName }) => recordName },
  reason: { text: 'audit.visitors.reason', value: ({ reason }) => (reason === '' ? '' : { error: reason }) },
  count: { text: 'audit.visitors.count', sort: true, align: 'right', value: ({ count }) => ({ count }) },
})

export const listVisitorCounts = listOperation({
  name: 'listVisitorCounts',
  path: '/audit/visitors',
  access: 'audit.list',
  summary:
    'What people who were not signed in asked for and were refused, counted by the hour, newest first. What they typed is not kept. Hours stay for a year.',
  title: 'audit.visitors',
  sort: '-hour',
  search: false,
  columns: visitorColumns,
})

export const listAuditPeople = operation({
  name: 'listAuditPeople',
  method: 'GET',
  path: '/audit/people',
  access: 'audit.list',
  summary: 'Whose work the audit log holds, by address (at most 1,000): what there is to choose from.',
  output: listOf(z.object({ email: z.string(), name: z.string() })),
})

export const listAuditSeals = operation({
  name: 'listAuditSeals',
  method: 'GET',
  path: '/audit/seals',
  access: 'audit.list',
  summary:
    'When the first row of the audit log was written that is in it, and the sealed files that older ones were moved into.',
  output: z.object({
    /** Null where the log is empty. */
    firstAt: instant.nullable(),
    items: z.array(
      z.object({ file: z.string(), rows: z.number().int(), firstAt: instant, lastAt: instant, sealedAt: instant }),
    ),
  }),
})

/** What a check of the whole audit log found; positions are those of the chain. */
export const auditCheck = z.object({
  entries: z.number().int(),
  /** The first row that was changed, is gone, or does not follow from the one before it. */
  brokenAt: z.number().int().nullable(),
  heads: z.number().int(),
  /** The first signed head that contradicts the log or is not by a key of this portal. */
  wrongHead: z.number().int().nullable(),
  /** Up to where a signed head vouches for the rows. */
  signedTo: z.number().int(),
  /** Rows to be linked within the next minutes, and rows that were taken out of the queue and never will be. */
  waiting: z.number().int(),
  unlinked: z.number().int(),
  /** Addresses of accounts that stand in the log, but not in the list by which it is searched. */
  unlisted: z.number().int(),
  /** Up to where the log was sent out; null where AUDIT_TO is not set. */
  sentTo: z.number().int().nullable(),
  /** Older rows in sealed files; the names of those that were not found, and so not read, and of those that were changed. */
  sealed: z.object({
    rows: z.number().int(),
    files: z.number().int(),
    missing: z.array(z.string()),
    wrong: z.array(z.string()),
  }),
})
export type AuditCheck = z.infer<typeof auditCheck>

export const checkAudit = operation({
  name: 'checkAudit',
  method: 'GET',
  path: '/audit/check',
  weight: 60,
  access: 'audit.list',
  summary: 'Compute the chain of the audit log anew, with its sealed files, and hold every signed head against it.',
  output: auditCheck,
})

/** A check of the whole audit log; it looks at each row twice, for the chain and for what stands beside it, half each. */
export const auditCheckRun = checkRun(auditCheck)
export type AuditCheckRun = z.infer<typeof auditCheckRun>

export const startAuditCheck = operation({
  name: 'startAuditCheck',
  method: 'POST',
  path: '/audit/checks',
  access: 'audit.list',
  summary: 'Check the whole audit log as `checkAudit` does, as a job; the one that runs is answered, if one does.',
  output: auditCheckRun,
})

export const readLatestAuditCheck = operation({
  name: 'readLatestAuditCheck',
  method: 'GET',
  path: '/audit/checks/latest',
  access: 'audit.list',
  summary: 'How far the check of the whole audit log is that was started last, or what it found.',
  output: z.object({ check: auditCheckRun.nullable() }),
})
