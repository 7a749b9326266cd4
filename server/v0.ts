import type { FastifyInstance } from 'fastify'
import { accountSeal } from '#domains/accounts/public.ts'
import { openCallUses, openOldIds } from '#domains/documented-calls/public.ts'
import type { Database } from '#platform/database/database.ts'
import type { ListFile } from '#platform/lists/list-file.ts'
import { wholeLists } from '#platform/lists/whole-list.ts'
import { type V0Request, serveCalls } from './v0/serve.ts'

type V0Parts = Omit<V0Request, 'uses' | 'oldIds' | 'sealOf' | 'wholeList'>

/**
 * The entry of the documented calls: without its import in the composition they are gone, and no other code notices.
 */
export function serveDocumentedCalls(
  app: FastifyInstance,
  given: V0Parts,
  { database, lists }: { database: Database; lists: readonly ListFile[] },
): void {
  const sealOf = (accountId: string) => accountSeal(database.db, given.installation.tokens, accountId)
  const uses = openCallUses(database.db)
  const whole = wholeLists(lists, database, given.installation)
  app.addHook('onClose', () => Promise.all([uses.close(), whole.close()]).then(() => undefined))
  serveCalls(app, { ...given, uses, oldIds: openOldIds(database.db), sealOf, wholeList: whole.read })
}
