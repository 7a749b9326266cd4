import { expect, type Browser, type Page } from '@playwright/test'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { streams } from './cloud-sign-in.ts'
import { test } from './journey.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('events')
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
/** The time of day, not the calendar's button. */
const field = (page: Page, name: 'from' | 'to') => main(page).locator(`input[name=${name}]`)
const german = (day: string) => day.split('-').toReversed().join('.')
/** The time in Berlin. */
const clock = (at: Date) =>
  at.toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

async function fillIn(page: Page, name: string, places: string, day: string, from: string, to: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Bezeichnung' }).fill(name)
  await main(page).getByRole('combobox', { name: 'Stack' }).click()
  await page.getByRole('option', { name: 'Wellenwerk 2024', exact: true }).click()
  await main(page).getByRole('textbox', { name: 'Plätze' }).fill(places)
  await main(page).getByRole('textbox', { name: 'Datum' }).fill(day)
  await field(page, 'from').fill(from)
  await field(page, 'to').fill(to)
}

const row = (page: Page, name: string) => main(page).getByRole('row', { name })

async function linksOf(page: Page, name: string): Promise<string[]> {
  await row(page, name)
    .getByRole('link', { name: `Links von ${name}` })
    .click()
  await expect(
    main(page)
      .getByRole('img', { name: /QR-Code/ })
      .first(),
  ).toBeVisible()
  return main(page)
    .getByRole('table')
    .getByText(/eventplace#/)
    .allTextContents()
}

async function person(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE' })
  return context.newPage()
}

test('staff plan an event, change it and read it back; two people use two links, a third one is told', async ({
  page,
  browser,
}) => {
  await server.openAs(page, 'licenser', '/events')
  await expect(page).toHaveURL(/\/events\/list$/)
  await expect(main(page).getByRole('row', { name: /Nachtschicht/ })).toContainText('04:00 (+1)')
  // As the list says it: midnight may have passed since the demo data was made.
  const webinar = /\d\d\.\d\d\.\d{4}/.exec(await row(page, 'Webinar: Neues in Version 20').innerText())![0]
  await main(page).getByRole('link', { name: 'Veranstaltung anlegen' }).first().click()

  // An end before the start means the next day; noon is the latest.
  await fillIn(page, 'Schulung Hamburg', '300', webinar, '13:00', '12:30')
  await expect(main(page).getByText('höchstens bis 12:00 Uhr')).toBeVisible()
  await fillIn(page, 'Schulung Hamburg', '190', webinar, '10:00', '11:00')
  await expect(main(page).getByText(/Bis zu 214 Plätze sind gleichzeitig verplant/)).toBeVisible()
  await expect(main(page).getByText(/Webinar: Neues in Version 20: 24 Plätze/)).toBeVisible()
  await fillIn(page, 'Schulung Hamburg', '3', '01.02.2024', '10:00', '11:00')
  await expect(main(page).getByText('Zu dieser Zeit wäre die Veranstaltung schon vorbei.')).toBeVisible()
  // Now: from a quarter of an hour before the start its links work. Shortly before midnight it starts tomorrow.
  const start = inMinutes(10)
  const day = portalDay(start)
  await fillIn(page, 'Schulung Hamburg', '3', german(day), clock(start), clock(inMinutes(9)))
  const later = clock(start) < '21:00' ? '23:00' : '06:00'
  await field(page, 'to').fill(later)
  await expect(main(page).getByText(/Die Links gelten von/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/events\/list$/)

  await row(page, 'Schulung Hamburg').getByRole('link', { name: 'Schulung Hamburg bearbeiten' }).click()
  await expect(page).toHaveURL(/\/events\/create\?id=/)
  await main(page).getByRole('textbox', { name: 'Bezeichnung' }).fill('Schulung Altona')
  await main(page).getByRole('textbox', { name: 'Plätze' }).fill('2')
  await main(page).getByRole('button', { name: 'Speichern' }).click()
  await dialog(page).getByRole('button', { name: 'Weniger Plätze speichern' }).click()
  await expect(page).toHaveURL(/\/events\/list$/)
  await row(page, 'Schulung Altona').getByRole('link', { name: 'Schulung Altona', exact: true }).click()
  await expect(page).toHaveURL(/\/events\/create\?id=/)
  await page.reload()
  await expect(main(page).getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue('Schulung Altona')
  await expect(main(page).getByRole('textbox', { name: 'Plätze' })).toHaveValue('2')
  await expect(main(page).getByRole('combobox', { name: 'Stack' })).toHaveValue('Wellenwerk 2024')
  await expect(field(page, 'to')).toHaveValue(later)

  await page.goto(`${server.url}/events/list`)
  const links = await linksOf(page, 'Schulung Altona')
  expect(new Set(links).size).toBe(2)
  await expect(main(page).getByRole('img', { name: /QR-Code/ })).toHaveCount(2)
  const file = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Links als CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^Links-.*\.csv$/)

  const [ida, jonas, merle] = [await person(browser), await person(browser), await person(browser)]
  for (const [who, link] of [
    [ida, links[0]!],
    [jonas, links[1]!],
  ] as const) {
    await who.goto(link)
    await expect(main(who).getByRole('heading', { name: 'Schulung Altona' })).toBeVisible()
    await main(who).getByRole('button', { name: 'Jetzt starten' }).click()
    await streams(who)
  }
  await merle.goto(links[0]!)
  await expect(main(merle).getByText('An diesem Platz arbeitet gerade jemand anderes.')).toBeVisible()
  await ida.goto(links[0]!)
  await main(ida).getByRole('button', { name: 'Weitermachen' }).click()
  await streams(ida)
  await page.reload()
  await expect(main(page).getByRole('row', { name: /belegt/ })).toHaveCount(2)

  // A new link: the old one is dead, and who was there is let go.
  await main(page).getByRole('button', { name: 'Link von Platz 2 erneuern' }).click()
  await dialog(page).getByRole('button', { name: 'Link erneuern' }).click()
  await expect(main(page).getByText(links[1]!).first()).toBeHidden()
  await merle.goto(links[1]!)
  await expect(main(merle).getByText('Dieser Link gilt nicht oder nicht mehr.')).toBeVisible()

  // The event is moved to the day after: the link says when it opens.
  await page.goto(`${server.url}/events/list`)
  await row(page, 'Schulung Altona').getByRole('link', { name: 'Schulung Altona', exact: true }).click()
  await main(page)
    .getByRole('textbox', { name: 'Datum' })
    .fill(german(addDays(day, 1)))
  await expect(main(page).getByText(/Höchstens 2 Plätze sind gleichzeitig verplant/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Speichern' }).click()
  // Said before it is saved: somebody may be streaming.
  await expect(dialog(page).getByText(/gelten die Links erst wieder ab/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Speichern und trennen' }).click()
  await expect(page).toHaveURL(/\/events\/list$/)
  await merle.goto(links[0]!)
  await merle.reload()
  await expect(main(merle).getByText(/Ihr Platz öffnet am/)).toBeVisible()

  // Asked once, however often it is clicked.
  await row(page, 'Schulung Altona').getByRole('button', { name: 'Schulung Altona löschen' }).dblclick()
  await dialog(page).getByRole('button', { name: 'Veranstaltung löschen' }).click()
  await expect(row(page, 'Schulung Altona')).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
})

test('after the end a link says that it is over; the list tells past and coming apart', async ({ page, browser }) => {
  await server.openAs(page, 'administrator', '/events/list?show=past')
  const name = 'Vorführung für Neukunden'
  const [link] = await linksOf(page, name)
  const late = await person(browser)
  await late.goto(link!)
  await expect(main(late).getByText(/Diese Veranstaltung ist seit .* vorbei/)).toBeVisible()
  await late.goto(`${server.url}/eventplace`)
  await expect(main(late).getByText('Dieser Link ist unvollständig.')).toBeVisible()

  await page.goto(`${server.url}/events/list`)
  const chips = main(page).getByRole('group', { name: 'Anzeigen' })
  await expect(chips.getByRole('button', { name: 'Kommende' })).toHaveAttribute('aria-pressed', 'true')
  await chips.getByRole('button', { name: 'Alle' }).click()
  await expect(page).toHaveURL(/show=all/)
  await expect(main(page).getByRole('row', { name: /Anwendertreffen/ })).toHaveCount(2)
  await main(page).getByRole('searchbox').fill('gibtesnicht')
  await expect(main(page).getByText('Nichts gefunden')).toBeVisible()
})

test('an event that somebody else has deleted meanwhile: said so, and not that it was deleted here', async ({
  page,
}) => {
  await server.openAs(page, 'licenser', '/events/list')
  const name = 'Praktikum Technische Hochschule Lübeck'
  const other = await page.context().newPage()
  await other.goto(`${server.url}/events/list`)
  for (const one of [page, other])
    await row(one, name)
      .getByRole('button', { name: `${name} löschen` })
      .click()
  await dialog(other).getByRole('button', { name: 'Veranstaltung löschen' }).click()
  await expect(other.getByText(`„${name}“ ist gelöscht.`, { exact: true })).toBeVisible()
  await expect(row(other, name)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Veranstaltung löschen' }).click()
  await expect(page.getByText('Diese Veranstaltung gibt es nicht.', { exact: true })).toBeVisible()
  await expect(page.getByText(`„${name}“ ist gelöscht.`)).toHaveCount(0)
})

test('without a clipboard, as on a page without https, somebody who copies a link is told to do it by hand', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  )
  await server.openAs(page, 'administrator', '/events/list')
  await page
    .getByRole('link', { name: /^Links von/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /kopieren/ })
    .first()
    .click()
  await expect(page.getByText(/^Es konnte nicht kopiert werden\./).first()).toBeAttached()
})
