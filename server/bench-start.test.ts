import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startServer } from '../journeys/server.ts'

const wrong = { PUBLIC_URL: 'no address' }

test('a server that cannot start is told with what it said last', async () => {
  await expect(startServer({ ...wrong, DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
    /^The server ended with 1: .*PUBLIC_URL/s,
  )
})

test('a benchmark whose server cannot start ends with that, and with 1', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const ended = new Promise<{ code: unknown; said: string }>((done) => {
    const env = { ...process.env, ...wrong }
    execFile(process.execPath, ['bench/run.ts', 'enumeration'], { cwd: root, env }, (error, _stdout, stderr) =>
      done({ code: error?.code, said: stderr }),
    )
  })
  expect(await ended).toMatchObject({ code: 1, said: expect.stringMatching(/The server ended with 1: .*PUBLIC_URL/s) })
})
