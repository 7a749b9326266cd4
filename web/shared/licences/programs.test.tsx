import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPrograms } from '#contract/programs.ts'
import { answers, draw, serverOf } from '#web/testing/draw.tsx'
import { Programs } from './programs.tsx'

const sha256 = 'ab'.repeat(32)
const items = [
  { fileName: 'keywerk-hostid-windows-x64.exe', purpose: 'hostid', system: 'windows', size: 212_000, sha256 },
  { fileName: 'keywerk-verify-linux-x64', purpose: 'verify', system: 'linux', size: 900_000, sha256 },
] as const

test('the program for the purpose, its size and its hash', async () => {
  serverOf(answers(listPrograms, { items: [...items] }))
  await draw(<Programs purpose="hostid" />)
  const link = page.getByRole('link', { name: 'Windows (212 kB)' })
  await expect.element(link).toHaveAttribute('href', '/api/programs/keywerk-hostid-windows-x64.exe')
  expect(page.getByRole('link').elements()).toHaveLength(1)
  await page.getByText('SHA-256 der Programme').click()
  await expect.element(page.getByText(`${sha256} keywerk-hostid-windows-x64.exe`)).toBeVisible()
})

test('where none is installed there is nothing', async () => {
  const server = serverOf(answers(listPrograms, { items: [] }))
  await draw(<Programs purpose="hostid" />)
  await expect.poll(() => server.asked).toHaveLength(1)
  expect(page.getByRole('link').elements()).toHaveLength(0)
  expect(page.getByText('Lizenzanfrage').elements()).toHaveLength(0)
})
