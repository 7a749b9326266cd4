import { expect } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('killed-import')

const rows = 5000
const table = `Kundennummer;Name;Straße;Hausnummer;PLZ;Ort\n${Array.from(
  { length: rows },
  (_, index) => `${700_000 + index};Getötet ${index} GmbH;Weg;${index + 1};20457;Hamburg`,
).join('\n')}\n`

interface Counts {
  state: string
  counts: { chosen: number; written: number; failed: number }
}

test('an import of 5,000 rows goes on after kill -9, and no row counts twice', async () => {
  test.setTimeout(600_000)
  let ask = await signedIn(server.url)
  const { id, mapping } = await ask('POST', '/imports?kind=companies&fileName=viele.csv', Buffer.from(table))
  await ask('PUT', `/imports/${id}/mapping`, { mapping })
  const read = async () => (await ask('GET', `/imports/${id}`)) as unknown as Counts
  await expect.poll(async () => (await read()).state, { timeout: 120_000 }).toBe('checked')
  await ask('POST', `/imports/${id}/start`, { rows: 'all' })
  for (const until of [700, 2500]) {
    await expect
      .poll(async () => (await read()).counts.written, { timeout: 120_000, intervals: [250] })
      .toBeGreaterThan(until)
    await server.kill()
    await server.start()
    ask = await signedIn(server.url)
    expect((await read()).state).toBe('writing')
  }
  await expect.poll(async () => (await read()).state, { timeout: 200_000 }).toBe('done')
  expect((await read()).counts).toMatchObject({ chosen: rows, written: rows, failed: 0 })
  const { total } = await ask('GET', '/companies?search=Get%C3%B6tet')
  expect(total).toBe(rows)
  const audit = await ask('GET', '/audit?operation=startImport&kind=company', undefined, 'administrator')
  expect(audit.total).toBe(rows)
})

type Answer = Record<string, unknown> & { id: string; mapping: unknown; total: number }

async function signedIn(url: string) {
  const tokens = new Map<string, string>()
  const send = async (method: string, path: string, body: unknown, token?: string): Promise<Answer> => {
    const bytes = Buffer.isBuffer(body)
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: bytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    expect(answer.status, `${method} ${path}`).toBeLessThan(300)
    return (await answer.json()) as Answer
  }
  return async (method: string, path: string, body?: unknown, who = 'licenser') => {
    const credentials = { email: `${who}@wellenwerk.example`, password: demoPassword }
    const token = tokens.get(who) ?? ((await send('POST', '/session', credentials))['accessToken'] as string)
    tokens.set(who, token)
    return send(method, path, body, token)
  }
}
