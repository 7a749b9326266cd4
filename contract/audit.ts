import { z } from 'zod'
import { operation } from './operation.ts'
import { day, id, instant, listQuery, pageOf } from './shapes.ts'

/** One line of the audit log: who did what to which record, and what changed there. */
export const auditRow = z.object({
  id: z.number().int(),
  at: instant,
  accountId: id.nullable(),
  /** The account's address at that time; empty when nobody was signed in. */
  accountEmail: z.string(),
  operation: z.string(),
  recordKind: z.string(),
  recordId: z.string(),
  /** Field → value before and after. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  requestId: z.string(),
  address: z.string(),
})
export type AuditRow = z.infer<typeof auditRow>

const timeZone = z
  .string()
  .max(60)
  .refine((name) => {
    try {
      return /^[A-Za-z][\w+/-]*$/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
    } catch {
      return false
    }
  })

export const listAudit = operation({
  name: 'listAudit',
  method: 'GET',
  path: '/audit',
  access: 'audit.list',
  summary:
    'The audit log, newest first. `account` finds part of an e-mail address; `from` and `to` are days of `timeZone`, both included. The filters stand in for a search.',
  query: listQuery(['at'], { sort: '-at', pageSize: 25 }).extend({
    search: z.literal('').default(''),
    account: z.string().trim().max(254).default(''),
    operation: z.string().trim().max(100).default(''),
    kind: z.string().trim().max(100).default(''),
    record: z.string().trim().max(200).default(''),
    from: day.optional(),
    to: day.optional(),
    timeZone: timeZone.default('UTC'),
  }),
  output: pageOf(auditRow),
})

export const auditOperations = [listAudit]
