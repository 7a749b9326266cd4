import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { startOidcProvider } from '../server/testing/oidc-provider.ts'
import { startSamlProvider } from '../server/testing/saml-provider.ts'
import { giveThePasswordAgain } from './actors.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { openTab } from './company-tabs.ts'

const server = ownServer('sso', { SSO_HOSTS: '127.0.0.1' })

async function createProvider(page: Page, name: string, identifier: string, fill: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Verwaltung' }).click()
  await page.getByRole('link', { name: 'SSO-Anbieter' }).click()
  await page.getByRole('link', { name: 'Anbieter anlegen' }).first().click()
  await page.getByRole('textbox', { name: /^Anzeigename/ }).fill(name)
  await page.getByRole('textbox', { name: /^Kennung/ }).fill(identifier)
  await fill()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // Changed once more, saved, and read back.
  const description = page.getByRole('textbox', { name: 'Beschreibung' })
  await description.fill(`Anmeldung über ${name}`)
  const changed = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Speichern' }).click()
  expect((await changed).status()).toBe(200)
  await page.reload()
  await expect(description).toHaveValue(`Anmeldung über ${name}`)
}

async function openCompanySso(page: Page, number: string): Promise<void> {
  await page.goto(`${server.url}/companies?search=${number}`)
  await page.getByRole('table').getByRole('link').first().click()
  await openTab(page, 'Stammdaten')
  await page
    .getByRole('region', { name: 'Single Sign-on' })
    .getByRole('button', { name: /Einrichten|Bearbeiten/ })
    .click()
}

/** A contact of the company without an account; not made with the page's own requests, which share its session cookie. */
async function newContact(number: string, email: string): Promise<void> {
  const call = caller(server.url, 'licenser')
  const { items } = await expectSuccess(call('GET', `/companies?search=${number}`))
  await expectSuccess(
    call('POST', '/contacts', {
      companyId: items[0].id,
      salutation: 'Frau',
      title: '',
      firstName: 'Ada',
      lastName: 'Anders',
      gender: '',
      phone: '',
      email,
      department: '',
      position: '',
      mainContact: false,
      country: 'DE',
      language: 'de',
    }),
  )
}

test('OpenID Connect: set up by staff, then a contact signs in with the company account', async ({ page, browser }) => {
  const provider = await startOidcProvider({
    id: 'keywerk',
    secret: 'sehr-geheim',
    redirectAddress: `${server.url}/sso/werkskonto`,
  })
  try {
    await newContact('10023', 'ada@antrieb.example')
    await page.goto(`${server.url}/login?lang=de`)
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
    // No company has a provider yet.
    await expect(page.getByRole('button', { name: 'Mit Firmenkonto anmelden' })).toHaveCount(0)
    await server.signIn(page, 'administrator')
    await giveThePasswordAgain(page)
    await createProvider(page, 'Werkskonto', 'werkskonto', async () => {
      await page.getByRole('textbox', { name: /^Adresse des Ausstellers/ }).fill('http://intern.example')
      await page.getByRole('textbox', { name: /^Adresse des Ausstellers/ }).blur()
      await expect(page.getByText('Adresse ein, die mit https:// beginnt')).toBeVisible()
      await page.getByRole('textbox', { name: /^Adresse des Ausstellers/ }).fill(provider.url)
    })
    await createProvider(page, 'Werks-SAML', 'werks-saml', async () => {
      await page.getByRole('combobox', { name: /^Protokoll/ }).click()
      await page.getByRole('option', { name: /^SAML/ }).click()
    })
    await openCompanySso(page, '10023')
    const dialog = page.getByRole('dialog')
    // What was typed for one kind of provider does not count for another, whose form has no field for it.
    await dialog.getByRole('combobox', { name: /^Anbieter/ }).click()
    await page.getByRole('option', { name: 'Werks-SAML' }).click()
    await dialog.getByRole('textbox', { name: /^Anmeldeadresse/ }).fill('keine Adresse')
    await dialog.getByRole('textbox', { name: /^Zertifikate/ }).fill('kein Zertifikat')
    await dialog.getByRole('combobox', { name: /^Anbieter/ }).click()
    await page.getByRole('option', { name: 'Werkskonto' }).click()
    await dialog.getByRole('textbox', { name: /^Client-ID/ }).fill('keywerk')
    await dialog.getByRole('textbox', { name: /^Client-Geheimnis/ }).fill('sehr-geheim')
    await dialog.getByRole('switch').check()
    await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeDisabled()
    await dialog.getByRole('textbox', { name: /^E-Mail-Domains/ }).fill('antrieb.example\nantrieb-gruppe.example')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Single Sign-on' })).toContainText('eingeschaltet')

    provider.signIn({ sub: 'ada-1', email: 'ada@antrieb.example', email_verified: true })
    const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage()
    await visitor.goto(`${server.url}/login`)
    await visitor.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click()
    await expect(visitor.getByText('Bitte geben Sie zuerst Ihre E-Mail-Adresse ein.')).toBeVisible()
    await visitor.getByLabel('E-Mail-Adresse').fill('ada@antrieb.example')
    await visitor.getByLabel('E-Mail-Adresse').blur()
    await visitor.getByRole('button', { name: 'Weiter mit Werkskonto' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Firmenprodukte')
    expect(visitor.url()).not.toContain('code=')
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Firmenprodukte')

    await page.reload()
    await expect(page.getByRole('region', { name: 'Single Sign-on' })).toContainText('Verbundene Konten1')
    // The link is taken away; the next sign-in through the provider links the account anew.
    const linked = page.getByRole('list', { name: 'Verbundene Konten' })
    await linked.getByRole('button', { name: 'Verbindung von ada@antrieb.example lösen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verbindung lösen' }).click()
    await expect(linked).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Single Sign-on' })).toContainText('Verbundene Konten0')
    await visitor.context().clearCookies()
    // A link into the portal: after the way over the provider it leads where it was to lead.
    await visitor.goto(`${server.url}/company_contacts`)
    await visitor.getByLabel('E-Mail-Adresse').fill('ada@antrieb.example')
    await visitor.getByLabel('E-Mail-Adresse').blur()
    provider.signIn({ sub: 'ada-2', email: 'ada@antrieb.example', email_verified: true })
    await visitor.getByRole('button', { name: 'Weiter mit Werkskonto' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ansprechpartner')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Single Sign-on' })).toContainText('Verbundene Konten1')
    // Back to the portal's own sign-in.
    await openCompanySso(page, '10023')
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: /^Anbieter/ })
      .click()
    await page.getByRole('option', { name: 'Anmeldung des Portals' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('dialog', { name: 'Anmeldung des Portals' }).getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByRole('region', { name: 'Single Sign-on' })).toContainText('mit E-Mail-Adresse und Passwort')
  } finally {
    await provider.close()
  }
})

test('SAML: the assertion is posted by the provider’s page, and a stranger’s address is told what is missing', async ({
  page,
  browser,
}) => {
  const provider = await startSamlProvider({
    entityId: `${server.url}/sso/saml-werk/saml`,
    assertionAddress: `${server.url}/api/session/sso/saml-werk/saml`,
  })
  try {
    await newContact('10147', 'bea@bwerk.example')
    await server.signIn(page, 'administrator')
    await giveThePasswordAgain(page)
    await createProvider(page, 'SAML-Konto', 'saml-werk', async () => {
      await page.getByRole('combobox', { name: /^Protokoll/ }).click()
      await page.getByRole('option', { name: 'SAML 2.0' }).click()
    })
    await openCompanySso(page, '10147')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: /^Anbieter/ }).click()
    await page.getByRole('option', { name: 'SAML-Konto' }).click()
    await dialog.getByRole('textbox', { name: /^Anmeldeadresse/ }).fill(`${provider.url}/login`)
    await dialog.getByRole('textbox', { name: /^Zertifikate/ }).fill(provider.certificate)
    await dialog.getByRole('textbox', { name: /^E-Mail-Domains/ }).fill('bwerk.example')
    await dialog.getByRole('switch').check()
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toBeHidden()

    const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage()
    const begin = async () => {
      await visitor.goto(`${server.url}/login?lang=en`)
      await visitor.getByLabel('Email address').fill('bea@bwerk.example')
      await visitor.getByLabel('Email address').blur()
      await visitor.getByRole('button', { name: 'Continue with SAML-Konto' }).click()
    }
    provider.signIn({ email: 'niemand@bwerk.example' })
    await begin()
    await expect(visitor.getByText('Your company has no contact for this company account here.')).toBeVisible()
    await visitor.getByRole('link', { name: 'Go to sign-in' }).click()
    provider.signIn({ email: 'bea@bwerk.example' })
    await begin()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Company products')
  } finally {
    await provider.close()
  }
})
