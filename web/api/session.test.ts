import { afterEach, expect, test, vi } from 'vitest'
import { restoreSession } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

test('tabs that begin at the same moment ask for the session one after the other', async () => {
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async () => {
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
