import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { test } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { ownServer } from './own-server.ts'

const server = ownServer('courses')

async function enter(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  const answer = await page.context().request.post(`${server.url}/api/session`, {
    data: { email, password: demoPassword },
  })
  expect(answer.status()).toBe(201)
}
/** Where the link in a mail leads, at the server of this journey. */
async function linkIn(to: string, subject: string, part: string): Promise<string> {
  const { text } = await newestMail(server.url, to, subject)
  const { pathname, search } = new URL(new RegExp(`https?:\\S+${part}\\S+`).exec(text)![0])
  return `${server.url}${pathname}${search}`
}
const main = (page: Page) => page.getByRole('main')

/** Proves the address of a university, which verifies at once. */
async function prove(page: Page, email: string, address: string): Promise<void> {
  await enter(page, email)
  await page.goto(`${server.url}/products/Student`)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse der Hochschule' }).fill(address)
  await main(page).getByRole('button', { name: 'Link senden' }).click()
  await page.goto(await linkIn(address, 'Bestätigen Sie Ihre Hochschuladresse', 'confirmationStudentEmail'))
  await main(page).getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByText('Ihre Adresse ist bestätigt, und Sie sind verifiziert.')).toBeVisible()
}

test('a lecturer asks for places, staff approve, a student joins by the link', async ({ page }) => {
  await prove(page, 'student1@wellenwerk.example', 'lehre@tum.de')
  await page.goto(`${server.url}/courses`)
  await main(page).getByRole('button', { name: 'Plätze anfragen' }).click()
  await page.getByRole('textbox', { name: 'Kurs' }).fill('Zahnräder in der Praxis')
  await page.getByRole('textbox', { name: 'Semester' }).fill('Wintersemester 2026/27')
  await page.getByRole('textbox', { name: 'Plätze' }).fill('20')
  await main(page).getByRole('button', { name: 'Plätze anfragen' }).click()
  const course = page.getByRole('region', { name: 'Zahnräder in der Praxis' })
  await expect(course).toBeVisible()
  await page.reload()
  await expect(course.getByText('Wartet auf Freigabe')).toBeVisible()

  await enter(page, 'administrator@wellenwerk.example')
  await page.goto(`${server.url}/management/courses`)
  await page.getByRole('button', { name: 'Über Zahnräder in der Praxis entscheiden' }).click()
  await expect(page.getByRole('dialog')).toContainText('20 Plätze')
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByText('Zahnräder in der Praxis ist freigegeben.', { exact: true })).toBeVisible()
  const link = await linkIn('student1@wellenwerk.example', 'Ihr Kurs ist freigegeben', 'courses/join')

  await enter(page, 'student2@wellenwerk.example')
  await page.goto(link)
  await page.getByRole('button', { name: 'Platz nehmen' }).click()
  await expect(page.getByRole('alert')).toContainText('bestätigte Adresse mit „tum.de“')
  await prove(page, 'student2@wellenwerk.example', 'yusuf@stud.tum.de')
  await page.goto(link)
  await page.getByRole('button', { name: 'Platz nehmen' }).click()
  await expect(page.getByText('Sie haben einen Platz und sind verifiziert.')).toBeVisible()

  await enter(page, 'student1@wellenwerk.example')
  await page.goto(`${server.url}/courses`)
  await expect(course.getByText('1 von 20 belegt')).toBeVisible()
})
