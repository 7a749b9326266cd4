import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'
import { hostInput } from '../../testing/samples.ts'

const portal = testPortal()
let apps: [FastifyInstance, FastifyInstance]
let token: string
beforeAll(async () => {
  apps = [portal.app, await portal.another()]
  token = await portal.tokenOf('administrator')
})

/** One request through one of the two processes' applications. */
async function ask(turn: number, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const answer = await apps[turn % 2]!.inject({
    ...{ method, url: `/api${path}`, headers: { authorization: `Bearer ${token}` } },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: JSON.parse(answer.body) }
}

test('60 saves, restores and issues at once through two applications leave one line of history and whole generations', async () => {
  const company = (await ask(0, 'GET', '/companies?search=10311')).json.items[0].id
  const products = (await ask(0, 'GET', `/companies/${company}/products`)).json.items
  const { id, product } = products.find((one: { configuration: object | null }) => one.configuration)
  const path = `/company-products/${id}`
  await ask(0, 'PUT', `${path}/configuration`, {
    ...{ basedOn: products.find((one: { id: string }) => one.id === id).configuration.id, end: 'unlimited' },
  })
  const host = (await ask(0, 'POST', `${path}/hosts`, { ...hostInput, version: product.version })).json.id
  const current = async (turn: number) => (await ask(turn, 'GET', path)).json.configuration.id as string
  const first = await current(0)
  const rows = async () => (await ask(1, 'GET', `${path}/configurations`)).json.items as { id: string }[]
  const [before, issuedBefore] = [(await rows()).length, (await licences(host)).length]

  const save = async (turn: number) => {
    const basedOn = await current(turn)
    const { items } = (await ask(turn, 'GET', `/configurations/${basedOn}`)).json
    const body = { basedOn, name: `Stand ${turn}`, description: 'Gleichzeitig', changeNotes: `${turn}`, items }
    return ask(turn, 'POST', `${path}/configurations`, body)
  }
  const restore = async (turn: number) => {
    const body = { basedOn: await current(turn), configurationId: first, changeNotes: `zurück ${turn}` }
    return ask(turn, 'PUT', `${path}/configuration`, body)
  }
  const issue = (turn: number) => ask(turn, 'POST', `/hosts/${host}/licences`, {})
  const work = [save, restore, issue]
  const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => work[turn % 3]!(turn)))
  const count = (kind: number, ok: number) =>
    answers.filter((answer, turn) => turn % 3 === kind && answer.status === ok).length
  for (const { status, json } of answers)
    if (status >= 400) expect([status, json.code]).toEqual([409, expect.stringMatching(/changedMeanwhile$/)])
  const changes = count(0, 201) + count(1, 200)
  expect(changes).toBeGreaterThan(0)

  // Linear: each change but the last was replaced exactly once, and the one that is current never.
  const history = await portal.database.db
    .selectFrom('configurationHistory')
    .select('configurationId')
    .where('companyProductId', '=', id)
    .execute()
  const replaced = history.map(({ configurationId }) => configurationId)
  expect(new Set(replaced).size).toBe(replaced.length)
  expect(replaced).not.toContain(await current(0))
  expect((await rows()).length).toBe(before + changes)

  const issued = await licences(host)
  expect(issued.length - issuedBefore).toBe(count(2, 201))
  expect(issued.map(({ generation }) => generation)).toEqual(issued.map((_, at) => at + 1))
  expect(new Set(issued.map(({ serial }) => serial)).size).toBe(issued.length)
}, 120_000)

const licences = (host: string) =>
  portal.database.db
    .selectFrom('licences')
    .select(['generation', 'serial'])
    .where('hostId', '=', host)
    .orderBy('generation')
    .execute()
