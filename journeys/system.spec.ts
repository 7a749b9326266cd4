import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'keywerk-backups-')), 'daily')
const server = ownServer('system', { BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'Wellenbrecher am Nordkai' })

test('an administrator backs up and sees what became of it', async ({ page }) => {
  await server.signIn(page, 'administrator')
  await page.goto(`${server.url}/management/system`)
  await expect(page.getByRole('heading', { level: 1, name: 'Betrieb' })).toBeVisible()
  await expect(page.getByText(`Jeden Tag um 02:45 Uhr (UTC) nach ${folder}; die letzten 14 bleiben.`)).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt sichern' }).click()
  await expect(page.getByRole('cell', { name: 'geschrieben und zurückgelesen' })).toBeVisible({ timeout: 60_000 })
  const [file] = readdirSync(folder)
  await expect(page.getByText(file!)).toBeVisible()
  await page.reload()
  await expect(page.getByText(file!)).toBeVisible()
})
