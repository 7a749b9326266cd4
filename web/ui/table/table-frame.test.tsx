import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { TableFrame } from './table-frame.tsx'

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
  await expect.element(page.getByText(/^So geschrieben gibt es „Hambrug“ nicht/)).toBeVisible()
})
