import { expect, type Page } from '@playwright/test'
import { openAs } from './actors.ts'
import { test } from './journey.ts'
import { moveTo } from './move-to.ts'

/** Every link of the menu, whatever is folded away, with its words. */
async function linksOf(page: Page): Promise<{ text: string; href: string }[]> {
  const links = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { includeHidden: true })
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

test('an entry of the menu is called as its page is, or as the subject of its pages, and no page is twice', async ({
  page,
}) => {
  await openAs(page, 'administrator', '/companies')
  const entries = await linksOf(page)
  expect(entries.length).toBeLessThanOrEqual(26)
  expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length)
  const seen: string[] = []
  const h1 = page.getByRole('heading', { level: 1 })
  for (const { text, href } of entries) {
    await moveTo(page, href)
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
      if (names[0] !== text)
        await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toHaveText(`${text}${name}`)
      seen.push(name)
    }
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(entries.length)
})
