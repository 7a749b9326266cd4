import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type CompanyClaim, declineCompanyClaims } from '#contract/registration.ts'
import { answers, clear, draw, serverOf } from '#web/testing/draw.tsx'
import { DeclineMany } from './claims-bulk.tsx'

const claim = (at: number, state: CompanyClaim['state']) =>
  ({ id: `0197a5d0-0000-7000-8000-00000000000${at}`, firstName: 'Ute', lastName: `Voss ${at}`, state }) as CompanyClaim

afterEach(clear)

test('of registrations those still open are declined together', async () => {
  const open = claim(1, 'open')
  const server = serverOf(answers(declineCompanyClaims, { items: [{ id: open.id, refusal: null }] }))
  await draw(<DeclineMany claims={[open, claim(2, 'assigned')]} clear={() => undefined} />)
  await page.getByRole('button', { name: /^1 ablehnen/ }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect.poll(() => server.asked.map(({ body }) => body)).toEqual([{ ids: [open.id] }])
})

test('where all are decided it says so', async () => {
  await draw(<DeclineMany claims={[claim(1, 'declined')]} clear={() => undefined} />)
  await page.getByRole('button', { name: /^0 ablehnen/ }).click({ force: true })
  await expect.element(page.getByText('Über diese Registrierungen ist schon entschieden.').first()).toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
