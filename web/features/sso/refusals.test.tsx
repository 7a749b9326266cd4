import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listSsoRefusals } from '#contract/sso-refusals.ts'
import { answers, clear, comeBack, draw, serverOf } from '#web/testing/draw.tsx'
import { Refusals } from './refusals.tsx'

const refusal = {
  id: '0197a5d0-0000-7000-8000-00000000000a',
  at: '2026-11-01T08:00:00.000Z',
  email: 'ute@kunde.example',
  reason: 'foreignDomain',
  detail: '',
} as const

afterEach(clear)

test('one refused sign-in is told, and of none there is nothing', async () => {
  const server = serverOf(answers(listSsoRefusals, { items: [refusal] }))
  await draw(<Refusals company={{ id: refusal.id }} />)
  await expect.element(page.getByText(refusal.email)).toBeVisible()
  server.now(answers(listSsoRefusals, { items: [] }))
  await comeBack(server.asked)
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
})
