import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type CloudStack, listCloudStacks } from '#contract/cloud.ts'
import { createEvent } from '#contract/events.ts'
import { answers, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { EventPage } from './event-page.tsx'

const stack: CloudStack = {
  id: '0197a5d0-0000-7000-8000-00000000000a',
  name: 'Wellenwerk 2024',
  fleetState: 'RUNNING',
  running: 1,
  inUse: 0,
  available: 1,
  lookedAt: '2026-05-01T08:00:00.000Z',
  gone: false,
}
const looked = { setUp: true, lookedAt: '2026-05-01T08:00:00.000Z', failedAt: null, failure: null }
const save = page.getByRole('button', { name: 'Speichern', exact: true })
const field = (name: string) => page.getByRole('textbox', { name })

async function fillIn() {
  const server = serverOf(
    answers(listCloudStacks, { items: [stack], ...looked }),
    refuses(createEvent, 409, 'events.alreadyOver'),
  )
  const drawn = await draw(<EventPage />, { route: '/events/create' })
  await field('Bezeichnung').fill('Schulung')
  await page.getByRole('combobox', { name: 'Stack' }).click()
  await page.getByRole('option', { name: 'Wellenwerk 2024', exact: true }).click()
  await field('Datum').fill('01.07.2031')
  return { ...drawn, ...server }
}

test('Enter in a time field takes a time as people write it', async () => {
  const { asked } = await fillIn()
  await field('Ende').fill('1730')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'createEvent')?.body)
    .toMatchObject({
      name: 'Schulung',
      stackId: stack.id,
      day: '2031-07-01',
      from: '09:00',
      to: '17:30',
    })
})

test('an event that ends when it begins, or that is over, cannot be saved', async () => {
  await fillIn()
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  await field('Beginn').fill('10:00')
  await field('Ende').fill('10:00')
  await userEvent.tab()
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Das Ende muss nach dem Beginn liegen.').first()).toBeVisible()
  await field('Ende').fill('11:00')
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  await field('Datum').fill('01.07.2021')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
})
