import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { TableFrame } from './table-frame.tsx'

test('a list that filters left nothing of offers to take them away; an empty one says why it is empty', async () => {
  const removed: string[] = []
  const drawList = (chips: string[]) =>
    draw(
      <TableFrame
        label="Firmen"
        columns={[]}
        rows={[]}
        total={0}
        defaultSort={undefined}
        query={{ page: 1, pageSize: 25, search: '' }}
        onChange={() => undefined}
        chips={chips.map((key) => ({ key, text: key, remove: () => removed.push(key) }))}
        empty={{ text: 'In diesem Zeitraum endet nichts.' }}
      />,
    )
  await drawList(['März', 'Müller'])
  await page.getByRole('button', { name: 'Filter entfernen' }).click()
  expect(removed).toEqual(['März', 'Müller'])
  expect(document.activeElement).not.toBe(document.body)
  await drawList([])
  await expect.element(page.getByText('In diesem Zeitraum endet nichts.').last()).toBeVisible()
  await expect.element(page.getByText(/Noch keine Einträge|0 bis 0/)).not.toBeInTheDocument()
})

const drawNothing = (capped: boolean) =>
  draw(
    <TableFrame
      label="Firmen"
      columns={[]}
      rows={[]}
      total={0}
      defaultSort={undefined}
      capped={capped}
      query={{ page: 1, pageSize: 25, search: 'Hambrug' }}
      onChange={() => undefined}
    />,
  )

test('a search without a hit says so, and whether it was broken off', async () => {
  await drawNothing(false)
  await expect.element(page.getByText(/^Zu „Hambrug“ gibt es keinen Eintrag/)).toBeVisible()
  await drawNothing(true)
  await expect.element(page.getByText(/^Die Suche nach „Hambrug“ dauerte zu lange/)).toBeVisible()
})
