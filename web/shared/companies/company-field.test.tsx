import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listCompanies } from '#contract/companies.ts'
import { answers, draw, refuses, serverOf } from '../../testing/draw.tsx'
import { CompanyField } from './company-field.tsx'

const field = <CompanyField id="company" name="company" label="Bleibt" value={null} onChange={() => undefined} />

test('a company that could not be searched for is not said to be missing', async () => {
  serverOf(refuses(listCompanies, 500, 'server.failed'))
  await draw(field)
  await page.getByRole('combobox', { name: 'Bleibt' }).fill('Lindqvist')
  await expect.element(page.getByText(/Die Suche ist fehlgeschlagen/).first()).toBeVisible()
  await expect.element(page.getByText(/Kein passender Eintrag/)).not.toBeInTheDocument()
})

test('a company there is none of is said to be missing', async () => {
  serverOf(answers(listCompanies, { items: [], total: 0 }))
  await draw(field)
  await page.getByRole('combobox', { name: 'Bleibt' }).fill('Lindqvist')
  await expect.element(page.getByText(/Kein passender Eintrag/)).toBeVisible()
})
