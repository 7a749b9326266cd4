import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { columnsOf, listOperation } from '#contract/list.ts'
import { id } from '#contract/shapes.ts'
import { listViews } from '#contract/views.ts'
import { answers, draw, serverOf } from '../../testing/draw.tsx'
import { ListTable } from './list-table.tsx'
import { useListState } from './use-list-state.ts'

const listFirms = listOperation({
  name: 'listFirms',
  path: '/firms',
  access: 'signedIn',
  summary: 'Firms.',
  title: 'firms.title',
  sort: 'name',
  columns: columnsOf(z.object({ id, name: z.string() }))({ name: { text: 'firms.name', sort: true } }),
})
const texts = { 'firms.title': { de: 'Firmen', en: 'Firms' }, 'firms.name': { de: 'Name', en: 'Name' } }
const firms = Array.from({ length: 5 }, (_, at) => ({
  id: `0198c0de-0000-7000-8000-00000000000${at}`,
  name: `Bau ${at}`,
}))

function Firms() {
  return <ListTable list={useListState(listFirms)} texts={texts} />
}

test('the next page is read behind the last row shown, any other one by its number', async () => {
  const { asked } = serverOf(
    answers(listFirms, { items: firms, total: 30 }),
    answers(listViews, { items: [], hidden: [] }),
  )
  const { address } = await draw(<Firms />, { at: '/?pageSize=5' })
  const pages = () =>
    asked.filter(({ operation }) => operation === 'listFirms').map(({ query }) => [query['page'], query['after']])
  const { id: last } = firms.at(-1)!
  const turn = async (name: string, to: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => pages().at(-1)?.[0]).toBe(to)
    await expect.element(page.getByText(new RegExp(`^${Number(to) * 5 - 4} bis `))).toBeVisible()
  }
  await expect.element(page.getByText('Bau 4')).toBeVisible()
  await turn('Nächste Seite', '2')
  await turn('Nächste Seite', '3')
  await turn('Vorherige Seite', '2')
  await turn('Seite 5', '5')
  expect(address()).not.toContain('after')
  expect(pages()).toEqual([
    ['1', undefined],
    ['2', last],
    ['3', last],
    ['2', undefined],
    ['5', undefined],
  ])
})
