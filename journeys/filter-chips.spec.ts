import { expect } from '@playwright/test'
import { portalUrl, signIn } from './actors.ts'
import { test } from './journey.ts'

// What a list was narrowed or widened by stands above it, to be taken away again; what it shows anyway does not.
const lists = [
  ['/registrations', 'state=assigned', 'zugeordnet'],
  ['/management/moves', 'state=all', 'alle'],
  ['/management/requests', 'state=done', 'erledigt'],
  ['/management/payments', 'show=all', 'alle'],
  ['/allcompanycontacts', 'show=cloudUsers', 'Nur Cloud-Anwender'],
  ['/management/studentdomains', 'kind=free', 'Freemailer'],
  ['/management/courses', 'show=all', 'auch entschiedene zeigen'],
  ['/cloudcompanies', 'show=all', 'Alle anzeigen'],
  ['/management/auditlog', 'kind=company', 'Firma'],
] as const

test('every filter chosen is a chip; its cross takes it away', async ({ page }) => {
  await signIn(page, 'administrator')
  for (const [path, search, text] of lists)
    await test.step(path, async () => {
      await page.goto(`${portalUrl()}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/…$/)
      const chips = page.getByRole('list', { name: 'Gesetzte Filter' })
      await expect(chips).toHaveCount(0)
      await page.goto(`${portalUrl()}${path}?${search}`)
      await expect(chips.getByRole('listitem')).toHaveText(new RegExp(text, 'i'))
      await chips.getByRole('button').click()
      await expect(chips).toHaveCount(0)
      await expect(page).not.toHaveURL(new RegExp(search))
    })
})
