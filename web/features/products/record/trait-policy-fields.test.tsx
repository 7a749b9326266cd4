import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeProduct } from '#contract/catalogue.ts'
import type { TraitPolicies } from '#contract/traits.ts'
import { proposedTraitPolicies } from '#licence/traits/trait-policy.ts'
import { answers, clear, draw, serverOf } from '#web/testing/draw.tsx'
import { networkProduct as product } from '#web/testing/network-product.ts'
import { ProductDetailsForm } from './product-forms.tsx'

const need = () => page.getByRole('textbox', { name: /^So viele müssen übereinstimmen \(Rechner\)/ })
const domain = () => page.getByRole('group', { name: 'Merkmale (Rechner)' }).getByRole('checkbox', { name: /^Domäne/ })
const save = () => page.getByRole('button', { name: 'Speichern' })

test('a policy is switched on as proposed, changed, saved, and there again when the page is opened anew', async () => {
  const physical: TraitPolicies['physical'] = { need: 4, kinds: ['smbios', 'machine', 'disk', 'mac', 'name', 'domain'] }
  const traitPolicies = { ...proposedTraitPolicies, physical }
  const saved = { ...product, traitPolicies, modifiedAt: '2026-11-02T08:00:00.000Z' }
  const server = serverOf(answers(changeProduct, saved))
  await draw(<ProductDetailsForm product={product} />)
  expect(need().elements()).toHaveLength(0)
  await page.getByRole('switch', { name: /^An Merkmale binden/ }).click()
  await expect.element(need()).toHaveValue('3')
  await domain().click()
  await need().fill('4')
  await save().click()
  await expect.poll(() => server.asked.at(-1)?.body).toMatchObject({ traitPolicies })
  await clear()
  serverOf()
  await draw(<ProductDetailsForm product={saved} />)
  await expect.element(need()).toHaveValue('4')
  await expect.element(domain()).toBeChecked()
})

test('switched off, no policy is sent', async () => {
  const server = serverOf(answers(changeProduct, product))
  await draw(<ProductDetailsForm product={{ ...product, traitPolicies: proposedTraitPolicies }} />)
  await page.getByRole('switch', { name: /^An Merkmale binden/ }).click()
  await save().click()
  await expect.poll(() => server.asked.at(-1)?.body).toMatchObject({ traitPolicies: null })
})
