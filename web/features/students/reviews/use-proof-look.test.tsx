import { afterEach, expect, test, vi } from 'vitest'
import { drawHook } from '#web/testing/draw-hook.tsx'
import { useProofLook } from './use-proof-look.ts'

const proof = (id: string) => ({ id, name: `${id}.png`, mediaType: 'image/png' }) as never

/** Answers each look when the test says so. */
function server() {
  const answers = new Map<string, () => void>()
  vi.stubGlobal('fetch', async (address: string) => {
    const id = /proofs\/(\w+)\/look/.exec(address)?.[1] ?? ''
    await new Promise<void>((resolve) => answers.set(id, resolve))
    return new Response(id, { headers: { 'content-type': 'image/png' } })
  })
  return { answer: (id: string) => vi.waitFor(() => (answers.get(id) ?? expect.fail(`${id} is not asked for`))()) }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['first', 'second'],
  ['second', 'first'],
])('of two quick looks the later one is shown: %s is answered before %s', async (sooner, later) => {
  const { answer } = server()
  const drawn = await drawHook(() => useProofLook(), undefined)
  await drawn.act(async ({ look }) => {
    const looks = [look(proof('first')), look(proof('second'))]
    await answer(sooner)
    await answer(later)
    await Promise.all(looks)
  })
  expect(drawn.now.shown?.name).toBe('second.png')
  await drawn.end()
})
