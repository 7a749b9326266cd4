import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type FailedJob, readJobs, retryJob } from '#contract/system.ts'
import { answers, draw, refuses, serverOf } from '#web/testing/draw.tsx'
import { Jobs } from './jobs.tsx'

const job = (name: string, retryable: boolean): FailedJob => ({
  id: `0198c0de-0000-7000-8000-00000000000${name.length % 10}`,
  name,
  failedAt: '2026-11-29T08:00:00.000Z',
  tries: 5,
  problem: 'Error: the disk is full',
  retryable,
})
const failed = { waiting: 3, running: 1, items: [job('mails.removeOld', true), job('backups.write', false)] }

test('what failed is named with its reason; only what may run again can be retried', async () => {
  const server = serverOf(answers(readJobs, failed), answers(retryJob, undefined as never))
  await draw(<Jobs />)
  await expect.element(page.getByText('3 warten, 1 laufen.')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: /the disk is full/ }).first()).toBeVisible()
  expect(page.getByRole('button', { name: /wiederholen/ }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'mails.removeOld wiederholen' }).click()
  await expect.element(page.getByText('mails.removeOld wird wiederholt.')).toBeVisible()
  expect(server.asked.filter(({ operation }) => operation === 'retryJob')).toHaveLength(1)
})

test('one that is no longer there says so', async () => {
  serverOf(answers(readJobs, failed), refuses(retryJob, 404, 'jobs.notFound'))
  await draw(<Jobs />)
  await page.getByRole('button', { name: 'mails.removeOld wiederholen' }).click()
  await expect.element(page.getByText(/nicht mehr da/)).toBeVisible()
})
