import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listCompanyConfigurations } from '#contract/configurations.ts'
import { answers, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { holding } from '#web/testing/held-product.ts'
import { holderOperations } from '#web/shared/holdings/holder-operations.ts'
import { networkProduct } from '#web/testing/network-product.ts'
import { AddProductDialog } from './add-product-dialog.tsx'

test('configurations of the company that cannot be read are told as such in the dialog', async () => {
  serverOf(
    answers(holderOperations(holding.holder).assignable, { items: [{ ...networkProduct, assigned: false }] }),
    refuses(listCompanyConfigurations, 503, 'server.unavailable'),
  )
  await draw(<AddProductDialog holder={holding.holder} onClose={() => undefined} />)
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect.element(alert.getByText('Die Konfigurationen konnten nicht geladen werden.')).toBeVisible()
})
