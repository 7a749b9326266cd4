import { afterEach, expect, test, vi } from 'vitest'
import { restoreSession } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

test('tabs that begin at the same moment ask for the session one after the other', async () => {
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/jwks.json')) return new Response('{}')
    await new Promise<void>((answer) => answers.push(answer))
    return new Response('{"accessToken":null}')
  })
  const tabs = [restoreSession(), restoreSession()]
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!()
  expect(await tabs[0]).toBe(false)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!()
  expect(await tabs[1]).toBe(false)
})

test('a server that does not answer keeps the tabs that wait for it a while, not for ever', async () => {
  const gone = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(gone.signal)
  vi.stubGlobal('fetch', (_: unknown, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
    return promise
  })
  const [one, other] = [restoreSession(), restoreSession()]
  gone.abort(new DOMException('The time is up.', 'TimeoutError'))
  await expect(one).rejects.toMatchObject({ status: 0, code: 'server.unavailable' })
  await other.catch(() => undefined)
  vi.restoreAllMocks()
})
