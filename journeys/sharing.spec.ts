import { expect } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { openAs, portalUrl } from './actors.ts'
import { test } from './journey.ts'

interface Held {
  id: string
  product: { id: string; version: number }
  configuration: { id: string } | null
}

async function api() {
  const session = await fetch(`${portalUrl()}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'administrator@wellenwerk.example', password: demoPassword }),
  })
  const { accessToken } = (await session.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  return async (path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(`${portalUrl()}/api${path}`, init)).json()
  }
}

test('two products of a company go on with the very same configuration', async ({ page }) => {
  const call = await api()
  const { items: companies } = (await call('/companies?search=10147')) as { items: { id: string }[] }
  const { items } = (await call(`/companies/${companies[0]!.id}/products`)) as { items: Held[] }
  const from = items.find(({ configuration }) => configuration)!
  const { items: products } = (await call('/products')) as { items: { id: string; version: number }[] }
  let to: Held | undefined
  for (const { id: productId, version } of products) {
    const taken = items.some(({ product }) => product.id === productId)
    if (to || version !== from.product.version || taken) continue
    const given = (await call(`/companies/${companies[0]!.id}/products`, { productId })) as Partial<Held>
    if (given.id) to = given as Held
  }
  if (!to) throw new Error('no second product of that version')
  await openAs(page, 'administrator', `/wellenwerkconfiguration/select/${to.id}`)
  await page.locator(`input[type=radio][value="${from.configuration!.id}"]`).check()
  await page.getByRole('switch', { name: 'Gemeinsam nutzen statt kopieren' }).check()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Was hat sich geändert?' }).fill('Gemeinsam')
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page).toHaveURL(new RegExp(`/overview/${to.id}`))
  await page.reload()
  const now = (await call(`/holdings/${to.id}`)) as Held
  expect(now.configuration!.id).toBe(from.configuration!.id)
})
