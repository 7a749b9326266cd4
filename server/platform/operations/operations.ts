import type { z } from 'zod'
import type { Access } from '#contract/access.ts'
import type { FileAnswer, Operation, RedirectAnswer, StreamAnswer } from '#contract/operation.ts'
import type { Actor, ActorOf } from './actor.ts'
import type { Audit } from './audit.ts'
import type { Db, Tx } from '../database/database.ts'
import type { Installation } from '../installation/installation.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type MailOptions, queueLetter } from '../mail/mail.ts'
import type { Letter, Receiver } from '../mail/mail-layout.ts'
import type { SessionCookie } from '../http/session-cookie.ts'

/** What every handler gets. `Read<Person>`: with an actor in a session, as operations have that are not public. */
export interface Read<A extends Actor = Actor> {
  db: Db
  actor: A
}

/**
 * What a handler of a write gets: the open transaction, the audit of the operation, jobs and mails that commit with it,
 * and the installation it runs in.
 */
export interface Write<A extends Actor = Actor> extends Installation {
  db: Tx
  actor: A
  audit: Audit
  jobs: Jobs
  /** Queues a letter to a receiver in their language; returns the mail's id. */
  mail: <F>(to: Receiver, letter: Letter<F>, facts: F, options?: MailOptions) => Promise<string>
}

/** A write within a transaction that is open already. */
export function writeCall(
  installation: Installation,
  { db, actor, audit, jobs }: Pick<Write, 'db' | 'actor' | 'audit' | 'jobs'>,
): Write {
  const call: Write = {
    ...installation,
    db,
    actor,
    audit,
    jobs,
    mail: (to, letter, facts, options) => queueLetter(call, to, letter, facts, options),
  }
  return call
}

export interface Call<P, Q, B, A extends Actor = Actor> extends Write<A> {
  params: P
  query: Q
  body: B
  /** The refresh cookie: read only by the session operations. */
  cookie: SessionCookie
  client: { address: string; userAgent: string }
}

/** The call before its transaction: nothing can be written, queued or mailed yet. */
export type Before<P, Q, B, A extends Actor = Actor> = Omit<Call<P, Q, B, A>, 'audit' | 'jobs' | 'mail'>

/** Runs work in a transaction of its own, with its own audit rows and jobs. */
export type RunTransaction = <T>(work: (write: Write) => Promise<T>) => Promise<T>

export interface Route {
  operation: Operation
  /** No transaction around the whole: the handler's second argument opens them (`RunTransaction`). */
  ownTransactions?: true
  /**
   * Slow work that must not hold a transaction open (hashing); what it returns is the handler's second argument, and is
   * disposed of where no answer comes of it.
   */
  prepare(call: Before<unknown, unknown, unknown>): Promise<unknown>
  handle(call: Call<unknown, unknown, unknown>, prepared: unknown): Promise<unknown>
}

type Answer<O extends z.ZodType> = z.input<O> | FileAnswer | StreamAnswer | RedirectAnswer

/**
 * Binds an operation of the contract to its handler. Around the handler the runner checks session and permission,
 * parses the input, opens one transaction per write, honours the Idempotency-Key, writes the audit rows, parses the
 * output and commits.
 */
export function on<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
  X = undefined,
>(
  operation: Operation<P, Q, B, O, A>,
  handle: (call: Call<z.output<P>, z.output<Q>, z.output<B>, ActorOf<A>>, prepared: X) => Promise<Answer<O>>,
  prepare?: (call: Before<z.output<P>, z.output<Q>, z.output<B>, ActorOf<A>>) => Promise<X>,
): Route {
  const route = { operation, handle, prepare: prepare ?? (() => Promise.resolve(undefined)) }
  // The runner hands over what the operation's own shapes have parsed.
  return route
}

/**
 * Binds an operation of several transactions, such as one for each file of an upload: what one of them wrote stays,
 * whatever becomes of the next. A repeated request runs again, so each must bear being done twice.
 */
export function inTransactions<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
>(
  operation: Operation<P, Q, B, O, A>,
  handle: (
    call: Before<z.output<P>, z.output<Q>, z.output<B>, ActorOf<A>>,
    transaction: RunTransaction,
  ) => Promise<Answer<O>>,
): Route {
  const route = { operation, ownTransactions: true as const, handle, prepare: () => Promise.resolve(undefined) }
  return route as unknown as Route
}
