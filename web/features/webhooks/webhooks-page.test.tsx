import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listWebhooks, type Webhook } from '#contract/webhooks.ts'
import { answers, comeBack, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { WebhooksPage } from './webhooks-page.tsx'

test('the rows of a list stay when reading it again fails', async () => {
  const webhook: Webhook = {
    id: '0197a5d0-0000-7000-8000-00000000000a',
    url: 'https://shop.example/hook',
    description: '',
    events: ['licence.issued'],
    disabled: false,
    createdAt: '2026-05-01T08:00:00.000Z',
    modifiedAt: '2026-05-01T08:00:00.000Z',
    deliveries: { total: 0, failed: 0, waiting: 0 },
    oldSecretUntil: null,
  }
  const rows = answers(listWebhooks, { items: [webhook], total: 1 })
  const alert = page.getByRole('alert').filter({ hasText: 'probe-1' })
  const { asked, now } = serverOf(rows)
  await draw(<WebhooksPage />, { route: '/management/webhooks', me: { permissions: ['services.manage'] } })
  const row = page.getByRole('link', { name: webhook.url })
  await expect.element(row).toBeVisible()
  now(refuses(listWebhooks, 503, 'server.unavailable'))
  await comeBack(asked)
  await expect.element(alert).toBeVisible()
  await expect.element(row).toBeVisible()
  now(rows)
  await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(row).toBeVisible()
})
