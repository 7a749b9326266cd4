import { expect } from '@playwright/test'
import { openAs } from './actors.ts'
import { test } from './journey.ts'

test('the chain of the audit log is checked on its page', async ({ page }) => {
  await openAs(page, 'administrator', '/management/auditlog')
  await page.getByRole('button', { name: 'Kette prüfen' }).click()
  await expect(page.getByText(/hängen lückenlos aneinander, signiert bis Eintrag/)).toBeVisible()
})
