import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listConfigurations } from '#contract/configurations.ts'
import { readHolding } from '#contract/holdings.ts'
import { listModules } from '#contract/products.ts'
import type { ConfigurationItem, Count } from '#licence/configuration.ts'
import { checkConfiguration, keptOnSave } from '#licence/configuration-rules.ts'
import {
  raiseCount,
  reduceCount,
  setConnect,
  setEndDate,
  setStartDate,
  setStudent,
  setTest,
  setUncounted,
} from '#licence/counts.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { completeItems, configurationOf, factsOf, savingOf } from './fixtures.ts'

const portal = testPortal()
const save = (id: string, body: object, who: Who | null = 'administrator') =>
  portal.call(who, 'POST', `/holdings/${id}/configurations`, body)
const listed = async (id: string) => (await portal.ask('licenser', listConfigurations, { params: { id } })).items

test('a save writes a new configuration, the history of the old one, and moves the holding', async () => {
  const added = await portal.given.holding()
  const before = await configurationOf(portal, added.configuration?.id)
  const body = await savingOf(portal, added)
  const answer = await save(added.id, { ...body, changeNotes: 'Zwei Plätze mehr' })
  expect(answer.status).toBe(201)
  const { configuration, movedHoldings } = answer.json
  expect(movedHoldings).toEqual([added.id])
  expect(configuration.id).not.toBe(before.id)
  expect(factsOf(configuration.items)).toEqual(factsOf(body.items))
  expect(await configurationOf(portal, before.id)).toEqual(before)
  const current = await portal.ask('licenser', readHolding, { params: { id: added.id } })
  expect(current.configuration).toMatchObject({ id: configuration.id, name: 'Stand 2', description: 'Zwei Plätze' })
  expect(await listed(added.id)).toMatchObject([
    {
      id: configuration.id,
      active: true,
      replacedAt: null,
      changeNotes: '',
      // They stand with what they made.
      notes: 'Zwei Plätze mehr',
      inUse: true,
      sharedWith: 0,
      createdBy: 'Katrin Wellenbrink',
    },
    {
      id: before.id,
      active: false,
      changeNotes: 'Zwei Plätze mehr',
      notes: '',
      inUse: false,
      replacedBy: 'Katrin Wellenbrink',
      createdBy: 'Torben Achterberg',
    },
  ])
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select(['recordKind', 'changes'])
    .where('operation', '=', 'saveConfiguration')
    .where('recordId', '=', added.id)
    .execute()
  expect(audit).toEqual([{ recordKind: 'holding', changes: { configurationId: [before.id, configuration.id] } }])
})

test('whatever edits the rules allow, what was saved is what is read', async () => {
  const added = await portal.given.holding()
  let basedOn = added.configuration!.id
  const start = completeItems((await configurationOf(portal, basedOn)).items, 3)
  const ids: string[] = []
  const collect = (items: readonly ConfigurationItem[]): void =>
    items.forEach((item) => {
      if (item.count.kind !== 'dependency') ids.push(item.id)
      collect(item.children)
    })
  collect(start)
  const edit = fc.record({ id: fc.constantFrom(...ids), kind: fc.nat(8), number: fc.nat(100) })
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
      const items = edits.reduce((tree, { id, kind, number }) => apply(tree, id, kind, number), start)
      fc.pre(checkConfiguration(items).length === 0)
      const answer = await save(added.id, { basedOn, name: '', description: 'Eigenschaft', items })
      expect(answer.status).toBe(201)
      basedOn = answer.json.configuration.id
      const read = await configurationOf(portal, basedOn)
      expect(factsOf(read.items)).toEqual(factsOf(renumbered(keptOnSave(items))))
      expect(read.items).toEqual(answer.json.configuration.items)
    }),
    { numRuns: 40, seed: 2026 },
  )
})

function apply(tree: ConfigurationItem[], id: string, kind: number, number: number): ConfigurationItem[] {
  const edits = [
    () => raiseCount(tree, id),
    () => reduceCount(tree, id),
    () => setUncounted(tree, id, number % 2 === 0),
    () => setTest(tree, id, number % 3 === 0 ? null : number),
    () => setStudent(tree, id, number % 2 === 0),
    () => setConnect(tree, id, number % 2 === 0),
    () => setEndDate(tree, id, number % 2 === 0 ? 'unlimited' : '2030-02-28'),
    () => setStartDate(tree, id, number % 2 === 0 ? '2026-01-01' : null),
    () => raiseCount(raiseCount(tree, id).items, id),
  ]
  return edits[kind]!().items
}

const renumbered = (items: readonly ConfigurationItem[]): ConfigurationItem[] =>
  items.map((item, sorting) => ({ ...item, sorting, children: renumbered(item.children) }))

const change = (items: ConfigurationItem[], licName: string, to: Partial<ConfigurationItem>): ConfigurationItem[] =>
  items.map((item) => ({ ...item, ...(item.licName === licName && to), children: change(item.children, licName, to) }))
const counted = (n: number): Count => ({ kind: 'counted', n })

test.each([
  ['above the explorer', 'WELLE', { count: counted(3) }, 'configuration.aboveExplorer', 'Wellen und Achsen'],
  ['above the explorer on level three', 'WELLE-743', { count: counted(3) }, 'configuration.aboveExplorer', 'DIN 743'],
  ['above its parent', 'WELLE-743', { count: counted(2) }, 'configuration.parentLower', 'DIN 743'],
  ['without an end', 'ZAHN', { unlimited: false }, 'configuration.endDateMissing', 'Stirnräder'],
  ['with a negative count', 'ZAHN', { count: counted(-2) }, 'configuration.countRange', 'Stirnräder'],
  ['with a huge count', 'ZAHN', { count: counted(1e300) }, 'configuration.countRange', 'Stirnräder'],
  ['with half a seat', 'ZAHN', { count: counted(0.5) }, 'configuration.countRange', 'Stirnräder'],
  ['with a test count of 101', 'ZAHN', { test: true, testCount: 101 }, 'configuration.testCountRange', 'Stirnräder'],
  ['as test and student', 'ZAHN', { test: true, student: true }, 'configuration.testAndStudent', 'Stirnräder'],
  [
    'in the year 10000',
    'ZAHN',
    { unlimited: false, endDate: '10000-01-01' },
    'configuration.dateMalformed',
    'Stirnräder',
  ],
  ['on a day that does not exist', 'ZAHN', { startDate: '2026-02-30' }, 'configuration.dateMalformed', 'Stirnräder'],
  ['unlimited with an end', 'ZAHN', { endDate: '2027-01-01' }, 'configuration.endDateUnlimited', 'Stirnräder'],
  [
    'ending before it starts',
    'ZAHN',
    { unlimited: false, startDate: '2027-02-01', endDate: '2027-01-01' },
    'configuration.startAfterEnd',
    'Stirnräder',
  ],
] as [string, string, Partial<ConfigurationItem>, string, string][])(
  'an item %s is refused by name',
  async (_name, licName, to, code, name) => {
    const added = await portal.given.holding()
    const body = await savingOf(portal, added)
    const answer = await save(added.id, { ...body, items: change(body.items, licName, to) })
    expect([answer.status, answer.json.code]).toEqual([422, 'configurations.broken'])
    expect(
      answer.json.details.broken.map((one: { code: string; detail: { name: string } }) => [one.code, one.detail.name]),
    ).toContainEqual([code, name])
    expect(await listed(added.id)).toHaveLength(1)
  },
)

test('shape and bounds: name, description, levels, size, catalogue', async () => {
  const added = await portal.given.holding()
  const body = await savingOf(portal, added)
  const refused = async (more: object) => {
    const { status, json } = await save(added.id, { ...body, ...more })
    return [status, json.code, json.field]
  }
  expect(await refused({ name: 'x'.repeat(31) })).toEqual([400, 'request.invalid', 'name'])
  expect(await refused({ description: ' ' })).toEqual([400, 'request.invalid', 'description'])
  expect(await refused({ description: 'x'.repeat(223) })).toEqual([400, 'request.invalid', 'description'])
  const [top] = body.items
  const { moduleId, count } = top!
  const leaf = { moduleId, count, unlimited: true }
  expect(await refused({ items: [{ ...leaf, children: [leaf] }] })).toEqual([
    422,
    'configurations.moduleUnknown',
    undefined,
  ])
  expect(await refused({ items: [{ ...leaf, moduleId: added.id }] })).toEqual([
    422,
    'configurations.moduleUnknown',
    undefined,
  ])
  expect(await refused({ items: [leaf, leaf] })).toEqual([422, 'configurations.moduleTwice', undefined])
  expect(
    (await refused({ items: [{ ...leaf, children: [{ ...leaf, children: [{ ...leaf, children: [leaf] }] }] }] }))[1],
  ).toBe('request.invalid')
  expect(await refused({ items: Array.from({ length: 2001 }, () => leaf) })).toEqual([400, 'request.invalid', 'items'])
  const wide = { ...leaf, children: Array.from({ length: 1000 }, () => leaf) }
  expect(await refused({ items: [wide, wide] })).toEqual([400, 'request.invalid', 'items'])
  expect(await refused({ items: [{ ...leaf, count: { kind: 'counted', n: '1' } }] })).toEqual([
    400,
    'request.invalid',
    'items.0.count.n',
  ])
})

test('level one at 0, and below a dependency everything but GROUP, is not stored', async () => {
  const added = await portal.given.holding()
  const body = await savingOf(portal, added)
  const modules = (await portal.ask('licenser', listModules, { query: { level: 2 } })).items
  const other = modules.find((module) => module.licName === 'KERN-PAR')
  const kernel = body.items.find((item) => item.licName === 'KERN')!
  const parallel = { ...kernel.children[0]!, moduleId: other!.id, count: counted(1) }
  const items = change(change(body.items, 'KERN', { children: [...kernel.children, parallel] }), 'ZAHN', {
    count: counted(0),
    children: [],
  })
  const { configuration } = (await save(added.id, { ...body, items })).json
  const names = configuration.items.map((item: ConfigurationItem) => item.licName)
  expect(names).toEqual(body.items.map((item) => item.licName).filter((name) => name !== 'ZAHN'))
  const stored = configuration.items.find((item: ConfigurationItem) => item.licName === 'KERN')
  expect(stored.children.map((item: ConfigurationItem) => item.licName)).toEqual(['GROUP'])
})

test('names come from the catalogue, whatever the caller writes', async () => {
  const added = await portal.given.holding()
  const body = await savingOf(portal, added)
  const items = change(body.items, 'E', { name: 'Anders', licName: 'X', level: 3 })
  const answer = await save(added.id, { ...body, items })
  expect(answer.json.configuration.items.map((item: ConfigurationItem) => item.licName)).toContain('E')
})

test('of two people who save at once exactly one wins, the other learns it', async () => {
  const added = await portal.given.holding()
  const body = await savingOf(portal, added)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => save(added.id, { ...body, updateAll: index % 2 === 0 })),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(
    new Set(answers.filter((answer) => answer.status !== 201).map((answer) => `${answer.status} ${answer.json.code}`)),
  ).toEqual(new Set(['409 configurations.changedMeanwhile']))
  expect(await listed(added.id)).toHaveLength(2)
  expect((await save(added.id, { ...body, basedOn: null })).json.code).toBe('configurations.changedMeanwhile')
})

test('a holding without a configuration gets its first by saving, with no history', async () => {
  const added = await portal.given.holding()
  const body = await savingOf(portal, added)
  await portal.database.db.updateTable('holdings').set({ configurationId: null }).where('id', '=', added.id).execute()
  expect((await save(added.id, body)).status).toBe(409)
  expect((await save(added.id, { ...body, basedOn: null, updateAll: true })).status).toBe(201)
  expect(await listed(added.id)).toHaveLength(1)
})

test('updateAll moves every holding that shares the old configuration, otherwise only this one moves', async () => {
  const first = await portal.given.holding()
  const shared = { companyId: first.holder.id, configurationId: first.configuration?.id, shared: true }
  const second = await portal.given.holding({ code: 'WW-EP-20', ...shared })
  const third = await portal.given.holding({ code: 'WW-CL-20', ...shared })
  expect((await listed(first.id))[0]).toMatchObject({ sharedWith: 2 })
  const alone = await save(first.id, await savingOf(portal, first))
  expect(alone.json.movedHoldings).toEqual([first.id])
  const all = await save(second.id, { ...(await savingOf(portal, second)), updateAll: true, changeNotes: 'alle' })
  expect(all.json.movedHoldings.toSorted()).toEqual([second.id, third.id].toSorted())
  for (const id of [second.id, third.id])
    expect(await listed(id)).toMatchObject([
      { id: all.json.configuration.id, active: true, sharedWith: 1 },
      { id: first.configuration?.id, active: false, changeNotes: 'alle' },
    ])
  expect((await listed(first.id))[0]!.id).toBe(alone.json.configuration.id)
})

test('parallel saves with updateAll of products that share one configuration: exactly one wins', async () => {
  const first = await portal.given.holding()
  const shared = { companyId: first.holder.id, configurationId: first.configuration?.id, shared: true }
  const second = await portal.given.holding({ code: 'WW-EP-20', ...shared })
  const body = { ...(await savingOf(portal, first)), updateAll: true }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save(index % 2 ? first.id : second.id, body)),
  )
  expect(answers.map((answer): number => answer.status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ])
  const history = await portal.database.db
    .selectFrom('configurationHistory')
    .selectAll()
    .where('configurationId', '=', first.configuration!.id)
    .execute()
  expect(history.map((row) => row.holdingId).toSorted()).toEqual([first.id, second.id].toSorted())
})

test.each([
  ['licenser', 403],
  ['customer', 403],
  ['user', 403],
  ['student', 403],
  [null, 401],
] as [Who | null, number][])('%s does not save (%i)', async (who, status) => {
  const added = await portal.given.holding()
  expect((await save(added.id, await savingOf(portal, added), who)).status).toBe(status)
})
