import { expect, test } from 'vitest'
import type { Odd } from '../../testing/odd-work.ts'
import { sharedBytes, WorkEnded, workerPool } from './worker-pool.ts'

const module = new URL('../../testing/odd-work.ts', import.meta.url)
const limits = { threads: 2, milliseconds: 20_000, megabytes: 32, waitingOfOne: 3, waiting: 6 }
const busy = expect.objectContaining({ code: 'server.busy' })

/** Runs pieces and tells in which order they ended. */
function ordered(pieces: readonly (readonly [account: string, odd: Odd])[], own: Partial<typeof limits> = {}) {
  const run = workerPool<Odd, string>(module, { ...limits, ...own })
  const ended: string[] = []
  const all = pieces.map(([account, odd], at) => run(account, odd).then(() => ended.push(`${account}${at}`)))
  return Promise.all(all).then(() => ended)
}

test('of an account one piece is worked on after the other, and others do not wait for it', async () => {
  const long = { sleep: 400 }
  const short = { sleep: 10 }
  const ended = await ordered([
    ['greedy', long],
    ['greedy', long],
    ['greedy', long],
    ['other', short],
    ['third', short],
  ])
  expect(ended).toEqual(['other3', 'third4', 'greedy0', 'greedy1', 'greedy2'])
})

test('accounts take turns', async () => {
  const piece = { sleep: 20 }
  const ended = await ordered(
    [
      ['a', piece],
      ['a', piece],
      ['a', piece],
      ['b', piece],
      ['b', piece],
      ['c', piece],
    ],
    { threads: 1 },
  )
  expect(ended).toEqual(['a0', 'b3', 'c5', 'a1', 'b4', 'a2'])
})

test('few pieces of an account wait, and not many in all', async () => {
  const run = workerPool<Odd, string>(module, { ...limits, threads: 1 })
  const piece = { sleep: 50 }
  const own = Array.from({ length: 5 }, () => run('a', piece))
  await expect(own[4]).rejects.toEqual(busy)
  const others = ['b', 'c', 'd', 'e'].map((account) => run(account, piece))
  await expect(others[3]).rejects.toEqual(busy)
  const rest = await Promise.all([...own.slice(0, 4), ...others.slice(0, 3)])
  expect(rest).toEqual(Array.from({ length: 7 }, () => 'done'))
})

test.each<Odd>(['loop', 'heap', 'exit', 'throw', 'late throw'])(
  '"%s" ends alone: the next piece is worked on',
  async (odd) => {
    const run = workerPool<Odd, string>(module, { ...limits, threads: 1, milliseconds: 5000 })
    const bad = run('a', odd)
    const good = run('b', { sleep: 1 })
    await expect(bad).rejects.toBeInstanceOf(WorkEnded)
    expect(await good).toBe('done')
    expect(await run('a', { sleep: 1 })).toBe('done')
  },
)

test('bytes are shared as they are', async () => {
  const bytes = Buffer.alloc(9_000_001, 'ab')
  const shared = await sharedBytes(bytes)
  expect([shared.buffer instanceof SharedArrayBuffer, Buffer.from(shared).equals(bytes)]).toEqual([true, true])
})
