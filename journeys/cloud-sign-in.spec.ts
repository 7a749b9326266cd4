import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { cloudSignIn, streams } from './cloud-sign-in.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('cloud-sign-in')
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const main = (page: Page) => page.getByRole('main')
const main$ = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

test('a full fleet: the page waits, says when it tries again, and can be told not to', async ({ page }) => {
  await cloudSignIn(page, server.url, 'cloudfull@wellenwerk.example')
  await expect(main(page).getByText('Zurzeit ist kein Platz frei.')).toBeVisible()
  await expect(main(page).getByText(/Nächster Versuch in \d+ Sekunden\./)).toBeVisible()
  await main$(page, 'Jetzt versuchen').click()
  await expect(main(page).getByText('Nächster Versuch in 15 Sekunden.')).toBeVisible()
  await main$(page, 'Nicht mehr warten').click()
  await expect(main$(page, 'Anmelden und starten')).toBeVisible()
})

test('every other way it can end has its words; one’s own session is gone on with or ended', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  for (const [name, said] of [
    ['cloudoff', /kein Cloud-Zugang eingeschaltet/],
    ['cloudnew', /Wir haben Ihnen einen Link geschickt/],
    ['cloudless', /keine Umgebung zugeordnet/],
  ] as const) {
    await cloudSignIn(page, server.url, `${name}@wellenwerk.example`)
    await expect(main(page).getByRole('alert').getByText(said)).toBeVisible()
  }
  await newestMail(server.url, 'cloudnew@wellenwerk.example', 'Ihr Zugang zum Kundenportal')
  await cloudSignIn(page, server.url, 'cloud@wellenwerk.example', 'Falsch-2026!')
  await main(page).getByRole('alert').getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(main(page).getByRole('heading', { name: 'Passwort für die Cloud vergessen' })).toBeVisible()
  await main(page).getByRole('textbox', { name: 'E-Mail' }).fill('cloud@wellenwerk.example')
  await main$(page, 'Link anfordern').click()
  await expect(page).toHaveURL(`${server.url}/awslogin`)
  await newestMail(server.url, 'cloud@wellenwerk.example', 'Neues Passwort für die Cloud')

  await cloudSignIn(page, server.url, 'cloud@wellenwerk.example')
  await streams(page)
  await cloudSignIn(page, server.url, 'cloud@wellenwerk.example')
  await expect(main(page).getByText('Sie streamen schon')).toBeVisible()
  await main$(page, 'Weitermachen').click()
  await streams(page)
  await cloudSignIn(page, server.url, 'cloud@wellenwerk.example')
  await main$(page, 'Beenden und neu beginnen').click()
  await streams(page)
})

test('whoever is signed in to the portal starts the cloud without a password', async ({ page }) => {
  await page.context().request.post(`${server.url}/api/session`, {
    data: { email: 'cloud@wellenwerk.example', password: demoPassword },
  })
  await open(page, '/awslogin')
  await expect(main(page).getByText('Sie sind als cloud@wellenwerk.example angemeldet.')).toBeVisible()
  await main$(page, 'Cloud starten').click()
  const goOn = main$(page, 'Weitermachen')
  await expect(goOn.or(page.getByRole('heading', { name: 'Ihre Sitzung läuft' }))).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await streams(page)
})
