import { beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { checkLedger } from '#contract/ledger.ts'
import { otherRequest } from '../../testing/licence-requests.ts'
import { testPortal, type Who } from '../../testing/portal.ts'

const portal = testPortal()
const limit = 5
let processes: string[] = []
beforeAll(async () => {
  processes = await Promise.all([portal.process(), portal.process()])
})

interface Sent {
  operation: string
  status: number
  // Answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  json: any
}

/** One request to one of the two processes. A machine under load says it is busy; whoever asks again is served. */
async function send(turn: number, who: Who, operation: string, id: string, body?: object): Promise<Sent> {
  const { method, path } = operations.find(({ name }) => name === operation)!
  const headers = { authorization: `Bearer ${await portal.tokenOf(who)}`, 'content-type': 'application/json' }
  for (;;) {
    const answer = await fetch(`${processes[turn % 2]}${path.replace('{id}', id)}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = await answer.json()
    if (answer.status !== 503) return { operation, status: answer.status, json }
  }
}

let number = 1
const machine = () => ({ name: `SRV-${number}`, mac: `001B45${String(number++).padStart(6, '0')}` })
const none = { name: null, mac: null }

/** A holding with so many licensed host IDs. */
async function crowded(count: number) {
  const { id, product } = await portal.given.holdingOf('10023')
  const policy = { moves: limit, months: 12, bridgeDays: 7, coolingDays: 0, automatic: true }
  const saved = await portal.call('administrator', 'PUT', `/products/${product.id}/move-policy`, policy)
  expect(saved.status, JSON.stringify(saved.json)).toBe(200)
  const hosts: string[] = []
  for (let made = 0; made < count; made++) {
    const term = { startDate: '2020-01-01', endDate: '2199-12-31', virtualServer: false }
    const host = await portal.given.host({ holdingId: id, ...term, hosts: [machine(), none, none] })
    await portal.given.licence(host.id)
    hosts.push(host.id)
  }
  return { id: id, hosts }
}

test('60 saves, restores, issues and moves at once at one holding through two processes', async () => {
  const { id, hosts } = await crowded(13)
  // One host only gets licences, the others move as well, some asked for twice.
  const [busy, ...moving] = hosts as [string, ...string[]]
  const current = async (turn: number): Promise<string> =>
    (await send(turn, 'administrator', 'readHolding', id)).json.configuration.id
  const first = await current(0)
  const [historyBefore, licencesBefore] = [(await history(id)).length, (await licencesOf(id)).length]

  const save = async (turn: number) => {
    const basedOn = await current(turn)
    const { items } = (await send(turn, 'administrator', 'readConfiguration', basedOn)).json
    const body = { basedOn, name: `Stand ${turn}`, description: 'Gleichzeitig', changeNotes: `${turn}`, items }
    return send(turn, 'administrator', 'saveConfiguration', id, body)
  }
  const restore = async (turn: number) => {
    const body = { basedOn: await current(turn), configurationId: first, changeNotes: `zurück ${turn}` }
    return send(turn, 'administrator', 'chooseConfiguration', id, body)
  }
  const issue = (turn: number, at: number) =>
    send(turn, 'licenser', 'issueLicence', at % 2 === 0 ? busy : moving[at % moving.length]!, {})
  const move = (turn: number, at: number) => {
    const file = { name: 'neu.id', content: otherRequest({ machines: [machine()] }) }
    return send(turn, 'customer', 'askForMove', moving[at % moving.length]!, { file })
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => [
      // Each kind of request goes to both processes.
      at % 4 < 2 ? save(at) : restore(at),
      issue(at >> 1, at),
      move(at, at),
    ]).flat(),
  )
  expect(answers).toHaveLength(60)
  for (const { operation, status, json } of answers)
    if (status >= 400) {
      expect(status, JSON.stringify(json)).toBeLessThan(500)
      expect(operations.find(({ name }) => name === operation)!.errors, `${operation}: ${json.code}`).toContain(
        json.code,
      )
    }
  const well = (operation: string) => answers.filter((one) => one.operation === operation && one.status < 300)

  // Linear: each configuration but the last was replaced exactly once, and the one that is current never.
  const changes = well('saveConfiguration').length + well('chooseConfiguration').length
  expect(changes).toBeGreaterThan(0)
  const replaced = await history(id)
  expect(replaced.length - historyBefore).toBe(changes)
  expect(new Set(replaced).size).toBe(replaced.length)
  expect(replaced).not.toContain(await current(0))

  // More moves were asked for than the policy has: as many as it has were carried out, the others wait or were refused.
  const asked = well('askForMove').map(({ json }) => json)
  const done = asked.filter(({ state }) => state === 'done')
  expect(done).toHaveLength(limit)
  for (const { state, reasons } of asked.filter((one) => !done.includes(one)))
    expect([state, reasons]).toEqual(['waiting', ['limit']])
  const allowance = (await portal.call('customer', 'GET', `/holdings/${id}/move-allowance`)).json
  expect(allowance).toMatchObject({ used: limit, left: 0 })
  expect(Date.parse(allowance.nextAt)).toBeGreaterThan(Date.now())

  await expectWholeLines(id, {
    moved: new Map(done.map(({ newHostId, oldSerial }) => [newHostId, oldSerial])),
    // What was issued, and for each move the new machine's and the old one's bridge licence.
    count: licencesBefore + well('issueLicence').length + 2 * limit,
  })
}, 120_000)

const history = async (holdingId: string): Promise<string[]> =>
  (
    await portal.database.db
      .selectFrom('configurationHistory')
      .select('configurationId')
      .where('holdingId', '=', holdingId)
      .execute()
  ).map(({ configurationId }) => configurationId)

const licencesOf = (holdingId: string) =>
  portal.database.db
    .selectFrom('licences')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .select(['serial', 'hostId', 'licences.generation', 'supersedes', 'hosts.generation as latest'])
    .where('licences.holdingId', '=', holdingId)
    .orderBy('licences.generation')
    .execute()

/** Generations from 1 without gap or double, each licence replacing the one before; every licence once in a whole ledger. */
async function expectWholeLines(
  holdingId: string,
  { moved, count }: { moved: ReadonlyMap<string, number>; count: number },
): Promise<void> {
  const { db } = portal.database
  const licences = await licencesOf(holdingId)
  expect(licences).toHaveLength(count)
  expect(new Set(licences.map(({ serial }) => serial)).size).toBe(count)
  for (const [hostId, line] of Map.groupBy(licences, (one) => one.hostId)) {
    expect(line.map(({ generation }) => generation)).toEqual(line.map((_, at) => at + 1))
    expect(line.map(({ latest }) => latest)).toEqual(line.map(() => line.length))
    expect(line.map(({ supersedes }) => supersedes)).toEqual(
      line.map((_, at) => (at === 0 ? (moved.get(hostId) ?? null) : line[at - 1]!.serial)),
    )
  }
  const serials = licences.map(({ serial }) => serial)
  const entries = await db.selectFrom('ledgerEntries').select('serial').where('serial', 'in', serials).execute()
  expect(entries).toHaveLength(count)
  expect(new Set(entries.map(({ serial }) => serial))).toEqual(new Set(serials))
  const checked = await portal.ask('administrator', checkLedger)
  expect(checked).toMatchObject({ brokenAt: null, wrongHead: null })
  expect(checked.entries).toBeGreaterThanOrEqual(count)
}
