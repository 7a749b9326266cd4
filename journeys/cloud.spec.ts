import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { newestMail } from './mailbox.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { signIn } from './actors.ts'

const server = ownServer('cloud')
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const dialog = (page: Page) => page.getByRole('dialog')
const main = (page: Page) => page.getByRole('main')
const main$ = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

async function leave(page: Page): Promise<void> {
  await page.context().clearCookies()
}

async function cloudSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await open(page, '/awslogin')
  await main(page).getByRole('textbox', { name: 'E-Mail' }).fill(email)
  await main(page).getByRole('textbox', { name: 'Passwort' }).fill(password)
  await main$(page, 'Anmelden und starten').click()
}

/** The stand-in's page: the stream opened in this tab. */
const streams = (page: Page) => expect(page.getByRole('heading', { name: 'Ihre Sitzung läuft' })).toBeVisible()

async function choose(page: Page, label: string, option: string): Promise<void> {
  await main(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('staff set up a cloud account, invite; the person sets a password and streams', async ({ page }) => {
  await signIn(page, 'administrator', 'de', server.url)
  await open(page, '/cloudcompanies')
  await expect(main(page).getByRole('heading', { name: 'Cloud-Firmen' })).toBeVisible()
  await main(page).getByRole('searchbox').fill('Söhne')
  const row = main(page).getByRole('row', { name: /aktiv/ }).first()
  await row.getByRole('link', { name: /Cloud-Konten von/ }).click()
  await main(page).getByRole('link', { name: 'Cloud-Konto anlegen' }).first().click()
  await choose(page, 'Kontotyp', 'Standard')
  await choose(page, 'Stack', 'Wellenwerk 2024')
  await main(page).getByRole('textbox', { name: 'Anzahl Plätze' }).fill('1')
  await main(page).getByRole('textbox', { name: 'Beginn' }).fill('31.08.2026')
  await choose(page, 'Laufzeit', '6 Monate')
  await expect(main(page).getByText('28.02.2027')).toBeVisible()
  await main$(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/awsaccount\?id=/)
  await expect(main(page).getByText('Für dieses Cloud-Konto ist kein Produkt aktiv.')).toBeVisible()

  // Two contacts are chosen: one gets the only place, the other none.
  await main$(page, 'Ansprechpartner auswählen').first().click()
  await expect(
    dialog(page)
      .getByRole('button', { name: /auswählen$/ })
      .first(),
  ).toBeVisible()
  const first = dialog(page).getByRole('row').nth(1)
  const email = (await first.getByRole('cell').nth(2).textContent())!.trim()
  const name = `${await first.getByRole('cell').nth(1).textContent()} ${await first.getByRole('cell').nth(0).textContent()}`
  await dialog(page)
    .getByRole('button', { name: `${name} auswählen` })
    .click()
  await expect(dialog(page).getByRole('button', { name: `${name} auswählen` })).toHaveCount(0)
  await dialog(page)
    .getByRole('button', { name: /auswählen$/ })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(main(page).getByRole('switch', { name: /^Zugang von/ })).toHaveCount(2)

  await main$(page, `${name} einladen`).click()
  await dialog(page).getByRole('button', { name: 'Einladen' }).click()
  await expect(main(page).getByRole('row', { name: email }).getByText('verschickt', { exact: true })).toBeVisible()
  const mail = await newestMail(server.url, email, 'Wellenwerk Cloud')
  const token = /cloudinvitation\?token=([\w-]{43})/.exec(mail.text)![1]

  await leave(page)
  await open(page, `/cloudinvitation?token=${token}`)
  await expect(main(page).getByText(`Ihr Zugang (${email}) ist eingeschaltet.`)).toBeVisible()
  await main(page).getByRole('link', { name: 'Passwort festlegen' }).click()
  const password = 'Hafen-Kran-27!'
  await main(page).getByRole('textbox', { name: 'Passwort' }).fill(password)
  await main$(page, 'Zugang einrichten').click()
  await expect(page).not.toHaveURL(/confirmcompanycontact/)
  await leave(page)

  await cloudSignIn(page, email, password)
  await streams(page)

  // Whoever streams stands on the account's page, and can be let go.
  await signIn(page, 'administrator', 'de', server.url)
  await open(page, '/cloudcompanies')
  await main$(page, 'Aktualisieren').click()
  await expect(page.getByText('auf dem neuesten Stand')).toBeVisible()
  await main(page).getByRole('searchbox').fill('Söhne')
  await main(page)
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /Cloud-Konten von/ })
    .click()
  await main(page)
    .getByRole('link', { name: /Cloud-Konto vom 31.08.2026 bearbeiten/ })
    .click()
  await main$(page, `Sitzung von ${name} beenden`).click()
  await dialog(page).getByRole('button', { name: 'Sitzung beenden' }).click()
  await expect(main(page).getByText('Zurzeit streamt niemand.')).toBeVisible()

  // The only place is taken: the second one gets none.
  const other = main(page).getByRole('switch', { name: /^Zugang von/, checked: false })
  await other.click({ force: true })
  await dialog(page).getByRole('button', { name: 'Zugang einschalten' }).click()
  await expect(dialog(page).getByText('Alle 1 Plätze dieses Cloud-Kontos sind vergeben.')).toBeVisible()
})

/** The account of the demo people, as staff reach it. */
async function demoAccount(page: Page, stack: string): Promise<{ id: string; holdingId: string }> {
  const answer = await page.context().request.post(`${server.url}/api/session`, {
    data: { email: 'administrator@wellenwerk.example', password: demoPassword },
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const read = async (path: string) =>
    (
      await page
        .context()
        .request.get(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } })
    ).json()
  const contacts = (await read('/contacts?search=cloudadmin')) as { items: { companyNumber: string }[] }
  const companies = (await read(`/cloud/companies?search=${contacts.items[0]!.companyNumber}`)) as {
    items: { holdingId: string }[]
  }
  const { holdingId } = companies.items[0]!
  const holding = (await read(`/cloud/holdings/${holdingId}`)) as {
    configurations: { id: string; stack: { name: string } }[]
  }
  await leave(page)
  return { id: holding.configurations.find((one) => one.stack.name === stack)!.id, holdingId }
}

test('a cloud account is changed, saved, reloaded and reads the same', async ({ page }) => {
  const { id } = await demoAccount(page, 'Wellenwerk 2024')
  await signIn(page, 'administrator', 'de', server.url)
  await open(page, `/awsaccount?id=${id}`)
  const seats = main(page).getByRole('textbox', { name: 'Anzahl Plätze' })
  await expect(seats).toHaveValue('5')
  await seats.fill('0')
  await expect(main$(page, 'Speichern')).toHaveAttribute('aria-disabled', 'true')
  await seats.fill('9')
  await choose(page, 'Kontotyp', 'Premium')
  await choose(page, 'Stack', 'Wellenwerk 2023')
  await main(page).getByRole('textbox', { name: 'Beginn' }).fill('01.11.2026')
  await choose(page, 'Laufzeit', 'unbegrenzt')
  await main$(page, 'Speichern').click()
  await expect(page.getByText('Das Cloud-Konto ist gespeichert.')).toBeVisible()
  await page.reload()
  await expect(seats).toHaveValue('9')
  await expect(main(page).getByRole('combobox', { name: 'Kontotyp' })).toHaveValue('Premium')
  await expect(main(page).getByRole('combobox', { name: 'Stack' })).toHaveValue('Wellenwerk 2023')
  await expect(main(page).getByRole('textbox', { name: 'Beginn' })).toHaveValue('01.11.2026')
  await expect(main(page).getByRole('combobox', { name: 'Laufzeit' })).toHaveValue('unbegrenzt')
  await seats.fill('5')
  await choose(page, 'Stack', 'Wellenwerk 2024')
  await choose(page, 'Laufzeit', '12 Monate')
  await main$(page, 'Speichern').click()
  await expect(main(page).getByText('1 von 5')).toBeVisible()
})

test('of linked products one is active; the second is refused, and switching off takes the people along', async ({
  page,
}) => {
  await signIn(page, 'administrator', 'de', server.url)
  const { id } = await demoAccount(page, 'Wellenwerk 2024')
  await signIn(page, 'administrator', 'de', server.url)
  // The company gets two products beside the cloud.
  const token = await page.context().request.post(`${server.url}/api/session`, {
    data: { email: 'administrator@wellenwerk.example', password: demoPassword },
  })
  const headers = { authorization: `Bearer ${((await token.json()) as { accessToken: string }).accessToken}` }
  const account = (await (
    await page.context().request.get(`${server.url}/api/cloud/configurations/${id}`, { headers })
  ).json()) as { company: { id: string } }
  const offered = (await (
    await page
      .context()
      .request.get(`${server.url}/api/companies/${account.company.id}/assignable-products`, { headers })
  ).json()) as { items: { id: string; code: string; assigned: boolean }[] }
  for (const code of ['WW-NW-20', 'WW-EP-20']) {
    const product = offered.items.find((one) => one.code === code)!
    if (!product.assigned)
      await page.context().request.post(`${server.url}/api/companies/${account.company.id}/products`, {
        headers,
        data: { productId: product.id, end: 'unlimited' },
      })
  }
  await open(page, `/awsaccount?id=${id}`)
  const [network, single] = ['Wellenwerk Netzwerk 20', 'Wellenwerk Einzelplatz 20'].map((name) =>
    main(page).getByRole('switch', { name: `${name} verwenden` }),
  )
  const active = main(page).getByRole('switch', { name: /verwenden$/, checked: true })
  if ((await active.count()) > 0) {
    await active.click({ force: true })
    await dialog(page).getByRole('button', { name: 'Produkt ausschalten' }).click()
  }
  await expect(main(page).getByText('Für dieses Cloud-Konto ist kein Produkt aktiv.')).toBeVisible()
  await network!.click({ force: true })
  await expect(page.getByText('Das Cloud-Konto gilt jetzt für Wellenwerk Netzwerk 20.')).toBeVisible()
  await expect(main(page).getByText('Für dieses Cloud-Konto ist kein Produkt aktiv.')).toHaveCount(0)
  await single!.click({ force: true })
  await expect(dialog(page).getByText('Für ein Cloud-Konto kann nur ein Produkt aktiv sein.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Schließen' }).click()
  const ida = main(page).getByRole('switch', { name: 'Zugang von Ida Hansen' })
  if (!(await ida.isChecked())) {
    await ida.click({ force: true })
    await dialog(page).getByRole('button', { name: 'Zugang einschalten' }).click()
  }
  await expect(ida).toBeChecked()
  await network!.click({ force: true })
  await dialog(page).getByRole('button', { name: 'Produkt ausschalten' }).click()
  await expect(ida).not.toBeChecked()
  await ida.click({ force: true })
  await dialog(page).getByRole('button', { name: 'Zugang einschalten' }).click()
  await expect(ida).toBeChecked()
})

test('the customer’s administrator gives a place, is blocked at the limit, and asks for more', async ({ page }) => {
  const { id } = await demoAccount(page, 'Wellenwerk Rechenknoten')
  await page.context().request.post(`${server.url}/api/session`, {
    data: { email: 'cloudadmin@wellenwerk.example', password: demoPassword },
  })
  await open(page, '/products/companyproducts')
  await expect(main(page).getByRole('heading', { name: 'Cloud-Plätze' })).toBeVisible()
  await main(page)
    .getByRole('link', { name: /Wellenwerk Rechenknoten/ })
    .click()
  await expect(page).toHaveURL(`${server.url}/editawsusers?id=${id}`)
  await expect(main(page).getByText('1 von 3')).toBeVisible()
  for (const name of ['Ida Hansen', 'Gesa Thomsen']) {
    await main(page)
      .getByRole('switch', { name: `Zugang von ${name}` })
      .click({ force: true })
    await dialog(page).getByRole('button', { name: 'Zugang einschalten' }).click()
    await expect(page.getByText(`Der Zugang von ${name} ist eingeschaltet.`)).toBeVisible()
  }
  await expect(main(page).getByText('3 von 3')).toBeVisible()
  await expect(main(page).getByText(/^Bis \d\d\.\d\d\.\d{4} gesperrt$/)).toBeVisible()
  await expect(main(page).getByRole('switch', { name: 'Zugang von Gesa Thomsen' })).toBeDisabled()
  await main$(page, 'Mehr Plätze anfragen').click()
  await dialog(page).getByRole('textbox', { name: 'Nachricht' }).fill('Wir brauchen sechs Plätze ab Januar.')
  await dialog(page).getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(dialog(page)).toHaveCount(0)
  // Staff find it where customers' requests are.
  await signIn(page, 'administrator', 'de', server.url)
  await open(page, '/management/requests')
  await expect(main(page).getByRole('row', { name: /Mehr Cloud-Plätze/ })).toBeVisible()
})

test('a full fleet: the page waits, says when it tries again, and can be told not to', async ({ page }) => {
  await cloudSignIn(page, 'cloudfull@wellenwerk.example')
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
    await cloudSignIn(page, `${name}@wellenwerk.example`)
    await expect(main(page).getByRole('alert').getByText(said)).toBeVisible()
  }
  await newestMail(server.url, 'cloudnew@wellenwerk.example', 'Ihr Zugang zum Kundenportal')
  await cloudSignIn(page, 'cloud@wellenwerk.example', 'Falsch-2026!')
  await main(page).getByRole('alert').getByRole('link', { name: 'Passwort vergessen?' }).click()
  await main(page).getByRole('textbox', { name: 'E-Mail' }).fill('cloud@wellenwerk.example')
  await main$(page, 'Link anfordern').click()
  await expect(page).toHaveURL(`${server.url}/awslogin`)
  await newestMail(server.url, 'cloud@wellenwerk.example', 'Neues Passwort für die Cloud')

  await cloudSignIn(page, 'cloud@wellenwerk.example')
  await streams(page)
  await cloudSignIn(page, 'cloud@wellenwerk.example')
  await expect(main(page).getByText('Sie streamen schon')).toBeVisible()
  await main$(page, 'Weitermachen').click()
  await streams(page)
  await cloudSignIn(page, 'cloud@wellenwerk.example')
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
