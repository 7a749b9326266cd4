import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { downloadMovingTemplate, type MovingStep, readMovingIn } from '#contract/moving-in.ts'
import { answers, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { MovingInPage } from './moving-in-page.tsx'

const nothing = { there: 0, known: 0, missing: [], last: null }
const steps: MovingStep[] = [
  { ...nothing, kind: 'products', there: 11, known: 4 },
  {
    ...nothing,
    kind: 'holdings',
    missing: ['companies'],
    last: {
      importId: '0197a5d0-0000-7000-8000-00000000000a',
      fileName: 'kundenprodukte.csv',
      state: 'done',
      createdAt: '2026-05-01T08:00:00.000Z',
      toWrite: 0,
      errors: 3,
    },
  },
]

test('the guide says for each table what is there, what comes first, and what did not fit', async () => {
  const { asked } = serverOf(
    answers(readMovingIn, { items: steps }),
    refuses(downloadMovingTemplate, 503, 'server.busy'),
  )
  await draw(<MovingInPage />, { route: '/management/imports/movingin', me: { permissions: ['products.all'] } })
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  const products = rowOf('Produkte').first()
  await expect.element(products.getByText('11, mit alter ID: 4')).toBeVisible()
  await expect.element(products.getByText('Noch nichts aufgenommen')).toBeVisible()
  const holdings = rowOf('Kundenprodukte').last()
  await expect.element(holdings.getByText('Zuerst: Firmen')).toBeVisible()
  await expect.element(holdings.getByText('3 Zeilen passen nicht')).toBeVisible()
  await expect.element(holdings.getByRole('link', { name: 'Letzte Tabelle: kundenprodukte.csv' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Tabelle hochladen: Kundenprodukte' }))
    .toHaveAttribute('href', '/management/imports?kind=holdings')
  await page.getByRole('button', { name: 'CSV: Vorlage Kundenprodukte' }).click()
  await expect
    .poll(() => asked.find(({ operation }) => operation === downloadMovingTemplate.name))
    .toMatchObject({ path: '/api/moving-in/templates/holdings', query: { format: 'csv', language: 'de' } })
})
