import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '#platform/postgres/postmaster.ts'
import { startServer } from '../journeys/server.ts'
import { newFolder, removeFolder } from '../journeys/template.ts'

let folder = ''
beforeAll(() => {
  folder = newFolder('dying')
})
afterAll(() => removeFolder(folder))

const preload = fileURLToPath(new URL('testing/unforeseen.ts', import.meta.url))

test.each([
  ['an error nobody caught', 'error', 'SIGUSR2'],
  ['too little memory', 'memory', 'SIGUSR2'],
  ['being killed', '', 'SIGKILL'],
] as const)('a server that dies of %s takes its PostgreSQL with it, and starts again', async (_of, dies, signal) => {
  const server = await startServer({
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    KEYWERK_DIES: dies,
    NODE_OPTIONS: `--import=${preload} --max-old-space-size=200`,
  })
  const pidFile = join(folder, 'postgres', 'postmaster.pid')
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const gone = once(server.process, 'exit')
  server.process.kill(signal)
  expect(await gone).not.toEqual([0, null])
  await expect.poll(() => isAlive(pid)).toBe(false)
  // It ended in order: one that is killed leaves this behind.
  expect(existsSync(pidFile)).toBe(false)
})
