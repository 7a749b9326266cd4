import type { ConfigurationChange } from '#contract/configuration-drafts.ts'
import { modulesByIds } from '#domains/products/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Module } from '../items.ts'

/** The modules changes name, by id. */
export async function modulesIn(db: Db, changes: readonly ConfigurationChange[]): Promise<ReadonlyMap<string, Module>> {
  const ids = new Set(changes.flatMap(({ kind, path }) => (kind === 'add' ? path.slice(-1) : [])))
  const modules = await modulesByIds(
    db,
    [...ids].filter((id) => id !== null),
  )
  return new Map(modules.map((module) => [module.id, module]))
}
