import type { z } from 'zod'
import type { ListOperation, RowOf } from '#contract/list.ts'
import type { FileAnswer, Operation } from '#contract/operation.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { Rows } from './rows.ts'

/** The families of the documented calls. */
export type Family =
  | 'authorization'
  | 'contacts'
  | 'companies'
  | 'products'
  | 'configurations'
  | 'licences'
  | 'crm'
  | 'students'
  | 'roles'
  | 'mails'
  | 'cloud'
  | 'events'
  | 'downloads'

/** What a program sent: names in lower case, since the documents write some in several ways; nothing is checked yet. */
export interface CallInput {
  query: Readonly<Record<string, string>>
  /** The body: one object; {} without one. */
  body: Readonly<Record<string, unknown>>
  /** All objects of the body, for calls that take many. */
  rows: readonly Readonly<Record<string, unknown>>[]
  /** The files of a form, for calls that take them. */
  files: readonly SentFile[]
  token: {
    /** What a sign-in of this call left for its second factor; '' when none is due. */
    factor: () => string
    /** The token a program goes on with, for the short one of a sign-in. */
    ofProgram: (accessToken: string) => Promise<string>
    /** Until when the token that was sent opens anything, in seconds. */
    expires: () => number
  }
}

/** A file of a form, as it was sent. */
export interface SentFile {
  name: string
  bytes: Uint8Array
}

// Of a shape without fields zod says that they have every name.
type FieldsOf<T> = T extends object ? (string extends keyof T ? never : keyof T) : never

/**
 * A value with no other fields than a shape of the contract has. What stands in them is checked by the operation alone,
 * since it comes from outside; a file is taken as it is.
 */
type Named<T, Shape> = T & (T extends Uint8Array ? unknown : { [K in Exclude<keyof T, FieldsOf<Shape>>]: never })

/** The input of an operation, by the names of its shapes. */
interface InputOf<O extends Operation, P, Q, B> {
  params?: Named<P, z.input<O['params']>>
  query?: Named<Q, z.input<O['query']>>
  body?: Named<B, z.input<O['body']>>
}

/** Performs an operation of the portal as the caller: the same permission, rows, transaction and audit. */
export interface Ask extends AskOne {
  /** What is more than one write happens in one transaction: all of it or nothing. */
  together<T>(work: (ask: AskOne) => Promise<T>): Promise<T>
  /** Whether the caller may ask for an operation at all. */
  may(operation: Operation): boolean
  /** Every row of a list in the documents' names, sent as it is read; `write` answers undefined for what is left out. */
  rows<O extends ListOperation, P, Q>(
    operation: O,
    input: Omit<InputOf<O, P, Q, never>, 'body'>,
    write: (row: RowOf<O>) => unknown,
  ): Rows
}

/** One operation. */
export type AskOne = <O extends Operation, P, Q, B>(
  operation: O,
  input?: InputOf<O, P, Q, B>,
) => Promise<z.output<O['output']>>

/** One documented call. What is not said by a row stands in `answer`, which says why. */
export interface Call {
  /** Left out: that of the calls it stands with (`calls.ts`). */
  family?: Family
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `/v0`. */
  path: `/${string}`
  /** One English sentence for the readable page. */
  purpose: string
  /** What takes its place under `/api`; the first decides who may call before anything is read. */
  operations: readonly [Operation, ...Operation[]]
  /** The document shows its path; left out: the name is ours. */
  shown?: true
  /** Where the answer is no envelope: plain text, or a file. */
  answers?: 'text' | 'file'
  /** Documented words for refusals, instead of the portal's own. */
  words?: Partial<Record<ErrorCode, string>>
  /** Documented statuses for refusals, where the documents have their own. */
  statuses?: Partial<Record<ErrorCode, number>>
  /** What a refusal calls fields of the operation that the documents name otherwise here. */
  names?: Readonly<Record<string, string>>
  /** The body is a list as well, of at most a hundred objects; or a form with files, of at most so many bytes. */
  takes?: 'many' | { files: number }
  /** A request as an old program sends it: query, body and the name of a file in a form. */
  example: { query?: Record<string, string>; body?: unknown; file?: string }
  answer: (ask: Ask, asked: CallInput) => Promise<unknown>
}

export type CallOfFamily = Call & { family: Family }

interface Row<O extends Operation, P, Q, B> extends Omit<Call, 'operations' | 'answer'> {
  operation: O
  input?: (asked: CallInput) => InputOf<O, P, Q, B>
  output?: (result: z.output<O['output']>, asked: CallInput) => unknown
}

/** A call that is one operation in other words: what was sent becomes its input, its result what is answered. */
export const operationCall = <O extends Operation, P, Q, B>({
  operation,
  input,
  output,
  ...row
}: Row<O, P, Q, B>): Call => ({
  ...row,
  operations: [operation],
  answer: async (ask, asked) => {
    const result = await ask(operation, input?.(asked) ?? {})
    return output ? output(result, asked) : result
  },
})

/** A file some operation answers with. */
export const isFile = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'fileName' in value
