import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { operation } from '#contract/operation.ts'
import { drawHook } from '../../testing/draw-hook.tsx'
import { useRead, useWrite } from './use-api.ts'

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

const shareThing = operation({
  name: 'shareThing',
  method: 'PUT',
  path: '/things/{id}/shared',
  access: 'public',
  summary: 'Share a thing.',
  params: z.object({ id: z.string() }),
  body: z.object({ shared: z.boolean() }),
  output: z.object({}),
  errors: [],
})

/** What is sent while the first answer is still to come, and once all have come. */
async function sentOf(runs: [id: string, shared: boolean][]) {
  const hook = await drawHook(() => useWrite(shareThing, { silent: true }), undefined)
  drawn.push(hook)
  const { promise: ready, resolve: answer } = Promise.withResolvers<void>()
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push(address + body)
    await ready
    return new Response('{}')
  })
  const answers: Promise<unknown>[] = []
  await hook.act(({ run }) => {
    for (const [id, shared] of runs) answers.push(run({ params: { id }, body: { shared } }))
  })
  const first = [...sent]
  answer()
  await hook.act(() => Promise.all(answers))
  return { first, sent, pending: hook.now.pending }
}

test('what concerns something else waits its turn, as the switches of two rows do', async () => {
  const [one, other] = ['/api/things/1/shared{"shared":true}', '/api/things/2/shared{"shared":false}']
  expect(
    await sentOf([
      ['1', true],
      ['2', false],
    ]),
  ).toEqual({ first: [one], sent: [one, other], pending: false })
})

test('what concerns the same thing is sent once, changed meanwhile or not: a form pressed twice', async () => {
  const one = '/api/things/1/shared{"shared":true}'
  expect(
    await sentOf([
      ['1', true],
      ['1', true],
      ['1', false],
    ]),
  ).toEqual({ first: [one], sent: [one], pending: false })
})

const readThing = operation({
  name: 'readThing',
  method: 'GET',
  path: '/thing',
  access: 'public',
  summary: 'Read a thing.',
  output: z.object({ name: z.string() }),
  errors: [],
})

test('what was read stays when it cannot be read again, and the reason stands apart', async () => {
  const answers = [503, 200, 503]
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"name":"Welle","code":"server.busy"}', { status: answers.shift()! }),
  )
  const hook = await drawHook(() => useRead(readThing), undefined)
  drawn.push(hook)
  const shows = (wanted: object) => vi.waitFor(() => expect(hook.now).toMatchObject(wanted))
  await shows({ data: undefined, error: { status: 503 }, refetchError: null })
  await hook.act(({ refetch }) => refetch())
  await shows({ data: { name: 'Welle' }, error: null, refetchError: null })
  await hook.act(({ refetch }) => refetch())
  await shows({ data: { name: 'Welle' }, error: null, refetchError: { status: 503 } })
})

test('what is not asked yet is not awaited either', async () => {
  const asked = vi.fn(async () => new Response('{"name":"Welle"}'))
  vi.stubGlobal('fetch', asked)
  const hook = await drawHook((enabled: boolean) => useRead(readThing, {}, { enabled }), false)
  drawn.push(hook)
  expect(hook.now).toMatchObject({ data: undefined, isPending: false })
  expect(asked).not.toHaveBeenCalled()
})

test('a write that was done stays so, whatever fails after it; reads are out of date before what comes after it', async () => {
  const read = () => queries.map(({ data }) => data?.name)
  let name = 'Welle'
  const queries: { data: { name: string } | undefined }[] = []
  vi.stubGlobal('fetch', async (_address: string, { method }: { method?: string }) => {
    if (method === 'POST') name = 'Woge'
    return new Response(JSON.stringify({ name }), { status: method === 'POST' ? 201 : 200 })
  })
  const hook = await drawHook(() => {
    queries.push(useRead(readThing))
    return useWrite(createThing, {
      done: () => {
        throw new Error('of the page')
      },
    })
  }, undefined)
  drawn.push(hook)
  const thrown = await hook.act(({ run }) => expect(run({ body: { name } })).rejects.toThrow('of the page'))
  expect(thrown).toBeUndefined()
  expect(hook.now).toMatchObject({ pending: false, error: null })
  await vi.waitFor(() => expect(read().at(-1)).toBe('Woge'))
})
