import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readProduct } from '#contract/catalogue.ts'
import { answers, clear, draw, serverOf } from '#web/testing/draw.tsx'
import { networkProduct } from '#web/testing/network-product.ts'
import { EditProductPage } from './edit-product-page.tsx'

test('the master of a product is seen by whom may edit it; others read the overview at its address', async () => {
  const master = page.getByRole('heading', { name: 'Masterkonfiguration' })
  const tab = page.getByRole('link', { name: 'Masterkonfiguration' })
  const look = async (permissions: string[]) => {
    serverOf(answers(readProduct, networkProduct))
    await draw(<EditProductPage id={networkProduct.id} tab="master" />, { me: { permissions } })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Wellenwerk Netzwerk 21')
  }
  await look(['products.all', 'master.edit'])
  await expect.element(master).toBeVisible()
  await clear()
  await look(['products.all'])
  await expect.element(tab).not.toBeInTheDocument()
  await expect.element(master).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page')
})
