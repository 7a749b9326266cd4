import { expect, test } from 'vitest'
import { keywerk } from './client.ts'
import { KeywerkError } from './keywerk-error.ts'

/** An answer that breaks off in the middle. */
const broken = () =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"keys":[')),
      pull: (body) => body.error(new TypeError('terminated')),
    }),
  )

/** A client whose tries are answered so, one after the other; the keys that name its calls. */
function answering(...answers: (() => Response)[]) {
  const keys: (string | null)[] = []
  const client = keywerk({
    url: 'https://portal.example',
    key: 'kwk_x',
    tries: answers.length,
    fetch: async (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'))
      return answers[keys.length - 1]!()
    },
  })
  return { client, keys }
}

test('an answer that breaks off in the middle is asked for again', async () => {
  const { client, keys } = answering(broken, () => new Response('{"keys":[]}'))
  expect(await client.listAnswerKeys({})).toEqual({ keys: [] })
  expect(keys).toHaveLength(2)
})

test('whoever gives a call up waits for no further try of it', async () => {
  const given = new AbortController()
  let tries = 0
  const client = keywerk({
    url: 'https://portal.example',
    key: 'kwk_x',
    fetch: async () => {
      tries++
      setTimeout(() => given.abort(), 0)
      return new Response('', { status: 503, headers: { 'retry-after': '60' } })
    },
  })
  const thrown = await client.listAnswerKeys({}, { signal: given.signal }).catch((error: unknown) => error)
  expect([thrown, tries]).toEqual([expect.any(KeywerkError), 1])
})

test('a write whose answers all break off is repeated under its key and ends as a KeywerkError', async () => {
  const { client, keys } = answering(broken, broken)
  const order = { customerNumber: '10023', productCode: 'WW-NW-20', request: 'eA==' }
  const thrown = await client.issueServiceLicence(order).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(KeywerkError)
  expect(thrown).toMatchObject({ code: 'client.unreachable', status: 0, message: 'TypeError: terminated' })
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})
