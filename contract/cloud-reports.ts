import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { fileBytes, operation } from './operation.ts'
import { day, email, id, instant, text } from './shapes.ts'

/** Bytes a report may have that is uploaded; those fetched from the bucket are read as they come. */
export const reportLimit = 64_000_000

/** The details of an error besides its code. */
const details = z.record(z.string(), z.unknown())

/** Why a line of a report was left out. */
export const wrongLine = z.object({ line: z.number().int(), column: z.string() })

/** What became of a report, or would. */
export const reportOutcome = z.object({
  name: z.string(),
  /** Sessions it holds; of these new and different from what was known. */
  sessions: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  /** Sessions of an earlier file of this name that it no longer holds. */
  removed: z.number().int(),
  /** Sessions of unknown people. */
  unknown: z.number().int(),
  /** Sessions that never connected, which count for nothing. */
  skipped: z.number().int(),
  wrong: z.number().int(),
  /** The first of them. */
  wrongLines: z.array(wrongLine),
})
export type ReportOutcome = z.infer<typeof reportOutcome>

export const uploadCloudReport = operation({
  name: 'uploadCloudReport',
  method: 'POST',
  path: '/cloud-usage/reports',
  access: 'cloud.edit',
  summary: 'Read a daily session report. With `dryRun` nothing is written, and the answer says what would be.',
  query: z.strictObject({ name: text(200), dryRun: z.stringbool().default(false) }),
  body: fileBytes,
  uploadLimit: reportLimit,
  output: reportOutcome,
  errors: ['cloudUsage.columnsMissing', 'cloudUsage.damaged', 'cloudUsage.future', 'cloudUsage.overtaken'],
})

export const fetchCloudReports = operation({
  name: 'fetchCloudReports',
  method: 'POST',
  path: '/cloud-usage/reports/fetch',
  access: 'cloud.edit',
  summary: 'Fetch the reports that are new in the bucket or folder, now instead of at night.',
  errors: ['cloudUsage.noReports', 'cloudUsage.folderMissing'],
})

export const readCloudReportFetch = operation({
  name: 'readCloudReportFetch',
  method: 'GET',
  path: '/cloud-usage/reports/fetch',
  access: 'cloud.edit',
  summary: 'Where session reports are fetched from, and what became of the last fetch.',
  output: z.object({
    /** Null: it is not set up. */
    place: z.enum(['bucket', 'folder']).nullable(),
    last: z
      .object({
        begunAt: instant,
        /** Null: it is under way. */
        endedAt: instant.nullable(),
        /** Reports there were, those read because they were new, and those that could not be read. */
        found: z.number().int(),
        read: z.number().int(),
        failed: z.number().int(),
        /** Why nothing could be fetched, the code of an error and its details; '' when it could. */
        problem: z.string(),
        problemDetails: details,
      })
      .nullable(),
    /** Days of the last two months, in UTC, on which people were let into the cloud and of which no report came. */
    missingDays: z.array(day),
  }),
})

export const cloudReport = z.object({
  id,
  name: z.string(),
  source: z.enum(['reports', 'upload']),
  state: z.enum(['running', 'done', 'failed', 'takenBack']),
  sessions: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  unknown: z.number().int(),
  skipped: z.number().int(),
  wrong: z.number().int(),
  /** The first of the lines that were left out. */
  wrongLines: z.array(wrongLine),
  /** Why it could not be read, the code of an error and its details; '' when it could. */
  problem: z.string(),
  problemDetails: details,
  importedAt: instant,
  /** An upload that can still be taken back. */
  revocable: z.boolean(),
})
export type CloudReport = z.infer<typeof cloudReport>

const columns = columnsOf(cloudReport)({
  name: { text: 'cloudReports.name', holds: 'aside', sort: true },
  source: {
    text: 'cloudReports.source',
    spare: true,
    value: ({ source }) => ({ text: `cloudReports.source.${source}` }) as const,
  },
  state: {
    text: 'cloudReports.state',
    value: ({ state, problem, problemDetails }) =>
      problem === '' ? ({ text: `cloudReports.state.${state}` } as const) : { error: problem, with: problemDetails },
  },
  sessions: { text: 'cloudReports.sessions', align: 'right' },
  added: { text: 'cloudReports.added', align: 'right' },
  changed: { text: 'cloudReports.changed', align: 'right' },
  unknown: { text: 'cloudReports.unknown', align: 'right' },
  wrong: { text: 'cloudReports.wrong', align: 'right' },
  imported: { text: 'cloudReports.imported', sort: true, value: ({ importedAt }) => ({ instant: importedAt }) },
})

export const listCloudReports = listOperation({
  name: 'listCloudReports',
  path: '/cloud-usage/reports',
  access: 'cloud.edit',
  summary: 'Session reports that were read, and what became of each.',
  title: 'cloudReports.list',
  sort: '-imported',
  columns,
})

/** Days within which an upload can be taken back. */
export const reportUndoDays = 30

export const takeBackCloudReport = operation({
  name: 'takeBackCloudReport',
  method: 'POST',
  path: '/cloud-usage/reports/{id}/undo',
  access: 'cloud.edit',
  summary:
    'Take back, within 30 days, all that uploads of this file name have told: their sessions, hours and costs go, and what they corrected is as it was.',
  output: z.object({ sessions: z.number().int() }),
  errors: ['cloudUsage.reportNotFound', 'cloudUsage.notRevocable'],
})

/** A name in the reports that belongs to no person. */
export const unknownCloudUser = z.object({
  streamUser: z.string(),
  sessions: z.number().int(),
  seconds: z.number().int(),
  lastDay: z.string(),
})
export type UnknownCloudUser = z.infer<typeof unknownCloudUser>

export const listUnknownCloudUsers = operation({
  name: 'listUnknownCloudUsers',
  method: 'GET',
  path: '/cloud-usage/unknown',
  access: 'cloud.edit',
  summary: 'Names in the reports that belong to nobody, those with the most usage first; at most 200.',
  output: z.object({ items: z.array(unknownCloudUser), inAll: z.number().int() }),
})

export const assignCloudUser = operation({
  name: 'assignCloudUser',
  method: 'POST',
  path: '/cloud-usage/unknown/assign',
  access: 'cloud.edit',
  summary: 'Say whose a name in the reports is: its sessions count from then on, earlier ones included.',
  body: z.strictObject({ streamUser: text(100), email }),
  output: z.object({ sessions: z.number().int() }),
  errors: ['cloudUsage.contactUnknown', 'cloudUsage.nobodyUnknown'],
})

/** A name in the reports that staff said belongs to a person. */
export const assignedCloudName = z.object({
  streamUser: z.string(),
  contactId: id,
  /** '' while staff look at the address. */
  email: z.string(),
  sessions: z.number().int(),
  assignedAt: instant,
})
export type AssignedCloudName = z.infer<typeof assignedCloudName>

export const listAssignedCloudNames = operation({
  name: 'listAssignedCloudNames',
  method: 'GET',
  path: '/cloud-usage/names',
  access: 'cloud.edit',
  summary: 'Names in the reports that were assigned to a person, the newest first; at most 200.',
  output: z.object({ items: z.array(assignedCloudName) }),
})

export const unassignCloudName = operation({
  name: 'unassignCloudName',
  method: 'DELETE',
  path: '/cloud-usage/names/{streamUser}',
  access: 'cloud.edit',
  summary: 'Take an assignment back: the name and all its sessions belong to nobody again.',
  params: z.strictObject({ streamUser: text(100) }),
  errors: ['cloudUsage.notAssigned'],
})
