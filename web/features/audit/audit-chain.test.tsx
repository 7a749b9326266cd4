import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AuditCheck, type AuditCheckRun, readLatestAuditCheck, startAuditCheck } from '#contract/audit.ts'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { AuditChain } from './audit-chain.tsx'

const running: AuditCheckRun = {
  id: '0198c0de-0000-7000-8000-000000000001',
  state: 'running',
  entries: 400_000,
  checked: 100_000,
  found: null,
  startedAt: '2026-11-29T08:00:00.000Z',
  startedBy: 'admin@wellenwerk.example',
  endedAt: null,
}
const found = {
  heads: 9,
  wrongHead: null,
  signedTo: 399_000,
  waiting: 0,
  unlinked: 0,
  unlisted: 0,
  sentTo: null,
  sealed: { rows: 0, files: 0, missing: [], wrong: [] },
}
const endedAt = '2026-11-29T08:00:08.000Z'

test('a check is started, says how far it is, and at last what it found and when', async () => {
  const server = serverOf(answers(readLatestAuditCheck, { check: null }), answers(startAuditCheck, running))
  await draw(<AuditChain />)
  const button = page.getByRole('button', { name: 'Kette prüfen' })
  await expect.element(button).toBeEnabled()
  server.now(answers(readLatestAuditCheck, { check: running }))
  await button.click()
  await expect.element(page.getByText('100.000 von 400.000 Einträgen geprüft.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  expect(server.asked.filter(({ operation }) => operation === 'startAuditCheck')).toHaveLength(1)
  server.now(
    answers(readLatestAuditCheck, {
      check: { ...running, state: 'done', endedAt, found: { ...found, entries: 400_000, brokenAt: 17 } },
    }),
  )
  await expect.element(page.getByText('Eintrag 17 der Kette wurde außerhalb', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Geprüft am', { exact: false })).toBeVisible()
  await expect.element(button).toBeEnabled()
})

test('one that came to no end says so', async () => {
  serverOf(answers(readLatestAuditCheck, { check: { ...running, state: 'failed', endedAt } }))
  await draw(<AuditChain />)
  await expect.element(page.getByText('Die Prüfung ist abgebrochen', { exact: false })).toBeVisible()
})

const file = 'audit-1-300000.jsonl'
const done = (sealed: Partial<AuditCheck['sealed']>) =>
  answers(readLatestAuditCheck, {
    check: {
      ...running,
      state: 'done',
      endedAt,
      found: {
        ...found,
        entries: 400_000,
        brokenAt: null,
        sealed: { ...found.sealed, rows: 300_000, files: 1, ...sealed },
      },
    },
  })

test('a sealed file that is not there is told, and the chain is whole', async () => {
  serverOf(done({ missing: [file] }))
  await draw(<AuditChain />)
  await expect.element(page.getByText('Davon in versiegelten Dateien: 300.000.')).toBeVisible()
  await expect
    .element(page.getByText(`nicht gefunden und daher nicht geprüft: ${file}.`, { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('hängen lückenlos aneinander', { exact: false })).toBeVisible()
})

test('a sealed file that was changed is a fault', async () => {
  serverOf(done({ wrong: [file] }))
  await draw(<AuditChain />)
  await expect.element(page.getByText(`Diese versiegelten Dateien wurden verändert: ${file}.`)).toBeVisible()
  await expect.element(page.getByText('hängen lückenlos aneinander', { exact: false })).not.toBeInTheDocument()
})
