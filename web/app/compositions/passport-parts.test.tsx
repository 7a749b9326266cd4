import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readEmergencyOffer } from '#contract/emergencies.ts'
import { readMoveAllowance } from '#contract/moves.ts'
import { readPassport } from '#contract/passports.ts'
import { answers, clear, draw, serverOf } from '#web/testing/draw.tsx'
import { passport } from '#web/testing/held-product.ts'
import { PassportParts } from './passport-parts.tsx'

const none = { policy: null, used: 0, left: 0, nextAt: null }

afterEach(clear)

test.each([0, 1])('a machine that stands in for another is marked, and no other one (%i)', async (at) => {
  serverOf(
    answers(readPassport, { ...passport, hosts: [passport.hosts[at]!] }),
    answers(readMoveAllowance, { ...none, lastMoves: [] }),
    answers(readEmergencyOffer, { ...none, product: passport.product, factor: false, machines: [] }),
  )
  await draw(<PassportParts />, { route: '/products/passport/$id', at: `/products/passport/${passport.id}` })
  await expect.element(page.getByText(/LIC-1/).first()).toBeVisible()
  expect(page.getByText('Notfalllizenz', { exact: true }).elements()).toHaveLength(at)
})
