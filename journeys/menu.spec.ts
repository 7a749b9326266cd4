import { expect, type Page } from '@playwright/test'
import { openAs } from './actors.ts'
import { test } from './journey.ts'

const words = {
  de: { menu: 'Hauptmenü', trail: 'Sie sind hier' },
  en: { menu: 'Main menu', trail: 'You are here' },
} as const

/** Every link of the menu, whatever is folded away, with its words. */
async function linksOf(page: Page, menu: string): Promise<{ text: string; href: string }[]> {
  const links = page.getByRole('navigation', { name: menu }).getByRole('link', { includeHidden: true })
  await expect(links.first()).toBeVisible()
  const found = await links.all()
  return Promise.all(
    found.map(async (link) => ({
      // How many wait there is no part of the name.
      text: ((await link.textContent()) ?? '').replace(/\d+$/, ''),
      href: (await link.getAttribute('href')) ?? '',
    })),
  )
}

for (const language of ['de', 'en'] as const)
  test(`${language}: an entry of the menu is called as its page is, or as the subject of its pages, and no page is twice`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const { menu, trail } = words[language]
    await openAs(page, 'administrator', '/companies', language)
    const entries = await linksOf(page, menu)
    expect(entries.length).toBeLessThanOrEqual(26)
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length)
    const seen: string[] = []
    const h1 = page.getByRole('heading', { level: 1 })
    for (const { text, href } of entries) {
      await page.goto(new URL(href, page.url()).href)
      await expect(h1).not.toHaveText(/^$|…$/)
      const pages = page.getByRole('main').getByRole('navigation', { name: text, exact: true }).getByRole('link')
      const names = (await pages.allTextContents()).map((name) => name.replace(/\d+$/, ''))
      if (names.length === 0) {
        await expect(h1).toHaveText(text)
        seen.push(text)
        continue
      }
      for (const name of names) {
        await pages.filter({ hasText: name }).first().click()
        await expect(h1).toHaveText(name)
        // A subject that is called otherwise than its page begins the trail.
        if (names[0] !== text) await expect(page.getByRole('navigation', { name: trail })).toHaveText(`${text}${name}`)
        seen.push(name)
      }
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(entries.length)
  })
