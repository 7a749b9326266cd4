import { expect, type Page } from '@playwright/test'
import { openSession, portalUrl, type Role } from '../actors.ts'
import { violationsOf } from '../axe.ts'
import { faintControls } from '../control-contrast.ts'
import { equalAccessViolations } from '../equal-access.ts'
import { test } from '../journey.ts'
import { moveTo } from '../move-to.ts'
import { listFaults } from './list-faults.ts'
import { keepPicture, picturesWanted } from './pictures.ts'
import { openRecords, type Records } from './records.ts'

export interface Visit {
  name: string
  /** Signed out without it. */
  role?: Role
  path: string
  /** It shows something else to whoever comes from another page. */
  anew?: true
  /** Its tables are no lists of one line a row: a tree of modules, a matrix, what was unfolded. */
  noLists?: true
  /** What is done on the page, in German, before it is looked at. */
  before?: (page: Page) => Promise<void>
}

const wide = { width: 1280, height: 900 }
const narrow = { width: 320, height: 720 }
/** `npm run test:outside`: what takes more than its share of the minutes. */
const isThorough = process.env['THOROUGH_WALK'] === '1'

/**
 * Opens each page once, as an account sees it that may, and looks at it in light and in dark for WCAG 2.2 AA, 320 pixels
 * wide in German and in English for scrolling sideways, and in all of them for what is cut in its lists. From a page on which nothing was done the walk
 * goes on as a link does, without loading the interface anew.
 */
export function walk(name: string, visitsOf: (records: Records) => Visit[] | Promise<Visit[]>): void {
  test(`${name}: WCAG 2.2 AA in light and dark, no scrolling sideways at 320 pixels in German and English`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const violations = await policyViolations(page)
    const visits = await visitsOf(await openRecords())
    await page.goto(`${portalUrl()}/login?lang=de`)
    let now: Role | undefined
    for (const [at, { name: title, role, path, anew, noLists, before }] of visits.entries())
      await test.step(title, async () => {
        const last = visits[at - 1]
        const another = role !== undefined && role !== now
        if (another) {
          await page.context().clearCookies()
          await openSession(page, role)
          now = role
        }
        if (another || anew || last?.before || last?.path === path) await page.goto(portalUrl() + path)
        else await moveTo(page, path)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/…$/)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await before?.(page)
        await lookAt(page, title, noLists)
        expect.soft(violations.splice(0), `${title}: content security policy`).toEqual([])
      })
  })
}

/** Collects what the browser refuses because the content security policy says so, trusted types included. */
async function policyViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('tellViolation', (words: string) => found.push(words))
  await page.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tellViolation([violatedDirective, blockedURI, sample].join(' ')))`,
  })
  return found
}

async function lookAt(page: Page, title: string, noLists?: true): Promise<void> {
  const dialogs = await page.getByRole('dialog').count()
  await expectAccessible(page, title, 'light')
  if (!noLists) await expectWholeLists(page, title)
  await expectNoTwins(page, title)
  await keepPicture(page, title, '1280-de-light')
  await page.setViewportSize(narrow)
  await expectNarrow(page, title, 'de')
  if (!noLists) await expectWholeLists(page, title, 'phone')
  await keepPicture(page, title, '320-de-light')
  await chooseLanguage(page, 'en')
  await expectNarrow(page, title, 'en')
  await keepPicture(page, title, '320-en-light')
  // English heads are longer.
  await page.setViewportSize(wide)
  if (!noLists) await expectWholeLists(page, `${title} (en)`)
  await chooseLanguage(page, 'de')
  if (isThorough) await expectLargeText(page, title)
  await chooseTheme(page, 'dark')
  await expectAccessible(page, title, 'dark')
  await keepPicture(page, title, '1280-de-dark')
  await keepWide(page, title)
  await chooseTheme(page, 'light')
  // What was opened on the page was there to the end.
  await expect(page.getByRole('dialog')).toHaveCount(dialogs)
}

async function expectAccessible(page: Page, title: string, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
  const found = await violationsOf(page, theme === 'light' ? 'all' : 'colour')
  expect.soft(found, `${title} (${theme})`).toEqual([])
  if (isThorough) expect.soft(await equalAccessViolations(page), `${title} (${theme}): Equal Access`).toEqual([])
  expect.soft(await faintControls(page), `${title} (${theme}): hard to see`).toEqual([])
}

/** No part stands twice: one that does was left over from the page before. */
async function expectNoTwins(page: Page, title: string): Promise<void> {
  const names = await page
    .locator('main section[aria-label]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')))
  expect.soft(new Set(names).size, `${title}: ${names.join(', ')}`).toBe(names.length)
}

/** Letters twice as large, as browsers are set: nothing scrolls sideways. */
async function expectLargeText(page: Page, title: string): Promise<void> {
  await page.evaluate('document.documentElement.style.fontSize = "200%"')
  await drawn(page)
  const width = await page.evaluate('document.documentElement.scrollWidth')
  expect.soft(width, `${title}: text at 200 %`).toBeLessThanOrEqual(wide.width)
  await page.evaluate('document.documentElement.style.fontSize = ""')
  await drawn(page)
}

async function expectWholeLists(page: Page, title: string, phone?: 'phone'): Promise<void> {
  const faults = () => listFaults(page, phone !== undefined)
  await expect.soft.poll(faults, { message: `${title}: lists`, timeout: 5000 }).toEqual([])
}

async function expectNarrow(page: Page, title: string, language: 'de' | 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await drawn(page)
  const width = await page.evaluate('document.documentElement.scrollWidth')
  expect.soft(width, `${title} (${language})`).toBeLessThanOrEqual(narrow.width)
}

// The portal's own switches; a dialog that lies over them hides them from people, not from a dispatched event.
async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const name = theme === 'dark' ? 'Dunkle Darstellung' : 'Helle Darstellung'
  await page.getByRole('button', { name, includeHidden: true }).first().dispatchEvent('click')
  await drawn(page)
}

async function chooseLanguage(page: Page, language: 'de' | 'en'): Promise<void> {
  const select = page.locator('header select')
  // On a phone it is in the menu of the account.
  if ((await select.count()) > 0) return void (await select.selectOption(language, { force: true }))
  const name = { de: 'Deutsch', en: 'English' }[language]
  await page.getByRole('button', { name, exact: true, includeHidden: true }).dispatchEvent('click')
}

async function keepWide(page: Page, title: string): Promise<void> {
  if (!picturesWanted) return
  await chooseLanguage(page, 'en')
  await drawn(page)
  await keepPicture(page, title, '1280-en-dark')
  await page.setViewportSize({ width: 1920, height: 1080 })
  await drawn(page)
  await keepPicture(page, title, '1920-en-dark')
  await page.setViewportSize(wide)
  await chooseLanguage(page, 'de')
}

/** Two frames: by the second what a changed width or colour asks for is on the screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
}
