import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Server, startServer } from '../../journeys/server.ts'
import { cloneTemplate } from '../testing/portal.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({
    DATABASE_URL: await cloneTemplate(),
    DATA_DIR: inject('dataFolder'),
    PROCESSES: '2',
    DATABASE_POOL: '4',
    SIGN_IN_LIMIT: '9',
    RATE_LIMIT: '60',
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
  })
}, 180_000)
afterAll(() => server.stop())

/** Over a connection kept open, or without one over a new one each, which the processes take by turns. */
function status(method: string, path: string, body: object | null, agent: Agent | false): Promise<number> {
  return new Promise((done, failed) => {
    const headers = body ? { 'content-type': 'application/json' } : {}
    const asked = request(`${server.url}/api${path}`, { method, headers, agent }, (answer) => {
      answer.resume()
      done(answer.statusCode!)
    })
    asked.on('error', failed)
    asked.end(body ? JSON.stringify(body) : undefined)
  })
}

test('two processes give no stranger twice the guesses, and nobody only a part of them', async () => {
  const one = new Agent({ keepAlive: true, maxSockets: 1 })
  const guess = (agent: Agent | false, at: number) =>
    status('POST', '/session/unlock', { token: String(at).padStart(43, 'x') }, agent)
  const statuses: number[] = []
  for (let at = 0; at < 9; at++) statuses.push(await guess(one, at))
  expect(statuses).toEqual(Array(9).fill(410))
  for (let at = 9; at < 13; at++) expect(await guess(false, at)).toBe(429)
  one.destroy()
})

test('nor twice the requests', async () => {
  const statuses = await Promise.all(Array.from({ length: 150 }, () => status('GET', '/portal', null, false)))
  // What was guessed counts as well.
  expect(statuses.filter((one) => one === 200)).toHaveLength(60 - 13)
})
