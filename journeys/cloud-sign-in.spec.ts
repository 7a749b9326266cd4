import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { demoPassword } from '../demo/accounts.ts'
import { startOidcProvider } from '../server/testing/oidc-provider.ts'
import { companySso } from '../server/testing/sso.ts'
import { cloudSignIn, streams } from './cloud-sign-in.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('cloud-sign-in', { SSO_HOSTS: '127.0.0.1' })
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
    ['cloudnew', /erhalten Sie eine E-Mail mit einem Link/],
    ['cloudless', /keine Umgebung zugeordnet/],
  ] as const) {
    await cloudSignIn(page, server.url, `${name}@wellenwerk.example`)
    await expect(main(page).getByRole('alert').getByText(said)).toBeVisible()
  }
  await newestMail(server.url, 'cloudnew@wellenwerk.example', 'Ihr Passwort für die Cloud')
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
  await goOnOrStart(page)
})

test('a second factor stands between the password and the stream', async ({ page }) => {
  const call = caller(server.url, 'cloud')
  await expectSuccess(call('PUT', '/session/security/email-factor', { enabled: true }))
  await cloudSignIn(page, server.url, 'cloud@wellenwerk.example')
  await expect(page).toHaveURL(/\/entertfacode/)
  const mail = await newestMail(server.url, 'cloud@wellenwerk.example', 'Ihr Code')
  await page.getByLabel('Code').fill(/\b(\d{6})\b/.exec(mail.text)![1]!)
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page).toHaveURL(/\/awslogin|standin|stream/)
  await goOnOrStart(page)
  // What began as a way into the cloud leaves nobody signed in to the portal.
  await open(page, '/user')
  await expect(page).toHaveURL(/\/login/)
  await expectSuccess(call('PUT', '/session/security/email-factor', { enabled: false }))
})

test('the account of one’s company opens the stream', async ({ page }) => {
  const back = `${server.url}/sso/cloudkonto`
  const provider = await startOidcProvider({ id: 'keywerk', secret: 'sehr-geheim', redirectAddress: back })
  try {
    const call = caller(server.url)
    const made = await expectSuccess(
      call('POST', '/sso-providers', {
        displayName: 'Cloudkonto',
        description: '',
        protocol: 'oidc',
        identifier: 'cloudkonto',
        issuer: provider.url,
      }),
    )
    const { items } = await expectSuccess(call('GET', '/contacts?search=cloudadmin'))
    const found = await expectSuccess(call('GET', `/companies?search=${items[0].companyNumber}`))
    const settings = {
      ...companySso,
      clientId: 'keywerk',
      clientSecret: 'sehr-geheim',
      enabled: true,
      domains: ['wellenwerk.example'],
      providerId: made.id,
    }
    await expectSuccess(call('PUT', `/companies/${found.items[0].id}/sso`, settings))
    provider.signIn({ sub: 'cloud-1', email: 'cloud@wellenwerk.example', email_verified: true })
    await open(page, '/awslogin')
    await main(page).getByRole('textbox', { name: 'E-Mail' }).fill('cloud@wellenwerk.example')
    await main(page).getByRole('textbox', { name: 'E-Mail' }).blur()
    await main$(page, 'Weiter mit Cloudkonto').click()
    await goOnOrStart(page)
  } finally {
    await provider.close()
  }
})

/** The session of a journey before may still be running: it is gone on with. */
async function goOnOrStart(page: Page): Promise<void> {
  const goOn = main$(page, 'Weitermachen')
  await expect(goOn.or(page.getByRole('heading', { name: 'Ihre Sitzung läuft' }))).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await streams(page)
}

test('what was refused is told in the language one changes to', async ({ page }) => {
  await open(page, `/login?lang=de`)
  await open(page, `/cloudinvitation?token=${'x'.repeat(43)}`)
  await main$(page, 'Einladung annehmen').click()
  await expect(main(page).getByRole('alert')).toHaveText(/^Dieser Link gilt nicht mehr\./)
  await page.locator('header select').selectOption('en')
  await expect(main(page).getByRole('alert')).toHaveText(/^This link is no longer valid\./)
  await open(page, '/awslogin')
  await main(page).getByRole('textbox', { name: 'Email' }).fill('cloud@wellenwerk.example')
  await main(page).getByRole('textbox', { name: 'Password' }).fill('Wrong-2026!')
  await main$(page, 'Sign in and start').click()
  await expect(main(page).getByRole('alert')).toContainText('password is wrong')
  await page.locator('header select').selectOption('de')
  await expect(main(page).getByRole('alert')).toContainText('Passwort ist falsch')
})
