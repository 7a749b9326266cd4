import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeProduct } from '#contract/catalogue.ts'
import { answers, clear, draw, serverOf } from '#web/testing/draw.tsx'
import { networkProduct } from '#web/testing/network-product.ts'
import { ProductDetailsForm } from './product-forms.tsx'

const field = (name: RegExp) => page.getByRole('textbox', { name })
const grace = () => field(/^Kulanzfrist in Tagen/)
const notice = () => field(/^Hinweis vor dem Ende in Tagen/)
const format = () => page.getByRole('combobox', { name: /^Format der Lizenzen/ })

test('format, grace and notice are changed, saved, and there again when the page is opened anew', async () => {
  const before = { ...networkProduct, licenceFormat: 2 as const }
  const wanted = { licenceFormat: 3 as const, graceDays: 14, warnDays: 30 }
  const saved = { ...before, ...wanted, modifiedAt: '2026-11-02T08:00:00.000Z' }
  const server = serverOf(answers(changeProduct, saved))
  await draw(<ProductDetailsForm product={before} />)
  await expect.element(format()).toHaveValue('Format 2')
  await format().click()
  await page.getByRole('option', { name: 'Format 3, mit Kulanzfrist' }).click()
  await grace().fill('14')
  await notice().fill('30')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(() => server.asked.at(-1)?.body).toMatchObject(wanted)
  await clear()
  serverOf()
  await draw(<ProductDetailsForm product={saved} />)
  await expect.element(format()).toHaveValue('Format 3, mit Kulanzfrist')
  await expect.element(grace()).toHaveValue('14')
  await expect.element(notice()).toHaveValue('30')
})
