import { afterEach, expect, test, vi } from 'vitest'
import type { Master } from '#contract/masters.ts'
import { drawHook } from '#web/testing/draw-hook.tsx'
import { useMaster } from './use-master.ts'

type Item = Master['items'][number]
const drawn: { end: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of drawn.splice(0)) await one.end()
})

/** A server with one master; requests wait until they are let through, the first read aside. */
function server() {
  let ids = ['a', 'b', 'c']
  let revision = 1
  const master = () => ({ revision, items: ids.map((id) => ({ id }) as Item) })
  const waiting: { method: string; answer: () => void }[] = []
  let reads = 0
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body, signal }: RequestInit) => {
    if (method !== 'GET' || ++reads > 1)
      await new Promise<void>((answer, aborted) => {
        const one = { method, answer }
        waiting.push(one)
        signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(one), 1)
          aborted(signal.reason)
        })
      })
    if (method === 'PUT') {
      ids = (JSON.parse(body as string) as { itemIds: string[] }).itemIds
      revision++
    }
    return new Response(JSON.stringify(master()), { headers: { 'content-type': 'application/json' } })
  })
  return {
    stored: () => ids,
    reads: () => reads,
    /** Answers the next request of a method once it is there. */
    answer: async (method: string) => {
      await vi.waitFor(() => expect(waiting.map((one) => one.method)).toContain(method))
      waiting
        .splice(
          waiting.findIndex((one) => one.method === method),
          1,
        )[0]!
        .answer()
    },
  }
}

test('an order given while the page reads the one before is shown, and guarded, until it is saved', async () => {
  const { answer, stored, reads } = server()
  const hook = await drawHook(() => useMaster('p'), undefined)
  drawn.push(hook)
  await vi.waitFor(() => expect(hook.now.master).toBeDefined())
  const shown = () => hook.now.ordered(null, hook.now.master!.items).map(({ id }) => id)

  await hook.act(({ sort }) => void sort(null, ['c', 'a', 'b']))
  await hook.act(() => answer('PUT'))
  // The write reads what is on the page again, and so does the order that is saved.
  await vi.waitFor(() => expect(reads()).toBe(3))
  await hook.act(({ sort }) => void sort(null, ['c', 'b', 'a']))
  await hook.act(() => answer('GET'))
  await vi.waitFor(() => expect(hook.now.master!.revision).toBe(2))
  expect([hook.now.sorted, shown()]).toEqual([false, ['c', 'b', 'a']])

  await hook.act(() => answer('PUT'))
  await hook.act(() => answer('GET'))
  await vi.waitFor(() => expect(hook.now.sorted).toBe(true))
  expect([stored(), shown()]).toEqual([
    ['c', 'b', 'a'],
    ['c', 'b', 'a'],
  ])
})
