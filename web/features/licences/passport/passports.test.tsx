import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPassports } from '#contract/passports.ts'
import { answers, clear, draw, serverOf } from '#web/testing/draw.tsx'
import { passport } from '#web/testing/held-product.ts'
import { Passports } from './passports.tsx'

afterEach(clear)

test.each([
  ['cloud', 1],
  ['network', 0],
] as const)('that a product runs in the browser is told of one of the cloud alone (%s)', async (kind, many) => {
  serverOf(answers(listPassports, { items: [{ ...passport, product: { ...passport.product, kind } }] }))
  await draw(<Passports company={{ id: passport.holder.id }} mark={() => null} />)
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(page.getByText(/Läuft im Browser, ohne Lizenzdatei/).elements()).toHaveLength(many)
})
