import { z } from 'zod'
import { companyFields } from './company-fields.ts'
import { contactFields } from './contact-fields.ts'
import { fieldsByMerge } from './fields.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { id, instant, listOf } from './shapes.ts'

export const mergeKinds = ['company', 'contact'] as const
export const mergeKind = z.enum(mergeKinds)
export type MergeKind = z.infer<typeof mergeKind>

/** The fields a value is chosen for, some together with others. */
export const mergedFields = { company: fieldsByMerge(companyFields), contact: fieldsByMerge(contactFields) }

/** Days within which a merge can be undone. */
export const undoDays = 30

const access = ['companies.delete', 'contacts.delete'] as const

/** Why two records may be one. */
export const duplicateReasons = ['customerNumber', 'vatNumber', 'emailDomain', 'phone', 'address', 'name'] as const

const record = z.object({
  id,
  label: z.string(),
  /** Number and city of a company, address and company of a contact. */
  note: z.string(),
})
export type MergeRecord = z.infer<typeof record>

export const duplicate = z.object({
  id: z.string(),
  first: record,
  second: record,
  reasons: z.array(z.enum(duplicateReasons)),
  /** How alike the names are, 0 to 1. */
  similarity: z.number(),
})
export type Duplicate = z.infer<typeof duplicate>

export const listDuplicates = operation({
  name: 'listDuplicates',
  method: 'GET',
  path: '/duplicates',
  access,
  summary: 'Pairs of companies or contacts that may be one, the likeliest first; at most 50. Staff only.',
  query: z.strictObject({ kind: mergeKind }),
  /** `nightly`: of so many records they are found at night, not when they are asked for. */
  output: listOf(duplicate).extend({ nightly: z.boolean() }),
})

/** What is moved or set aside, in the words of the glossary. */
export const mergedThings = [
  'contacts',
  'accounts',
  'holdings',
  'configurations',
  'hosts',
  'licences',
  'claims',
  'sso',
  'consents',
  'verifications',
  'invitations',
  'cloudUsers',
  'mails',
  'other',
] as const
const thing = z.enum(mergedThings as readonly [string, ...string[]])

export const mergeConflicts = [
  'sameProduct',
  'mainContacts',
  'twoAccounts',
  'otherCompany',
  'sso',
  'setAside',
  'blocked',
] as const

export const mergePreview = z.object({
  kind: mergeKind,
  /** Names what was shown: merging is refused once anything of it has changed. */
  version: z.string(),
  remaining: record,
  removed: record,
  fields: z.array(
    z.object({
      field: z.string(),
      remaining: z.string(),
      removed: z.string(),
      suggested: z.enum(['remaining', 'removed']),
      /** Cannot be chosen: the address of a contact with an account is the account's. */
      fixed: z.boolean(),
    }),
  ),
  moves: z.array(z.object({ what: thing, count: z.number().int() })),
  conflicts: z.array(
    z.object({
      code: z.enum(mergeConflicts),
      /** Whether it has to be solved before anything is merged. */
      blocking: z.boolean(),
      names: z.array(z.string()),
    }),
  ),
})
export type MergePreview = z.infer<typeof mergePreview>

const refusals = [
  'companies.notFound',
  'contacts.notFound',
  'merges.same',
  'merges.blocked',
  'merges.changedMeanwhile',
] as const

export const previewMerge = operation({
  name: 'previewMerge',
  method: 'GET',
  path: '/merge-preview',
  access,
  summary: 'What merging two companies or contacts would do: fields that differ, what moves, what conflicts.',
  query: z.strictObject({ kind: mergeKind, remaining: id, removed: id }),
  output: mergePreview,
  errors: ['companies.notFound', 'contacts.notFound', 'merges.same'],
})

export const merge = z.object({
  id,
  kind: mergeKind,
  remainingId: id,
  removedId: id,
  remainingLabel: z.string(),
  removedLabel: z.string(),
  mergedAt: instant,
  mergedBy: z.string(),
  undoneAt: instant.nullable(),
  /** Whether it can still be undone. */
  undoable: z.boolean(),
})
export type Merge = z.infer<typeof merge>

export const createMerge = operation({
  name: 'createMerge',
  method: 'POST',
  path: '/merges',
  access,
  summary:
    'Merge one record into another: what belongs to it moves, it disappears, its address leads to the remaining one. Undoable for 30 days. Companies need `companies.delete`, contacts `contacts.delete`; staff only.',
  body: z.strictObject({
    kind: mergeKind,
    remainingId: id,
    removedId: id,
    /** Fields whose value comes from the record that disappears. */
    take: z.array(z.string().max(40)).max(40).default([]),
    version: z.string().max(100),
  }),
  output: merge,
  errors: [...refusals, 'contacts.mainContactLimit'],
})

const mergesColumns = columnsOf(merge)({
  removed: { text: 'merges.removedColumn', value: ({ removedLabel }) => removedLabel },
  remaining: { text: 'merges.remainingColumn', value: ({ remainingLabel }) => remainingLabel },
  merged: { text: 'merges.mergedAt', sort: true, value: ({ mergedAt }) => ({ instant: mergedAt }) },
  mergedBy: { text: 'merges.mergedBy' },
  state: { text: 'merges.state', only: 'page' },
  undone: { text: 'merges.undoneAt', only: 'file', value: ({ undoneAt }) => ({ instant: undoneAt }) },
})

export const listMerges = listOperation({
  name: 'listMerges',
  path: '/merges',
  access,
  summary: 'Merges of companies or contacts, the newest first. Staff only.',
  filters: { kind: mergeKind.default('company') },
  title: 'merges.history',
  sort: '-merged',
  pageSize: 10,
  columns: mergesColumns,
})

export const undoMerge = operation({
  name: 'undoMerge',
  method: 'POST',
  path: '/merges/{id}/undo',
  access,
  summary:
    'Undo a merge within 30 days: the record is back with what it had. What was changed since stays, and is told.',
  output: z.object({ kind: mergeKind, id, stayed: z.array(z.object({ what: thing, count: z.number().int() })) }),
  errors: [
    'merges.notFound',
    'merges.alreadyUndone',
    'merges.tooLate',
    'merges.remainingGone',
    'merges.undoTaken',
    'merges.undoBroken',
  ],
})

export const findMerged = operation({
  name: 'findMerged',
  method: 'GET',
  path: '/merged-records/{id}',
  access: ['companies.list', 'contacts.edit', 'students.list'],
  summary: 'Where a record went that was merged into another one, as far as the actor sees that.',
  output: z.object({ kind: mergeKind, id }),
  errors: ['merges.notFound'],
})
