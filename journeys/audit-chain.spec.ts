import { expect } from '@playwright/test'
import { portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'

test('the chain of the audit log is checked on its page', async ({ page }) => {
  await signIn(page, 'administrator')
  await page.goto(`${portalUrl()}/management/auditlog`)
  await page.getByRole('button', { name: 'Kette prüfen' }).click()
  await expect(page.getByText(/hängen lückenlos aneinander, unterschrieben bis Eintrag/)).toBeVisible()
})
