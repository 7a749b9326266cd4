import { expect } from '@playwright/test'
import { portalUrl } from './actors.ts'
import { test } from './journey.ts'

const token = 'x'.repeat(43)

// A scanner of a mailbox opens every link with a browser and presses nothing.
for (const [path, act] of [
  [`/confirmationRegistration?id=${token}`, 'Adresse bestätigen'],
  [`/resetlockout?token=${token}`, 'Konto entsperren'],
  [`/confirmemail?token=${token}`, 'Neue Adresse übernehmen'],
  [`/confirmconsent?token=${token}`, 'Newsletter bestätigen'],
  [`/confirmationStudentEmail?id=${token}&email=a%40stud.tum.de`, 'Adresse bestätigen'],
  [`/cloudinvitation?token=${token}`, 'Einladung annehmen'],
] as const)
  test(`opening ${path.replace(/[?].*/, '')} writes nothing; its one button does`, async ({ page }) => {
    const writes: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' && pathname !== '/api/session/refresh') writes.push(pathname)
    })
    await page.goto(`${portalUrl()}${path}`)
    const button = page.getByRole('main').getByRole('button', { name: act })
    await expect(button).toBeVisible()
    expect(writes).toEqual([])
    await button.click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(writes).toHaveLength(1)
  })
