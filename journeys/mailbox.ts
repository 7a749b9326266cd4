import { expect, type Page } from '@playwright/test'

interface Caught {
  id: string
  to: string
  subject: string
  text: string
}

/** The text of the newest mail to an address with this subject; waits for a mail that is not one of `known`. */
export async function newestMail(url: string, to: string, subject: string, known: ReadonlySet<string> = new Set()) {
  let found: Caught | undefined
  await expect
    .poll(async () => {
      const { items } = (await (await fetch(`${url}/api/mailbox`)).json()) as { items: Caught[] }
      const newest = items.find((mail) => mail.to === to && mail.subject.includes(subject) && !known.has(mail.id))
      if (newest) found = (await (await fetch(`${url}/api/mailbox/${encodeURIComponent(newest.id)}`)).json()) as Caught
      return newest !== undefined
    })
    .toBe(true)
  return found!
}

/** Opens the newest mail with this subject, to this address, in the mailbox and answers the link in it. */
export async function linkFromMail(page: Page, url: string, subject: string, to = ''): Promise<string> {
  // One to somebody else may be there already while this one is still to come.
  const mail = page.getByRole('listitem').filter({ hasText: to }).getByText(subject).first()
  await expect(async () => {
    await page.goto(`${url}/mailbox`)
    await expect(mail).toBeVisible({ timeout: 1000 })
  }).toPass()
  await mail.click()
  const text = await page.getByRole('region', { name: 'Text' }).textContent()
  const { pathname, search } = new URL(/https?:\/\/\S+[\w-]{43}/.exec(text ?? '')![0])
  return `${url}${pathname}${search}`
}
