import { expect, type Page } from '@playwright/test'
import { caller, expectSuccess } from '../bench/api.ts'
import { demoPassword } from '../demo/accounts.ts'
import { Clicks } from './clicks.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

// The ways to a cloud account, and what is done there with several people together; counted where it matters.

const server = ownServer('cloud-extend')
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const told = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeAttached()
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`)
const written = (day: string) => day.split('-').toReversed().join('.')

interface Account {
  id: string
  endDate: string
  stack: string
}

/** A company whose only account ends soon, of those that the licenser did not make. */
async function endingCompany(place: number) {
  const call = caller(server.url)
  const path = '/cloud/companies?show=ending&pageSize=50'
  const { items } = await expectSuccess(call('GET', path))
  const own = (await expectSuccess(caller(server.url, 'licenser')('GET', path))).items
  const company = items.filter(
    ({ id, accounts }: { id: string; accounts: number }) =>
      accounts === 1 && !own.some((one: { id: string }) => one.id === id),
  )[place]
  const account = async () =>
    (await expectSuccess(call('GET', `/cloud/companies/${company.id}/accounts`))).items[0] as Account
  return { company, account, call }
}

test('an account is extended with two clicks from the list, from itself and from the company', async ({ page }) => {
  const { company, account } = await endingCompany(0)
  await server.signIn(page, 'administrator')
  const ways: [string, (clicks: Clicks) => Promise<void>][] = [
    [
      `/cloudcompanies?show=ending&search=${company.customerNumber}`,
      (clicks) => clicks.click(main(page).getByRole('button', { name: `Cloud-Konto von ${company.name} verlängern` })),
    ],
    [
      `/awsaccount?id=${(await account()).id}`,
      (clicks) => clicks.click(main(page).getByRole('button', { name: 'Verlängern', exact: true })),
    ],
    [
      `/company/${company.id}`,
      (clicks) =>
        clicks.click(
          main(page)
            .getByRole('region', { name: 'Cloud-Konten' })
            .getByRole('button', { name: /verlängern/i }),
        ),
    ],
  ]
  for (const [path, first] of ways) {
    const before = await account()
    await open(page, path)
    const clicks = new Clicks(page)
    await first(clicks)
    await expect(dialog(page)).toContainText(`Neue Laufzeit: ${written(before.endDate)} bis `)
    await clicks.click(dialog(page).getByRole('button', { name: 'Verlängern' }))
    await expect(dialog(page)).toHaveCount(0)
    const after = await account()
    expect(clicks.count).toBe(2)
    expect(after.endDate > before.endDate).toBe(true)
    await told(page, `Das Cloud-Konto läuft jetzt bis ${written(after.endDate)}.`)
  }
})

test('the list, the company and its cloud product lead to the account and back', async ({ page }) => {
  const { company, account } = await endingCompany(1)
  const { id, stack, endDate } = await account()
  await server.signIn(page, 'licenser')
  // Accounts made by others are found at their company.
  await open(page, `/company/${company.id}`)
  await expect(main(page).getByRole('heading', { name: 'Was demnächst abläuft' }).locator('xpath=../..')).toContainText(
    `Cloud-Konto ${stack}`,
  )
  await main(page).getByRole('region', { name: 'Cloud-Konten' }).getByRole('link', { name: stack }).click()
  await expect(page).toHaveURL(`${server.url}/awsaccount?id=${id}`)
  await expect(
    main(page)
      .getByText(`endet am ${written(endDate)}`)
      .or(main(page).getByText('kein Produkt aktiv'))
      .first(),
  ).toBeVisible()
  await main(page).getByRole('link', { name: 'Zur Firma' }).click()
  await expect(page).toHaveURL(`${server.url}/company/${company.id}`)
  const products = main(page).getByRole('region', { name: 'Produkte', exact: true })
  await products.getByRole('link', { name: /^Wellenwerk Cloud/ }).click()
  await expect(main(page).getByRole('button', { name: 'Host-ID anlegen' })).toHaveCount(0)
  await main(page).getByRole('region', { name: 'Cloud-Konten' }).getByRole('link', { name: stack }).click()
  await expect(page).toHaveURL(`${server.url}/awsaccount?id=${id}`)
  // Usage and costs are told of accounts of one's own alone.
  await main(page).getByRole('link', { name: 'Kosten', exact: true }).click()
  await expect(main(page).getByText('Die Nutzung sehen Sie bei Firmen, die Sie selbst angelegt haben')).toBeVisible()

  await server.openAs(page, 'administrator', `/cloudcompanies?show=all&search=${company.customerNumber}`)
  await main(page).getByRole('link', { name: company.name }).click()
  await expect(page).toHaveURL(`${server.url}/awsaccount?id=${id}`)
})

test('several people are switched off and on, invited and taken off the list together, by name', async ({ page }) => {
  const { account, call } = await endingCompany(2)
  const { id } = await account()
  const { items } = await expectSuccess(call('GET', `/cloud/configurations/${id}/users?pageSize=50`))
  interface User {
    firstName: string
    lastName: string
    active: boolean
  }
  const [first, second] = (items as User[]).filter(({ active }) => active)
  const names = [first!, second!].map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  await server.openAs(page, 'administrator', `/awsaccount?id=${id}&tab=users`)
  const choose = async () => {
    for (const name of names)
      await main(page)
        .getByRole('checkbox', { name: new RegExp(name) })
        .check()
  }
  const button = (name: string) => main(page).getByRole('button', { name, exact: true })
  const access = (name: string) => main(page).getByRole('switch', { name: `Zugang von ${name}` })
  await choose()
  await expect(button('Entfernen')).toHaveAttribute('aria-disabled', 'true')
  await button('Zugang ausschalten').click()
  await expect(dialog(page)).toContainText(`Den Zugang verlieren: ${names.join(', ')}.`)
  await dialog(page).getByRole('button', { name: 'Zugang ausschalten' }).click()
  const undo = main(page).getByRole('button', { name: /^Rückgängig/ })
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(undo).toHaveCount(1)
  await undo.first().click()
  await expect(undo).toHaveCount(0)
  await expect(access(names[0]!)).toBeChecked()
  // A program does not wait for the minute.
  await expectSuccess(
    call('PUT', `/cloud/configurations/${id}/access`, {
      contacts: items.filter((one: User) => one === first || one === second).map((one: { id: string }) => one.id),
      active: false,
    }),
  )
  await page.reload()
  await expect(access(names[0]!)).not.toBeChecked()
  await choose()
  await button('Einladen').click()
  await expect(dialog(page)).toContainText(`Eine Einladung erhalten: ${names.join(', ')}.`)
  await dialog(page).getByRole('button', { name: 'Einladen' }).click()
  await told(page, '2 Einladungen sind unterwegs.')
  await choose()
  await button('Zugang einschalten').click()
  await expect(dialog(page)).toContainText(`Einen Platz bekommen: ${names.join(', ')}.`)
  await dialog(page).getByRole('button', { name: 'Abbrechen' }).click()
  await button('Entfernen').click()
  await expect(dialog(page)).toContainText(`${names.join(', ')} von der Liste der Cloud-Anwender nehmen?`)
  await dialog(page).getByRole('button', { name: 'Entfernen' }).click()
  await expect(access(names[0]!)).toHaveCount(0)
  // And back, together.
  await main(page).getByRole('button', { name: 'Ansprechpartner auswählen' }).first().click()
  for (const name of names)
    await dialog(page)
      .getByRole('checkbox', { name: new RegExp(name) })
      .check()
  await dialog(page).getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await told(page, '2 Personen sind jetzt Cloud-Anwender, noch ohne Zugang.')
  await dialog(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(access(names[1]!)).toBeVisible()
})

test('a further account takes the people of the one before it over', async ({ page }) => {
  const { company, account, call } = await endingCompany(3)
  const { id } = await account()
  const { used, seats, holdingId } = await expectSuccess(call('GET', `/cloud/configurations/${id}`))
  await server.openAs(page, 'administrator', `/createawsconfig?companyProduct=${holdingId}`)
  const pick = async (label: string, option: string | RegExp) => {
    await main(page).getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).first().click()
  }
  await pick('Kontotyp', 'Standard')
  await pick('Stack', 'Wellenwerk 2024')
  await pick('Anwender übernehmen', /mit Zugang/)
  await main(page).getByRole('textbox', { name: 'Anzahl Plätze' }).fill(String(seats))
  await main(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/awsaccount\?id=/)
  await expect(
    main(page)
      .getByRole('definition')
      .filter({ hasText: `${used} von ${seats}` }),
  ).toBeVisible()
  expect((await expectSuccess(call('GET', `/cloud/companies/${company.id}/accounts`))).items).toHaveLength(2)
})

test('cloud settings are changed, saved, reloaded and read the same; reset, the operator’s count', async ({ page }) => {
  await server.openAs(page, 'administrator', '/cloudsettings')
  const weeks = main(page).getByRole('textbox', { name: 'Frist für den Wechsel in Wochen' })
  const types = main(page).getByRole('textbox', { name: 'Angebotene Kontotypen' })
  const trials = main(page).getByRole('textbox', { name: 'Kontotypen für Tests' })
  const save = main(page).getByRole('button', { name: 'Speichern' })
  await expect(weeks).toHaveValue('4')
  await types.fill('eins')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await types.fill('1; 2')
  await trials.fill('12')
  await weeks.fill('2')
  await save.click()
  await told(page, 'Die Cloud-Einstellungen sind gespeichert.')
  await page.reload()
  await expect(weeks).toHaveValue('2')
  await expect(types).toHaveValue('1; 2')
  await expect(trials).toHaveValue('12')
  await expect(main(page).getByText(/Geändert am .* von administrator@wellenwerk\.example\./)).toBeVisible()
  await main(page).getByRole('button', { name: 'Auf den Betreiber zurücksetzen' }).click()
  await dialog(page).getByRole('button', { name: 'Auf den Betreiber zurücksetzen' }).click()
  await expect(weeks).toHaveValue('4')
  await expect(types).toHaveValue('')
})

test('customers give several places together, and their request names the account to staff', async ({ page }) => {
  const data = { email: 'cloudadmin@wellenwerk.example', password: demoPassword }
  await page.context().request.post(`${server.url}/api/session`, { data })
  await open(page, '/products/companyproducts')
  await main(page)
    .getByRole('link', { name: /Wellenwerk Rechenknoten/ })
    .click()
  const account = new URL(page.url()).searchParams.get('id')!
  const taken = main(page).getByRole('definition').filter({ hasText: 'von 3' })
  await expect(taken).toHaveText('1 von 3')
  for (const name of ['Ida Hansen', 'Gesa Thomsen']) await main(page).getByRole('checkbox', { name }).check()
  await main(page).getByRole('button', { name: 'Zugang einschalten' }).click()
  await expect(dialog(page)).toContainText('Danach sind alle Plätze vergeben.')
  await dialog(page).getByRole('button', { name: 'Zugang einschalten' }).click()
  await expect(taken).toHaveText('3 von 3')
  await main(page).getByRole('button', { name: 'Mehr Plätze anfragen' }).click()
  await dialog(page).getByRole('textbox', { name: 'Nachricht' }).fill('Zwei Plätze mehr, bitte.')
  await dialog(page).getByRole('button', { name: 'Anfrage senden' }).click()
  // What was asked for stands on the page until it is answered.
  await expect(main(page).getByText('Zwei Plätze mehr, bitte.')).toBeVisible()

  await server.openAs(page, 'licenser', '/management/requests')
  await main(page)
    .getByRole('row', { name: /Mehr Cloud-Plätze/ })
    .getByRole('link')
    .first()
    .click()
  await expect(main(page).getByText('Wellenwerk Rechenknoten')).toBeVisible()
  await main(page).getByRole('link', { name: 'Zum Cloud-Konto' }).click()
  await expect(page).toHaveURL(`${server.url}/awsaccount?id=${account}`)
})
