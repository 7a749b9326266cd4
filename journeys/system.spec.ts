import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { version } from '#platform/installation/version.ts'
import { runningPostgres } from '#platform/postgres/embedded-postgres.ts'
import { demoPassword } from '../demo/accounts.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'keywerk-backups-')), 'daily')
const server = ownServer('system', { BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'Wellenbrecher am Nordkai' })

test('an administrator backs up and sees what became of it', async ({ page }) => {
  await server.openAs(page, 'administrator', '/management/system')
  await expect(page.getByRole('heading', { level: 1, name: 'Betrieb' })).toBeVisible()
  await expect(page.getByText(version, { exact: true })).toBeVisible()
  await expect(page.getByText('keiner: Das Portal signiert selbst')).toBeVisible()
  const settings = page.getByRole('region', { name: 'Einstellungen' })
  await expect(settings.getByRole('row', { name: /^BACKUP_PASSPHRASE/ })).toContainText('***')
  await expect(page.getByText(`Jeden Tag um 02:45 Uhr (UTC) nach ${folder}; die letzten 14 bleiben.`)).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt sichern' }).click()
  await expect(page.getByRole('cell', { name: 'geschrieben und zurückgelesen' })).toBeVisible({ timeout: 60_000 })
  const [file] = readdirSync(folder)
  await expect(page.getByText(file!)).toBeVisible()
  await page.reload()
  await expect(page.getByText(file!)).toBeVisible()
})

test('a wrong clock is told, issues nothing, and is confirmed by an administrator', async ({ page }) => {
  const database = new pg.Client({ connectionString: runningPostgres(server.folder)! })
  await database.connect()
  // As if the clock had been confirmed when it showed tomorrow.
  await database.query(`INSERT INTO clock_confirmations (at, position, head_day)
    SELECT now() + interval '1 day', position, (SELECT max(day) FROM ledger_heads) FROM ledger_end`)
  await database.end()
  await server.openAs(page, 'administrator', '/management/system')
  await expect(page.getByText('Es werden keine Lizenzen ausgestellt.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Die Uhr geht richtig' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Die Uhr geht richtig' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
  await dialog.getByRole('textbox', { name: /^Passwort/ }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByText('Die Uhr passt zu allem, was das Portal an Zeiten kennt.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Die Uhr passt zu allem, was das Portal an Zeiten kennt.')).toBeVisible()
})
