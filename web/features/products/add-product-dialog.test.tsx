import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  type HolderConfiguration,
  listCompanyConfigurations,
  listContactConfigurations,
  listProductConfigurations,
} from '#contract/configurations.ts'
import { answers, clear, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { holding, template } from '#web/testing/held-product.ts'
import { holderOperations } from '#web/shared/holdings/holder-operations.ts'
import { networkProduct } from '#web/testing/network-product.ts'
import { AddProductDialog } from './add-product-dialog.tsx'

test('configurations of the company that cannot be read are told as such in the dialog', async () => {
  serverOf(
    answers(holderOperations(holding.holder).assignable, {
      items: [{ ...networkProduct, hasMaster: true, assigned: false }],
    }),
    refuses(listCompanyConfigurations, 503, 'server.unavailable'),
  )
  await draw(<AddProductDialog holder={holding.holder} onClose={() => undefined} />)
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect.element(alert.getByText('Die Konfigurationen konnten nicht geladen werden.')).toBeVisible()
})

test('what a company or a person has is offered to start from, by its name', async () => {
  const own: HolderConfiguration = { ...template, id: holding.id, name: 'Ausbau', products: [] }
  const offered = async (kind: 'company' | 'contact') => {
    const holder = { ...holding.holder, kind }
    serverOf(
      answers(holderOperations(holder).assignable, {
        items: [{ ...networkProduct, hasMaster: true, assigned: false }],
      }),
      answers(listCompanyConfigurations, { items: [own] }),
      answers(listContactConfigurations, { items: [own] }),
      answers(listProductConfigurations, { items: [template] }),
    )
    await draw(<AddProductDialog holder={holder} onClose={() => undefined} />)
    await page.getByRole('combobox', { name: 'Produkt' }).click()
    await page.getByRole('option', { name: 'Wellenwerk Netzwerk 21' }).click()
    await page.getByRole('combobox', { name: 'Ausgangskonfiguration' }).click()
  }
  await offered('company')
  await expect.element(page.getByRole('option', { name: 'Konfiguration der Firma: Ausbau' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Vorlage: Hochschule' })).toBeVisible()
  await clear()
  await offered('contact')
  await expect.element(page.getByRole('option', { name: 'Konfiguration der Person: Ausbau' })).toBeVisible()
})
