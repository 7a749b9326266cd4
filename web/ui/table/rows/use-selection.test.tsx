import { afterEach, expect, test } from 'vitest'
import { drawHook } from '../../../testing/draw-hook.tsx'
import { useSelection } from './use-selection.ts'

interface Person {
  id: string
  name: string
}
const [anna, bert, carl]: Person[] = ['Anna', 'Bert', 'Carl'].map((name) => ({ id: name, name }))
type Given = Parameters<typeof useSelection<Person>>[0]

const drawn: { end: () => Promise<void> }[] = []
async function selection(given: Given) {
  const one = await drawHook((seen: Given) => useSelection(seen, ({ name }) => name), given)
  drawn.push(one)
  return one
}
const names = ({ rows }: { rows: Person[] }) => rows.map(({ name }) => name)

afterEach(async () => {
  for (const one of drawn.splice(0)) await one.end()
})

test('chosen one by one or all of a page, kept over the pages of the list', async () => {
  const first = { list: 'a', part: '1', rows: [anna!, bert!] }
  const chosen = await selection(first)
  await chosen.act(({ selection: { toggle } }) => toggle(anna!))
  expect([names(chosen.now), chosen.now.selection.all, chosen.now.selection.some]).toEqual([['Anna'], false, true])
  await chosen.draw({ list: 'a', part: '2', rows: undefined })
  await chosen.draw({ list: 'a', part: '2', rows: [carl!] })
  expect(chosen.now.selection.some).toBe(false)
  await chosen.act(({ selection: { toggleAll } }) => toggleAll())
  expect([names(chosen.now), chosen.now.selection.all]).toEqual([['Anna', 'Carl'], true])
  await chosen.draw(first)
  await chosen.act(({ selection: { toggle } }) => toggle(anna!))
  expect(names(chosen.now)).toEqual(['Carl'])
  await chosen.act(({ clear }) => clear())
  expect(names(chosen.now)).toEqual([])
})

test('another record’s list begins with nothing chosen, and so does the first one when it is seen again', async () => {
  const chosen = await selection({ list: 'a', part: '1', rows: [anna!] })
  await chosen.act(({ selection: { toggle } }) => toggle(anna!))
  await chosen.draw({ list: 'b', part: '1', rows: undefined })
  expect(names(chosen.now)).toEqual([])
  await chosen.draw({ list: 'a', part: '1', rows: [anna!] })
  expect(names(chosen.now)).toEqual([])
})

test('a row that is gone is chosen no longer, on no page; one that changed is given as it is now', async () => {
  const chosen = await selection({ list: 'a', part: '1', rows: [anna!, bert!] })
  await chosen.act(({ selection: { toggleAll } }) => toggleAll())
  const changed = { ...bert!, name: 'Berta' }
  await chosen.draw({ list: 'a', part: '1', rows: [changed] })
  expect(names(chosen.now)).toEqual(['Berta'])
  await chosen.draw({ list: 'a', part: '2', rows: [carl!] })
  expect(names(chosen.now)).toHaveLength(1)
})
