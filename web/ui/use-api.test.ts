import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { operation } from '#contract/operation.ts'
import { drawHook } from '../testing/draw-hook.ts'
import { useWrite } from './use-api.ts'

const createThing = operation({
  name: 'createThing',
  method: 'POST',
  path: '/things',
  access: 'public',
  summary: 'Create a thing.',
  body: z.object({ name: z.string() }),
  output: z.object({}),
  errors: [],
})

const drawn: { end: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of drawn.splice(0)) await one.end()
})

/** Presses once for each answer of the server (0: none), and tells the keys that were sent. */
async function keysOf(answers: (number | Response)[], nameAt: (press: number) => string = () => 'Welle') {
  const hook = await drawHook(() => useWrite(createThing, { silent: true }), undefined)
  drawn.push(hook)
  const keys: string[] = []
  const left = [...answers]
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('idempotency-key')!)
    const answer = left.shift()!
    if (answer === 0) throw new TypeError('Failed to fetch')
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : answer
  })
  for (const press of answers.keys()) await hook.act(({ run }) => run({ body: { name: nameAt(press) } }))
  return keys
}

const busy = () => new Response('{"code":"server.busy","message":""}', { status: 503 })
const failed = () => new Response('{"code":"server.failed","message":""}', { status: 500 })
/** An answer whose end never comes. */
const broken = () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }))

test('what may have been done already is sent again under the same key', async () => {
  const keys = await keysOf([0, 502, 503, 504, busy(), failed(), broken(), 201])
  expect([keys.length, new Set(keys).size]).toEqual([8, 1])
})

test.each([201, 400, 409, 422])('after an answer of %i the next press is another action', async (status) => {
  const [first, again, next] = await keysOf([502, status, 201])
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('whoever changes the input after a failure sends something else', async () => {
  const [first, other] = await keysOf([502, 201], (press) => `Welle ${press}`)
  expect(other).not.toBe(first)
})
