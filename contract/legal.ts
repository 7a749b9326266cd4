import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { challenge, day, email, id, instant, language, longText, optionalText, text } from './shapes.ts'

const declarant = { name: text(200), email, language, challenge }

/** What is stated to end a contract; a reason belongs to an extraordinary cancellation. */
export const cancellationInput = z
  .strictObject({
    ...declarant,
    /** A number or name that identifies the contract. */
    reference: text(200),
    extraordinary: z.boolean(),
    reason: longText(4000),
    /** null: as early as possible. */
    endDay: day.nullable(),
  })
  .refine(({ extraordinary, reason }) => !extraordinary || reason !== '', {
    error: 'legal.reasonMissing',
    path: ['reason'],
  })
export type CancellationInput = z.infer<typeof cancellationInput>

/** What is stated to withdraw from a contract. No reason is asked for. */
export const withdrawalInput = z.strictObject({ ...declarant, reference: optionalText(200) })
export type WithdrawalInput = z.infer<typeof withdrawalInput>

export const legalNoticeKinds = ['cancellation', 'withdrawal'] as const
export const legalNoticeStates = ['open', 'done'] as const

const declared = z.object({
  id,
  kind: z.enum(legalNoticeKinds),
  receivedAt: instant,
  name: z.string(),
  email: z.string(),
  reference: z.string(),
  extraordinary: z.boolean(),
  reason: z.string(),
  endDay: z.string().nullable(),
})
/** A declaration as it was received. */
export type DeclaredFile = z.infer<typeof declared>

export const legalNotice = declared.extend({
  language,
  state: z.enum(legalNoticeStates),
  doneAt: instant.nullable(),
  doneBy: z.string(),
  note: z.string(),
})
export type LegalNotice = z.infer<typeof legalNotice>

export const declareCancellation = operation({
  name: 'declareCancellation',
  method: 'POST',
  path: '/legal/cancellations',
  access: 'public',
  summary:
    'Cancel a contract (section 312k BGB). Received at once and acknowledged by mail; whether there is such a contract is not told.',
  attempts: true,
  body: cancellationInput,
  output: declared,
  errors: ['request.tooMany', 'registration.challengeFailed', 'registration.challengeUsed'],
})

export const declareWithdrawal = operation({
  name: 'declareWithdrawal',
  method: 'POST',
  path: '/legal/withdrawals',
  access: 'public',
  summary:
    'Withdraw from a contract (section 356a BGB). Received at once and acknowledged by mail; whether there is such a contract is not told.',
  attempts: true,
  body: withdrawalInput,
  output: declared,
  errors: ['request.tooMany', 'registration.challengeFailed', 'registration.challengeUsed'],
})

const legalNoticesColumns = columnsOf(legalNotice)({
  received: {
    text: 'legal.received',
    sort: true,
    code: true,
    value: ({ receivedAt }) => ({ instant: receivedAt }),
  },
  kind: { text: 'legal.declaration', value: ({ kind }) => ({ text: `legal.declares.${kind}` }) },
  name: { text: 'legal.name', sort: true },
  email: { text: 'legal.email', holds: 'email' },
  reference: { text: 'legal.reference' },
  state: { text: 'legal.state', sort: true, value: ({ state }) => ({ text: `legal.state.${state}` }) },
  note: { text: 'legal.note' },
})

export const listLegalNotices = listOperation({
  name: 'listLegalNotices',
  path: '/legal/notices',
  access: 'companies.list',
  summary: 'Cancellations and withdrawals received, newest first.',
  filters: { state: z.enum(legalNoticeStates).optional() },
  title: 'legal.notices.title',
  sort: '-received',
  pageSize: 10,
  columns: legalNoticesColumns,
})

export const completeLegalNotice = operation({
  name: 'completeLegalNotice',
  method: 'POST',
  path: '/legal/notices/{id}/done',
  access: 'companies.create',
  summary: 'Mark a cancellation or withdrawal as dealt with, with a note about how.',
  body: z.strictObject({ note: longText(2000) }),
  output: legalNotice,
  errors: ['legal.notFound', 'legal.alreadyDone'],
})
