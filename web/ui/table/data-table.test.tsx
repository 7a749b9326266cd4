import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clear, draw } from '../../testing/draw.tsx'
import { DataTable } from './data-table.tsx'

const machines = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, name: `SRV-${String(at).padStart(2, '0')}` }))

function Machines() {
  const [many, setMany] = useState(12)
  return (
    <>
      <button type="button" onClick={() => setMany(8)}>
        Fewer
      </button>
      <DataTable label="Rechner" columns={[{ key: 'name', text: 'Name' }]} rows={machines.slice(0, many)} />
    </>
  )
}

afterEach(clear)

test('who looks at a page that is gone sees the last one there is', async () => {
  await draw(<Machines />)
  await page.getByRole('button', { name: 'Nächste Seite' }).click()
  await expect.element(page.getByText('SRV-11')).toBeVisible()
  await page.getByRole('button', { name: 'Fewer' }).click()
  await expect.element(page.getByText('SRV-07')).toBeVisible()
})
