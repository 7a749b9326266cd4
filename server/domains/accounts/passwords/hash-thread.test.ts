import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { HashThread } from './hash-thread.ts'

test('A thread that dies refuses who waits, and the next one starts anew.', async () => {
  const thread = new HashThread()
  const posted = vi.spyOn(Worker.prototype, 'postMessage')
  await thread.ask({ password: 'Kennwort' })
  const dying = thread.ask({ password: 'Kennwort' })
  const refused = expect(dying).rejects.toThrow('ended')
  await (posted.mock.contexts[0] as Worker).terminate()
  await refused
  expect(thread.length).toBe(0)
  expect(await thread.ask<string>({ password: 'Kennwort' })).toMatch(/^\$argon2id/)
  posted.mockRestore()
})
