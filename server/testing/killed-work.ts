// Long work whose server is killed in the middle: it goes on, and nothing is done twice. `npm test` runs these with few
// rows, `npm run bench -- killed-work` with thousands.
import assert from 'node:assert/strict'
import { caller, expectSuccess } from '../../bench/api.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { makeCustomer } from './customers.ts'
import { until } from './until.ts'

export interface Killable {
  readonly url: string
  /** Ends the process without a chance to tidy up. */
  kill(): Promise<void>
  start(): Promise<void>
}

type Call = ReturnType<typeof caller>

/** Kills the server whenever more than so many are done, and starts it again. */
async function killAt(
  server: Killable,
  marks: readonly number[],
  done: () => Promise<number>,
  still: () => Promise<void>,
) {
  for (const mark of marks) {
    await until(done, (count) => count > mark, 20)
    await server.kill()
    await server.start()
    await still()
  }
}

/** An import of a table of companies, killed when more rows than each mark are written. */
export async function killImport(server: Killable, rows: number, marks: readonly number[]): Promise<void> {
  const line = (index: number) => `${700_000 + index};Getötet ${index} GmbH;Weg;${index + 1};20457;Hamburg`
  const table = ['Kundennummer;Name;Straße;Hausnummer;PLZ;Ort', ...Array.from({ length: rows }, (_, at) => line(at))]
  const ask = (method: string, path: string, body?: object, role = 'licenser') =>
    expectSuccess(caller(server.url, role)(method, path, body))
  const upload = Buffer.from(`${table.join('\n')}\n`)
  const { id, mapping } = await ask('POST', '/imports?kind=companies&fileName=viele.csv', upload)
  await ask('PUT', `/imports/${id}/mapping`, { mapping })
  let call = caller(server.url, 'licenser')
  const read = () => expectSuccess(call('GET', `/imports/${id}`))
  await until(read, ({ state }) => state === 'checked', 250)
  await ask('POST', `/imports/${id}/start`, { rows: 'all' })
  const written = async () => (await read()).counts.written as number
  await killAt(server, marks, written, async () => {
    call = caller(server.url, 'licenser')
    assert.equal((await read()).state, 'writing')
  })
  const { counts } = await until(read, ({ state }) => state === 'done', 250)
  assert.deepEqual([counts.chosen, counts.written, counts.failed], [rows, rows, 0])
  assert.equal((await ask('GET', '/companies?search=Get%C3%B6tet')).total, rows)
  const audit = await ask('GET', '/audit?operation=startImport&kind=company', undefined, 'administrator')
  assert.equal(audit.total, rows)
}

/** A campaign with new licences, killed when more holdings than each mark are changed. */
export async function killCampaign(server: Killable, total: number, marks: readonly number[]): Promise<void> {
  let call = caller(server.url)
  const made: { id: string; hostId: string }[] = []
  for (let from = 0; from < total; from += 8) {
    const few = Array.from({ length: Math.min(8, total - from) }, (_, at) => from + at)
    made.push(...(await Promise.all(few.map((at) => makeCustomer(call, 790_000 + at, `Getötet ${at} GmbH`)))))
  }
  const change = { kind: 'extendEnd', months: 1, hosts: true }
  const campaign = await expectSuccess(
    call('POST', '/campaigns', { name: 'Kill', filter: { search: 'Getötet' }, change, issue: true }),
  )
  const read = () => expectSuccess(call('GET', `/campaigns/${campaign.id}`))
  await until(read, ({ state }) => state === 'checked', 250)
  await expectSuccess(call('POST', `/campaigns/${campaign.id}/start`, {}))
  const changed = async () => (await read()).counts.changed as number
  await killAt(server, marks, changed, async () => {
    call = caller(server.url)
    assert.equal((await read()).state, 'running')
  })
  const { counts } = await until(read, ({ state }) => state === 'done', 250)
  assert.deepEqual([counts.changed, counts.failed, counts.changedSince, counts.licences], [total, 0, 0, total])
  for (const { id, hostId } of made) {
    const { items: versions } = await expectSuccess(call('GET', `/holdings/${id}/configurations`))
    const { items: licences } = await expectSuccess(call('GET', `/hosts/${hostId}/licences`))
    assert.deepEqual([versions.length, licences.length], [2, 2])
    assert.deepEqual([licences[0].generation, licences[0].endDate], [2, '2028-01-31'])
  }
}

/** All live licences signed again by a new key, killed when a few are. */
export async function killResigning(server: Killable): Promise<void> {
  let ask = await confirmed(server.url)
  await ask('POST', '/signing-keys', {})
  const keys = await ask('GET', '/signing-keys')
  const key = keys.items.find(({ live }: { live: number }) => live > 0)
  const before = (await ask('GET', '/ledger/state')).position
  const { id } = await ask('POST', `/signing-keys/${key.id}/resignings`, { mail: true })
  const read = () => ask('GET', `/resignings/${id}`)
  await killAt(
    server,
    [2],
    async () => (await read()).signed,
    async () => {
      ask = await confirmed(server.url)
      assert.equal((await read()).state, 'running')
    },
  )
  const { signed } = await until(read, ({ state }) => state === 'done', 250)
  assert.equal(signed, key.live)
  assert.equal((await ask('GET', '/ledger/state')).position, before + key.live)
  assert.equal((await ask('GET', '/ledger/check')).brokenAt, null)
  const after = await ask('GET', '/signing-keys')
  assert.equal(after.items.find((one: { id: string }) => one.id === key.id).live, 0)
}

/** Calls of an administrator who has just given the password once more. */
async function confirmed(url: string) {
  const call: Call = caller(url)
  const ask = (method: string, path: string, body?: object) => expectSuccess(call(method, path, body))
  await ask('POST', '/session/confirmation', { password: demoPassword })
  return ask
}
