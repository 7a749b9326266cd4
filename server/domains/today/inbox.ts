import { type WaitingKind, waitingKinds } from '#contract/today.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Read } from '#platform/operations/operations.ts'
import { countWaitingWork, oldestWaitingWork } from './queries.ts'

const shown = 200

type Inbox = Read & Pick<Installation, 'contributions'>

/** What waits for this account to decide; never empty, as access to the list includes deciding on something. */
const workOf = ({ actor, contributions }: Inbox) =>
  contributions.waiting.filter(({ permission }) => actor.permissions.has(permission))

/** How much waits, of every kind the account decides on. */
export async function countInbox(call: Inbox): Promise<{ kind: WaitingKind; open: number }[]> {
  const counted = new Map(
    (await countWaitingWork(call.db, call.actor, workOf(call))).map(({ kind, open }) => [kind, open]),
  )
  return waitingKinds.flatMap((kind) => {
    const open = counted.get(kind)
    return open === undefined ? [] : [{ kind, open }]
  })
}

export const sumOf = (kinds: readonly { open: number }[]): number => kinds.reduce((sum, { open }) => sum + open, 0)

/** What waits, of all kinds or of one, the oldest first. */
export async function readInbox(call: Inbox, only?: WaitingKind) {
  const kinds = await countInbox(call)
  const works = workOf(call).filter(({ kind }) => only === undefined || kind === only)
  const items = works.length > 0 ? await oldestWaitingWork(call.db, call.actor, works, shown) : []
  return { open: sumOf(kinds), kinds, items }
}
