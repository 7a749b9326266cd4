import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { spokenMetadata, startSpokenProvider } from '../server/testing/saml-answers.ts'
import { selfSigned } from '../server/testing/saml-provider.ts'
import { giveThePasswordAgain } from './actors.ts'
import { openTab } from './company-tabs.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('sso-providers', { SSO_HOSTS: '127.0.0.1' })
const email = 'ada@werk.example'

async function newContact(number: string): Promise<void> {
  const call = caller(server.url, 'licenser')
  const { items } = await expectSuccess(call('GET', `/companies?search=${number}`))
  const person = { salutation: 'Frau', title: '', firstName: 'Ada', lastName: 'Anders', gender: '', phone: '' }
  const place = { department: '', position: '', mainContact: false, country: 'DE', language: 'de' }
  await expectSuccess(call('POST', '/contacts', { companyId: items[0].id, email, ...person, ...place }))
}

async function openCompany(page: Page, number: string): Promise<void> {
  await page.goto(`${server.url}/companies?search=${number}`)
  await page.getByRole('table').getByRole('link').first().click()
  await openTab(page, 'Stammdaten')
}

test('SAML: metadata pasted, tried, switched on; a tile begins here; what is refused can be read', async ({
  page,
  browser,
}) => {
  const [old, next] = [await selfSigned(20, 'RSA', 'Signatur alt'), await selfSigned(400, 'EC', 'Signatur neu')]
  const provider = await startSpokenProvider(
    {
      entityId: `${server.url}/sso/werk/saml`,
      assertionAddress: `${server.url}/api/session/sso/werk/saml`,
    },
    [old.certificate, next.certificate],
  )
  try {
    await newContact('10147')
    await server.signIn(page, 'administrator')
    await giveThePasswordAgain(page)
    await page.goto(`${server.url}/management/ssoprovider`)
    await page.getByRole('textbox', { name: /^Anzeigename/ }).fill('Werkskonto')
    await page.getByRole('textbox', { name: /^Kennung/ }).fill('werk')
    await page.getByRole('combobox', { name: /^Protokoll/ }).click()
    await page.getByRole('option', { name: 'SAML 2.0' }).click()
    // The addresses for the provider are known by the identifier, before anything is saved.
    await expect(page.getByText(`${server.url}/api/session/sso/werk/saml`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Werkskonto')
    await expect(page.getByText(/von administrator@wellenwerk\.example/).first()).toBeVisible()
    // The list finds it though a letter is missing.
    await page.goto(`${server.url}/management/ssoproviderlist`)
    await page.getByRole('main').getByRole('searchbox').fill('Werkskoto')
    await expect(page.getByRole('row', { name: /Werkskonto/ })).toBeVisible()

    await openCompany(page, '10147')
    const panel = page.getByRole('region', { name: 'Single Sign-on' })
    await panel.getByRole('button', { name: 'Einrichten' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: /^Anbieter/ }).click()
    await page.getByRole('option', { name: 'Werkskonto' }).click()
    // What the company's IT has to enter stands there before anything is saved.
    await expect(dialog.getByText(`${server.url}/api/session/sso/werk/saml`, { exact: true })).toBeVisible()
    await expect(dialog.getByText(`${server.url}/sso/werk/saml`, { exact: true })).toBeVisible()
    // Switched on it wants what a sign-in needs, before anything is sent.
    await dialog.getByRole('switch').check()
    await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeDisabled()
    await expect(dialog.getByText(/^Noch offen: .*Anmeldeadresse des Anbieters/)).toBeVisible()
    await dialog.getByRole('switch').uncheck()
    const metadata = spokenMetadata([old.certificate, next.certificate], { entryPoint: `${provider.url}/sso` })
    await dialog.getByRole('textbox', { name: /^Zertifikate/ }).fill(metadata)
    await expect(dialog.getByText('Aus den Metadaten übernommen: 2 Zertifikate.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Anmeldeadresse/ })).toHaveValue(`${provider.url}/sso`)
    await expect(dialog.getByRole('textbox', { name: /^Entitäts-ID/ })).toHaveValue('https://idp.example/idp')
    await dialog.getByRole('textbox', { name: /^E-Mail-Domains/ }).fill('werk.example')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toBeHidden()
    await expect(panel.getByRole('list', { name: 'Zertifikate' })).toContainText('Signatur alt')
    await expect(panel.getByRole('list', { name: 'Zertifikate' })).toContainText('EC, gültig bis')
    await expect(panel).toContainText('ausgeschaltet')
    await page.reload()
    await panel.getByRole('button', { name: 'Bearbeiten' }).click()
    await expect(dialog.getByRole('textbox', { name: /^Zertifikate/ })).toHaveValue(/(BEGIN CERTIFICATE[^]*){2}/)
    await expect(dialog.getByRole('textbox', { name: /^Entitäts-ID/ })).toHaveValue('https://idp.example/idp')
    await dialog.getByRole('textbox', { name: /^Entitäts-ID/ }).fill('')
    await dialog.getByRole('combobox', { name: /^Name der Person/ }).click()
    await page.getByRole('option', { name: 'Der Anbieter entscheidet' }).click()
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await panel.getByRole('button', { name: 'Bearbeiten' }).click()
    await expect(dialog.getByRole('textbox', { name: /^Entitäts-ID/ })).toHaveValue('')
    await expect(dialog.getByRole('combobox', { name: /^Name der Person/ })).toHaveValue('Der Anbieter entscheidet')
    await page.keyboard.press('Escape')

    // Tried before anybody is let in by it: first with a name that would not last.
    provider.say({ nameId: '_1', format: 'transient', attributes: [['mail', email]] }, old)
    await panel.getByRole('button', { name: 'Ausprobieren' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmeldung ausprobiert')
    await expect(page.getByText('Diese Person würde abgewiesen')).toBeVisible()
    await expect(page.getByText('pairwise-id, subject-id', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Zurück zur Firma' }).click()
    const said = { nameId: 'P-1', format: 'persistent', attributes: [['mail', email]] as [string, string][] }
    provider.say({ ...said, algorithm: 'ecdsa-sha256' }, next)
    await panel.getByRole('button', { name: 'Ausprobieren' }).click()
    await expect(
      page.getByText(`Diese Person würde angemeldet: ${email}. Ihr Konto würde dabei verbunden.`),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Was der Anbieter gesagt hat' })).toContainText('persistent')
    await page.getByRole('link', { name: 'Zurück zur Firma' }).click()
    await expect(panel).toContainText('Verbundene Konten0')
    await panel.getByRole('button', { name: 'Einschalten' }).click()
    await expect(dialog).toContainText('werk.example')
    await dialog.getByRole('button', { name: 'Einschalten' }).click()
    await expect(dialog).toBeHidden()
    await expect(panel.getByRole('definition').filter({ hasText: 'eingeschaltet' })).toBeVisible()
    await expect(panel).toContainText('von administrator@wellenwerk.example')

    // A tile of the provider leads to one button here, which also leads to where the cloud began.
    const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage()
    await visitor.goto(`${server.url}/awslogin`)
    const typed = visitor.getByRole('main').getByRole('textbox', { name: 'E-Mail' })
    await typed.fill(email)
    await typed.blur()
    provider.say({ nameId: '_2', format: 'transient', attributes: [['mail', email]] }, old)
    await visitor.getByRole('button', { name: 'Weiter mit Werkskonto' }).click()
    await expect(visitor.getByText('nennt Sie bei jeder Anmeldung anders')).toBeVisible()
    await visitor.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await expect(visitor).toHaveURL(`${server.url}/awslogin`)
    const other = await (await browser.newContext({ locale: 'de-DE' })).newPage()
    provider.say(said, old)
    await other.goto(`${provider.url}/tile`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Anmeldung hier beginnen')
    await other.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Firmenprodukte')

    await page.reload()
    await expect(panel).toContainText('Verbundene Konten1')
    const refusals = panel.getByRole('region', { name: 'Zuletzt abgewiesen' })
    await expect(refusals.getByRole('listitem')).toHaveCount(1)
    await expect(refusals).toContainText(email)
    await expect(refusals).toContainText('NameID „transient“')
  } finally {
    await provider.close()
  }
})

test('OpenID Connect: an address with a slash too many is put right, one without a provider is told', async ({
  page,
}) => {
  await server.signIn(page, 'administrator')
  await giveThePasswordAgain(page)
  await page.goto(`${server.url}/management/ssoprovider`)
  await page.getByRole('textbox', { name: /^Anzeigename/ }).fill('Niemand')
  await page.getByRole('textbox', { name: /^Kennung/ }).fill('niemand')
  // The portal itself: it answers, and is none.
  await page
    .getByRole('textbox', { name: /^Adresse des Ausstellers/ })
    .fill(server.url.replace('localhost', '127.0.0.1'))
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niemand')
  await expect(page.getByText('gibt sich kein OpenID-Connect-Anbieter zu erkennen')).toBeVisible()
})
