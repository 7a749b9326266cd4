import type { SelectQueryBuilder } from 'kysely'
import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '../operations/actor.ts'
import type { Db } from '../database/database.ts'
import type { WaitingKind } from '#contract/today.ts'

/** One thing that waits for a decision. */
interface WaitingRow {
  id: string
  /** Whose it is: a company, a person, the reference of a payment. */
  who: string
  /** What it is about, such as a product; empty where the kind says it all. */
  aboutDe: string
  aboutEn: string
  since: string
}

/** What of a domain waits for staff: the inbox gathers it from all domains. */
export interface WaitingWork {
  /** Glossary noun: `request`, `move`. */
  kind: WaitingKind
  /** Who decides on it, and so who sees it waiting. */
  permission: Permission
  // Each domain starts from its own tables; what comes out is the same.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  rows: (db: Db, actor: Actor) => SelectQueryBuilder<any, any, WaitingRow>
}
