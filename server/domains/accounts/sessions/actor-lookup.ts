import { languageOf } from '#contract/shapes.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { sessionActor } from '../queries.ts'
import { sightOf } from './acting-queries.ts'

/** Milliseconds an actor is remembered, so that a change of role or a sign-out elsewhere counts at once. */
const remembered = 500
/** From this age on the actor is refreshed in advance: under load no request has to queue for it. */
const ageing = 250

interface Known {
  accountId: string
  actor: Actor | null
  /** When the read began. */
  at: number
}

/** Reads actors of live sessions and caches them for half a second. Parallel requests share one read. */
export function actorLookup(db: Db) {
  const known = new Map<string, Known>()
  const looking = new Map<string, { accountId: string; found: Promise<Actor | null> }>()

  function look(sessionId: string, accountId: string): Promise<Actor | null> {
    const running = looking.get(sessionId)
    if (running?.accountId === accountId) return running.found
    const at = Date.now()
    const found = sessionActor(db, sessionId, accountId).then((row) => (row ? toActor(sessionId, row) : null))
    const own = { accountId, found }
    looking.set(sessionId, own)
    const settle = (actor?: Actor | null) => {
      // A session forgotten meanwhile is not cached again.
      if (looking.get(sessionId) !== own) return
      looking.delete(sessionId)
      if (actor === undefined) return
      if (known.size > 10_000) known.clear()
      known.set(sessionId, { accountId, actor, at })
    }
    found.then(settle, () => settle())
    return found
  }

  return {
    forget: (sessionId: string): void => {
      known.delete(sessionId)
      looking.delete(sessionId)
    },
    actorOf: async (sessionId: string, accountId: string): Promise<Actor | null> => {
      const hit = known.get(sessionId)
      if (hit?.accountId !== accountId) return look(sessionId, accountId)
      const age = Date.now() - hit.at
      if (age >= remembered) return look(sessionId, accountId)
      if (age >= ageing) look(sessionId, accountId).catch(() => undefined)
      return hit.actor
    },
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof sessionActor>>>

function toActor(sessionId: string, { id, permissions, language, factorDue, ...row }: Row): Actor {
  const granted = new Set(permissions)
  return {
    ...row,
    accountId: id,
    sessionId,
    permissions: granted,
    sight: sightOf(granted, row.companyId),
    language: languageOf(language),
    ...(factorDue && { factorDue: new Date(factorDue).toISOString() }),
  }
}
