import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { demoPassword } from '../demo/accounts.ts'
import { cloudSignIn, startAt } from './cloud-sign-in.ts'
import { flip } from './flip.ts'
import { newestMail } from './mailbox.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'
import { signIn } from './actors.ts'

const server = ownServer('cloud')
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const dialog = (page: Page) => page.getByRole('dialog')
const main = (page: Page) => page.getByRole('main')
/** A message at the top right; it goes soon, its history stays. */
const told = (page: Page, text: string) => expect(page.getByText(text).first()).toBeAttached()
const main$ = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche des Cloud-Kontos' }).getByRole('link', { name }).click()

async function leave(page: Page): Promise<void> {
  await page.context().clearCookies()
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await main(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('staff set up a cloud account, invite; the person sets a password and streams', async ({ page }) => {
  await server.openAs(page, 'administrator', '/cloudcompanies?search=S%C3%B6hne')
  await expect(main(page).getByRole('heading', { name: 'Cloud-Firmen' })).toBeVisible()
  const row = main(page).getByRole('row', { name: /aktiv/ }).first()
  await row.getByRole('button', { name: /^Mehr zu/ }).click()
  await page.getByRole('menuitem', { name: /Cloud-Konten von/ }).click()
  await main(page).getByRole('link', { name: 'Cloud-Konto anlegen' }).first().click()
  await choose(page, 'Kontotyp', 'Standard')
  await choose(page, 'Stack', 'Wellenwerk 2024')
  await main(page).getByRole('textbox', { name: 'Anzahl Plätze' }).fill('1')
  await main(page).getByRole('textbox', { name: 'Beginn' }).fill('31.08.2026')
  await choose(page, 'Laufzeit', '6 Monate')
  await expect(main(page).getByText('28.02.2027')).toBeVisible()
  // The longest of the company's accounts is the one its people are let in to.
  await choose(page, 'Laufzeit', 'unbegrenzt')
  await main$(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/awsaccount\?id=/)
  const account = page.url()
  await expect(main(page).getByText('Für dieses Cloud-Konto ist kein Produkt aktiv.')).toBeVisible()
  await tab(page, 'Anwender')

  // Two contacts are chosen: one gets the only place, the other none.
  await main$(page, 'Ansprechpartner auswählen').first().click()
  await expect(
    dialog(page)
      .getByRole('button', { name: /auswählen$/ })
      .first(),
  ).toBeVisible()
  const first = dialog(page).getByRole('row').nth(1)
  const email = (await first.getByRole('cell').nth(3).textContent())!.trim()
  const name = `${await first.getByRole('cell').nth(2).textContent()} ${await first.getByRole('cell').nth(1).textContent()}`
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
  await expect(
    main(page).getByRole('row').filter({ hasText: email }).getByText('verschickt', { exact: true }),
  ).toBeVisible()
  const mail = await newestMail(server.url, email, 'Wellenwerk Cloud')
  const token = /cloudinvitation\?token=([\w-]{43})/.exec(mail.text)![1]

  await leave(page)
  await open(page, `/cloudinvitation?token=${token}`)
  await main$(page, 'Einladung annehmen').click()
  await expect(main(page).getByText(`Ihr Zugang (${email}) ist eingeschaltet.`)).toBeVisible()
  await main(page).getByRole('link', { name: 'Passwort festlegen' }).click()
  const password = 'Hafen-Kran-27!'
  await main(page).getByRole('textbox', { name: 'Passwort' }).fill(password)
  await main$(page, 'Zugang einrichten').click()
  await expect(page).not.toHaveURL(/confirmcompanycontact/)
  await leave(page)

  await cloudSignIn(page, server.url, email, password)
  await startAt(page, '31.08.2026')

  // Whoever streams stands on the account's page, and can be let go.
  await server.openAs(page, 'administrator', '/cloudcompanies')
  await main$(page, 'Aktualisieren').click()
  await told(page, 'Stacks, Flotten und Sitzungen sind aktualisiert.')
  await page.goto(`${account}&tab=usage`)
  await main$(page, `Sitzung von ${name} beenden`).click()
  await dialog(page).getByRole('button', { name: 'Sitzung beenden' }).click()
  await expect(main(page).getByText('Zurzeit streamt niemand.')).toBeVisible()

  // The only place is taken: the second one gets none.
  await tab(page, 'Anwender')
  const other = main(page).getByRole('switch', { name: /^Zugang von/, checked: false })
  await flip(other)
  await dialog(page).getByRole('button', { name: 'Zugang einschalten' }).click()
  await expect(dialog(page).getByText('Der einzige Platz dieses Cloud-Kontos ist vergeben.')).toBeVisible()
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
  await server.openAs(page, 'administrator', `/awsaccount?id=${id}`)
  const save = main$(page, 'Speichern')
  const seats = main(page).getByRole('textbox', { name: 'Anzahl Plätze' })
  await expect(seats).toHaveValue('5')
  await seats.fill('0')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await seats.fill('9')
  await choose(page, 'Kontotyp', 'Premium')
  await main(page).getByRole('textbox', { name: 'Beginn' }).fill('01.11.2026')
  await choose(page, 'Laufzeit', 'unbegrenzt')
  await save.click()
  await told(page, 'Das Cloud-Konto ist gespeichert.')
  await page.reload()
  await expect(seats).toHaveValue('9')
  await expect(main(page).getByRole('combobox', { name: 'Kontotyp' })).toHaveValue('Premium')
  await expect(main(page).getByRole('textbox', { name: 'Beginn' })).toHaveValue('01.11.2026')
  await expect(main(page).getByRole('combobox', { name: 'Laufzeit' })).toHaveValue('unbegrenzt')
  await seats.fill('5')
  await choose(page, 'Laufzeit', '12 Monate')
  await save.click()
  await expect(main(page).getByRole('definition').filter({ hasText: 'von 5' })).toHaveText('1 von 5')

  // Another stack cuts off the people with access: they are named, and it can be undone.
  await choose(page, 'Stack', 'Wellenwerk 2023')
  await save.click()
  await expect(dialog(page)).toContainText('Den Zugang verlieren: Ida Hansen.')
  await dialog(page).getByRole('button', { name: 'Trotzdem speichern' }).click()
  const waiting = main(page).getByRole('status').filter({ hasText: 'in weniger als einer Minute' })
  await waiting.getByRole('button', { name: /^Rückgängig/ }).click()
  await told(page, 'Rückgängig gemacht. Es bleibt, wie es war.')
  await expect(waiting).toHaveCount(0)
  await page.reload()
  await expect(main(page).getByRole('combobox', { name: 'Stack' })).toHaveValue('Wellenwerk 2024')
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
  await open(page, `/awsaccount?id=${id}&tab=products`)
  const [network, single] = ['Wellenwerk Netzwerk 20', 'Wellenwerk Einzelplatz 20'].map((name) =>
    main(page).getByRole('switch', { name: `${name} verwenden` }),
  )
  const active = main(page).getByRole('switch', { name: /verwenden$/, checked: true })
  await expect(single!).toBeVisible()
  const call = caller(server.url)
  /** Everybody's access with it: named, undone, and then done by a program, which does not wait. */
  async function switchOff() {
    await active.click()
    await expect(dialog(page)).toContainText('Den Zugang verlieren: ')
    await dialog(page).getByRole('button', { name: 'Produkt ausschalten' }).click()
    await main(page)
      .getByRole('status')
      .getByRole('button', { name: /^Rückgängig: Das verknüpfte Produkt/ })
      .click()
    await told(page, 'Rückgängig gemacht. Es bleibt, wie es war.')
    await expect(active).toHaveCount(1)
    const { items } = await expectSuccess(call('GET', `/cloud/configurations/${id}/products`))
    const { holdingId } = items.find((one: { active: boolean }) => one.active)
    await expectSuccess(call('PUT', `/cloud/configurations/${id}/products/${holdingId}`, { active: false }))
    await page.reload()
  }
  if ((await active.count()) > 0) await switchOff()
  await expect(main(page).getByText('Für dieses Cloud-Konto ist kein Produkt aktiv.')).toBeVisible()
  await network!.click()
  await told(page, 'Das Cloud-Konto gilt jetzt für Wellenwerk Netzwerk 20.')
  await expect(main(page).getByText('Für dieses Cloud-Konto ist kein Produkt aktiv.')).toHaveCount(0)
  await single!.click()
  await expect(dialog(page).getByText('Für ein Cloud-Konto kann nur ein Produkt aktiv sein.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Schließen' }).last().click()
  await tab(page, 'Anwender')
  const ida = main(page).getByRole('switch', { name: 'Zugang von Ida Hansen' })
  if (!(await ida.isChecked())) {
    await flip(ida)
    await dialog(page).getByRole('button', { name: 'Zugang einschalten' }).click()
  }
  await expect(ida).toBeChecked()
  await tab(page, 'Produkte')
  await switchOff()
  await tab(page, 'Anwender')
  await expect(ida).not.toBeChecked()
  await tab(page, 'Konto')
  await expect(
    main(page)
      .getByRole('definition')
      .filter({ hasText: /^0 von \d+/ }),
  ).toBeVisible()
  await tab(page, 'Produkte')
  await network!.click()
  await expect(network!).toBeChecked()
  await network!.click()
  await expect(dialog(page)).toContainText('Zurzeit hat niemand einen eingeschalteten Zugang.')
  await dialog(page).getByRole('button', { name: 'Produkt ausschalten' }).click()
  await told(page, 'Wellenwerk Netzwerk 20 ist ausgeschaltet.')
  await tab(page, 'Anwender')
  await flip(ida)
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
  const taken = main(page).getByRole('definition').filter({ hasText: 'von 3' })
  await expect(taken).toHaveText('1 von 3')
  for (const name of ['Ida Hansen', 'Gesa Thomsen']) {
    await flip(main(page).getByRole('switch', { name: `Zugang von ${name}` }))
    if (name === 'Gesa Thomsen') await expect(dialog(page)).toContainText('Danach sind alle Plätze vergeben.')
    await dialog(page).getByRole('button', { name: 'Zugang einschalten' }).click()
    await told(page, `Der Zugang von ${name} ist eingeschaltet.`)
    await expect(taken).toHaveText(name === 'Ida Hansen' ? '2 von 3' : '3 von 3')
  }
  // A slip is taken back at once within the minute; after it the places are blocked.
  await flip(main(page).getByRole('switch', { name: 'Zugang von Gesa Thomsen' }))
  await dialog(page).getByRole('button', { name: 'Zugang ausschalten' }).click()
  await expect(taken).toHaveText('2 von 3')
  await main$(page, 'Mehr Plätze anfragen').click()
  await expect(dialog(page).getByRole('button', { name: 'Anfrage senden' })).toBeDisabled()
  await dialog(page).getByRole('textbox', { name: 'Nachricht' }).fill('Wir brauchen sechs Plätze ab Januar.')
  await dialog(page).getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(dialog(page)).toHaveCount(0)
  // Staff find it where customers' requests are.
  await server.openAs(page, 'administrator', '/management/requests')
  await expect(main(page).getByRole('row', { name: /Mehr Cloud-Plätze/ })).toBeVisible()
})
