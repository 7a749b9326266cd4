import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAuditSeals } from '#contract/audit.ts'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { AuditSeals } from './audit-seals.tsx'

const day = (on: string) => `${on}T11:00:00.000Z`
const items = [
  {
    file: 'audit-1-1200.jsonl',
    rows: 1200,
    firstAt: day('2024-03-01'),
    lastAt: day('2025-12-30'),
    sealedAt: day('2026-02-01'),
  },
]

test('the page says where the log begins, and the files of older entries when it is asked', async () => {
  serverOf(answers(listAuditSeals, { firstAt: day('2026-01-02'), items }))
  await draw(<AuditSeals />)
  const begin = 'Das Protokoll beginnt hier am 02.01.2026. Ältere Einträge liegen in versiegelten Dateien: 1.200.'
  await expect.element(page.getByText(begin)).toBeVisible()
  const file = page.getByText('audit-1-1200.jsonl: Einträge vom 01.03.2024 bis 30.12.2025 (1.200)')
  await expect.element(file).not.toBeVisible()
  await page.getByText('Dateien anzeigen').click()
  await expect.element(file).toBeVisible()
})

test('it says nothing while everything is in the log', async () => {
  const server = serverOf(answers(listAuditSeals, { firstAt: day('2026-01-02'), items: [] }))
  await draw(<AuditSeals />)
  await expect.poll(() => server.asked.length).toBe(1)
  await expect.element(page.getByText('Dateien', { exact: false })).not.toBeInTheDocument()
})
