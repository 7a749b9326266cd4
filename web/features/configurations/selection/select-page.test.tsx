import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listCompanyConfigurations, listProductConfigurations } from '#contract/configurations.ts'
import { readHolding } from '#contract/holdings.ts'
import { answers, clear, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { holding, template } from '#web/testing/held-product.ts'
import { SelectPage } from './select-page.tsx'

const server = () =>
  serverOf(
    answers(readHolding, holding),
    answers(listProductConfigurations, { items: [template] }),
    answers(listCompanyConfigurations, { items: [] }),
  )

const look = (permissions: string[]) =>
  draw(<SelectPage />, {
    route: '/{$product}configuration/select/$id',
    at: `/wellenwerkconfiguration/select/${holding.id}`,
    me: { permissions },
  })

test('what is still to be chosen is called by its name, and templates go with whom may delete them', async () => {
  const remove = page.getByRole('button', { name: 'Vorlage „Hochschule“ löschen' })
  server()
  await look(['configurations.choose', 'templates.delete'])
  await expect.element(page.getByText('Noch offen: Ausgangskonfiguration', { exact: true })).toBeVisible()
  await expect.element(remove).toBeVisible()
  await clear()
  server()
  await look(['configurations.choose'])
  await expect.element(page.getByRole('radio', { name: 'Hochschule' })).toBeVisible()
  await expect.element(remove).not.toBeInTheDocument()
})

test('choices that cannot be read are told as such, with the number of the failure', async () => {
  server().now(refuses(listProductConfigurations, 503, 'server.unavailable'))
  await look(['configurations.choose'])
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Die Konfigurationen konnten nicht geladen werden.')).toBeVisible()
  await expect.element(alert.getByText(/probe-1/)).toBeVisible()
})
