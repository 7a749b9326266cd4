import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { Pages } from './pages.tsx'

const drawPages = (search: string, at: number) =>
  draw(
    <Pages
      label="Firmen"
      query={{ page: at, pageSize: 25, search }}
      total={10_000}
      capped
      shown={25}
      onChange={() => undefined}
    />,
  )

test('a search that finds more than are counted asks for a narrower one and ends with what is counted', async () => {
  await drawPages('gmbh', 400)
  await expect
    .element(page.getByText('9.976 bis 10.000 von mehr als 10.000 Treffern; suchen Sie genauer'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Nächste Seite' })).toBeDisabled()
})

test('a long list without a search goes on behind what is counted', async () => {
  await drawPages('', 400)
  await expect.element(page.getByText('9.976 bis 10.000', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled()
})
