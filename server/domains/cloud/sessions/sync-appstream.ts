import { serialize } from '#platform/database/serialize.ts'
import { AwsRefusal, refusedByAws } from '#platform/outside/aws-answers.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import type { RunTransaction } from '#platform/operations/operations.ts'
import { lastSync } from '../accounts/configuration-queries.ts'
import { storeNames, storeSessions, storeStack, lastAnswers, noteLook } from './sync-queries.ts'
import { type AwsFailure, isAwsFailure, type Stack, streamingOf } from '../streaming.ts'

type Looking = Pick<Installation, 'contributions' | 'clock'> & Pick<JobCall, 'db'>

interface Watching {
  /** Milliseconds after which no further stack is queried; the remaining ones stay as they were. */
  patience: number
  /** A stack's answer has been stored. */
  kept?: (stackId: string) => Promise<void>
  /** One stack did not answer. */
  silent?: (stackName: string, failure: AwsFailure) => void
}

/**
 * Reads AppStream and stores each stack by itself: one that does not answer stays as it was. Throws the failure of AWS,
 * after noting it, if no stack could be read.
 */
export async function syncAppStream(call: Looking, transaction: RunTransaction, watching: Watching): Promise<void> {
  const at = call.clock()
  const noted = (row: Parameters<typeof noteLook>[1]) =>
    transaction(({ db }) => noteLook(db, row).then(() => undefined))
  try {
    const stacks = await streamingOf(call).stacks()
    await transaction(async ({ db }) => {
      await serialize(db, 'cloud look')
      const names = stacks.map(({ name }) => name)
      if (await isNewest(db, at)) await storeNames(db, names, at)
    })
    const failures = await syncStacks(call, transaction, stacks, at, watching)
    const [failure] = failures
    if (failure && failures.length === stacks.length) throw failure
    await transaction(async ({ db }) => {
      await serialize(db, 'cloud look')
      if (await isNewest(db, at)) await noteLook(db, { lookedAt: at })
    })
  } catch (error) {
    if (isAwsFailure(error))
      await noted({ failedAt: at, failure: error instanceof AwsRefusal ? 'refused' : error.reason })
    throw error
  }
}

/** False if a read that began later was stored first. */
async function isNewest(db: JobCall['db'], at: Date): Promise<boolean> {
  const last = await lastSync(db)
  return !last?.lookedAt || Date.parse(last.lookedAt) <= at.getTime()
}

async function syncStacks(
  call: Looking,
  transaction: RunTransaction,
  stacks: readonly Stack[],
  at: Date,
  { patience, kept, silent }: Watching,
): Promise<AwsFailure[]> {
  const failures: AwsFailure[] = []
  const until = Date.now() + patience
  for (const stack of await inTurn(call, stacks)) {
    if (Date.now() > until) break
    try {
      const seen = await askOf(call, stack)
      const id = await transaction(async ({ db }) => {
        await serialize(db, 'cloud look')
        const stackId = await storeStack(db, seen, at)
        if (stackId) await storeSessions(db, stackId, seen.sessions, at)
        return stackId
      })
      if (id) await kept?.(id)
    } catch (error) {
      if (!isAwsFailure(error)) throw error
      failures.push(error)
      silent?.(stack.name, error)
    }
  }
  return failures
}

/** Those that answered last come first: after several failures AWS is left alone, and no sick stack may cost another its turn. */
async function inTurn({ db }: Looking, stacks: readonly Stack[]): Promise<Stack[]> {
  const answered = (await lastAnswers(db)).map(({ name }) => name)
  const turn = ({ name }: Stack) => (answered.includes(name) ? answered.indexOf(name) : answered.length)
  return stacks.toSorted((a, b) => turn(a) - turn(b))
}

/** What serves a stack, and who streams there. */
async function askOf(call: Looking, stack: Stack) {
  const streaming = streamingOf(call)
  const fleetName = await streaming.fleetOf(stack.name)
  if (!fleetName) return { ...stack, fleetName, fleet: undefined, sessions: [] }
  const fleet = await streaming.fleet(fleetName)
  return { ...stack, fleetName, fleet, sessions: await streaming.sessions({ stackName: stack.name, fleetName }) }
}

/** Reads AppStream while the caller waits. Refuses with the failure of AWS if no stack could be read. */
export const syncNow = (call: Looking, transaction: RunTransaction): Promise<void> =>
  syncAppStream(call, transaction, { patience: 20_000 }).catch(refusedByAws)
